import { type FilterColumns, type FilterKind, operatorsOf } from '@contract/columnFilter';
import type { Chance } from '@test/chance';
import { fixturePassword } from '@test/fixtures/members';
import type { Schema } from './describedCalls';
import type { Known } from './smallFixtures';

export interface Draw {
  chance: Chance;
  known: Known;
}

/** Returns a value that the schema allows; now and then the greatest, longest or strangest that it does. */
export function drawValue(schema: Schema, location: SchemaLocation, draw: Draw): unknown {
  const { chance } = draw;
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema['x-sort-fields']) return drawSorting(schema['x-sort-fields'], chance);
  if (schema['x-filter-columns']) return drawFilter(schema['x-filter-columns'], chance);
  if (schema.anyOf) return drawValue(chance.pick(schema.anyOf), location, draw);
  switch (schema.type) {
    case 'object':
      return drawObject(schema, location, draw);
    case 'array':
      return drawList(schema, location, draw);
    case 'string':
      return drawText(schema, location, draw);
    case 'integer':
    case 'number':
      // Whatever was made is at its first version, unless it has been edited meanwhile.
      return location.name === 'version' && chance.likely(0.8) ? 1 : drawNumber(schema, chance);
    case 'boolean':
      return chance.likely(0.5);
    case 'null':
      return null;
    default:
      return chance.pick<unknown>([null, 1, 'x', { id: 1 }]);
  }
}

function drawObject(
  { properties = {}, required = [] }: Schema,
  { path, name: parent }: SchemaLocation,
  draw: Draw,
): unknown {
  const drawn = Object.entries(properties).filter(([name]) => required.includes(name) || draw.chance.likely(0.5));
  return Object.fromEntries(drawn.map(([name, schema]) => [name, drawValue(schema, { path, parent, name }, draw)]));
}

function drawList(
  { items = {}, minItems = 0, maxItems = 500 }: Schema,
  location: SchemaLocation,
  draw: Draw,
): unknown[] {
  const { chance } = draw;
  const length = chance.likely(0.01) ? maxItems : Math.min(maxItems, minItems + chance.pick([0, 0, 1, 1, 2, 3]));
  return Array.from({ length }, () => drawValue(items, location, draw));
}

function drawNumber({ type, minimum, maximum, multipleOf }: Schema, { below, likely, pick }: Chance): number {
  const [least, most] = [minimum ?? -(2 ** 53), maximum ?? 2 ** 53];
  if (likely(0.05)) return pick([least, most, ...(maximum === undefined ? [2 ** 31, 1e21, 1e308] : [])]);
  const small = Math.min(most, Math.max(least, below(8) - 1));
  return type === 'number' && multipleOf !== undefined && small < most && likely(0.3) ? small + below(10) / 10 : small;
}

const filterValues: Record<Exclude<FilterKind, 'choice'>, readonly string[]> = {
  text: ['müller', '%', "o'n", '\\', 'a,b', '0171 55', '+49', '_', 'ß', '💥'],
  number: ['0', '18.4', '-1.2', '18.45', '9999999', '-9999999.999'],
  handicap: ['0', '18.4', '-1.2', '18.45', '54', '-10'],
  date: ['2026-05-14', '1900-01-01', '9999-12-31'],
  boolean: ['true', 'false'],
};

/** Returns one field or two that a list can be sorted by. */
function drawSorting(fields: readonly string[], chance: Chance): string {
  const first = chance.pick(fields);
  const others = fields.filter((field) => field !== first);
  const turned = (field: string) => (chance.likely(0.5) ? `-${field}` : field);
  return others.length > 0 && chance.likely(0.4) ? `${turned(first)},${turned(chance.pick(others))}` : turned(first);
}

/** Returns a filter by one of the columns. */
function drawFilter({ kinds, choices }: FilterColumns, chance: Chance): string {
  const [field, kind] = chance.pick(Object.entries(kinds));
  const operator = chance.pick<string>(operatorsOf[kind]);
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return `${field} ${operator}`;
  return `${field} ${operator} ${chance.pick(kind === 'choice' ? (choices[field] ?? []) : filterValues[kind])}`;
}

/** For what a pattern alone describes. */
const samples = ['0', '3', '25', '100', 'v1789000000', 'key-1', 'key-2'];

const drawnFormats: Record<string, readonly string[]> = {
  uuid: ['01890000-0000-7000-8000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  'calendar-date': ['2026-05-14', '2026-01-01', '2024-02-29', '9999-12-31', '1900-01-01'],
  'time-of-day': ['00:00', '17:30', '23:59'],
  'date-of-birth': ['14.05.1980', '29.02.2024', '31.12.9999', '01.01.1900'],
  'past-date-of-birth': ['14.05.1980', '29.02.2024', '01.01.1900'],
  'date-time': ['2026-05-14T10:00:00.000Z', '9999-12-31T23:59:59.999999-14:59', '1900-01-01T00:00:00+14:59'],
  'empty-or-visible-line': ['', '+49 171 5550142', '%_\\', "'; DELETE FROM members; --"],
  'person-name': ['Jana', "O'Neill", '👩‍👩‍👧‍👦', 'ﷺ', '<b>x</b>', 'e\u0301', "'; DELETE FROM members; --"],
  line: ['', 'Putting', '%', '\\', '<b>x</b>'],
  'empty-or-visible-text': ['', '+49 171 5550142', 'Übung', '<b>x</b>', '%_\\', "'; DELETE FROM members; --"],
  'visible-line': ['Jana', "O'Neill", '%_\\', 'ﷺ', '<b>x</b>', '𝒳', 'e\u0301', "'; DELETE FROM members; --"],
  email: ['new@example.org', "o'neill@example.org", '%@example.org', 'ä@ö.example'],
  username: ['new.one', 'İstanbul', 'ǅ', 'ﬀ', '1', 'n\u0303'],
  'public-id': ['grass', 'a/b/c', 'Übung 1'],
  'web-link': ['', 'https://example.org/a?b=c#d', "http://x'y"],
};

function drawText(schema: Schema, location: SchemaLocation, draw: Draw): string {
  const { chance, known } = draw;
  const { format = '', pattern, minLength = 0, maxLength = 5_000 } = schema;
  const wanted = knownValue(location, known, chance);
  if (wanted !== undefined && chance.likely(0.95)) return wanted;
  if (pattern !== undefined) return chance.pick(samples.filter((sample) => new RegExp(pattern, 'u').test(sample)));
  const ofFormat = drawnFormats[format];
  if (ofFormat) return chance.likely(0.03) && format === 'visible-line' ? 'W'.repeat(maxLength) : chance.pick(ofFormat);
  if (format !== '') throw new Error(`no text of the format ${format} is known`);
  if (/password/i.test(location.name)) return chance.likely(0.7) ? fixturePassword : 'another good password';
  const text = chance.likely(0.03)
    ? 'é'.repeat(maxLength)
    : chance.pick(['', 'Putting', 'müller', '%', "'", '\\', '$1']);
  return text.padEnd(minLength, 'x');
}

/** Where a value stands in a request. */
interface SchemaLocation {
  path: string;
  /** Of the field or parameter around it. */
  parent: string;
  name: string;
}

type Kind = keyof Known;

const kindsOfNames: Record<string, Kind> = {
  golfclubId: 'club',
  username: 'username',
  usernameOrEmail: 'username',
  email: 'email',
  code: 'code',
  memberId: 'member',
  playerId: 'member',
  scheduledTrainingId: 'training',
  session_id: 'training',
  playerDataId: 'session',
  session_price_id: 'price',
  categoryId: 'category',
  mappingId: 'mapping',
  trainingTemplateId: 'template',
  displayLinkId: 'displayLink',
  helperCodeId: 'helperCode',
  helperId: 'helper',
  secret: 'secret',
  publicId: 'image',
  image: 'image',
  imageUrl: 'image',
};

const kindsOfParents: Record<string, Kind> = {
  category: 'category',
  trainingHandicapDifferenceToPointsMapping: 'mapping',
};

const kindsOfPaths: [part: string, kind: Kind][] = [
  ['/sessionid/', 'training'],
  ['/sessioninstantprice', 'instantPrice'],
  ['/sessionprices', 'price'],
  ['/trainingcategory', 'category'],
  ['/trainingsessiontemplate', 'template'],
  ['mapping', 'mapping'],
  ['/golfclub', 'club'],
];

/** Of parameters whose form no schema tells. */
const wellFormed: Record<string, readonly string[]> = {
  transformation: ['q_auto,f_auto,w_40,c_scale', 'w_20', 'f_png', 'f_avif,w_2560'],
  file: ['tip.json', 'sessiontemplate.json'],
  cloudinary_image: ['{"public_id":"grass"}'],
};

/** Returns something of the fixtures that belongs there, seldom something that does not; undefined where anything may stand. */
function knownValue({ path, parent, name }: SchemaLocation, known: Known, chance: Chance): string | undefined {
  const form = wellFormed[name];
  if (form) return chance.pick(form);
  const kind = name === 'id' ? (kindsOfParents[parent] ?? kindOfPath(path)) : kindsOfNames[name];
  if (kind === undefined) return undefined;
  const other = chance.likely(0.03) ? chance.pick(Object.keys(known) as Kind[]) : kind;
  return chance.pick(known[other]);
}

const kindOfPath = (path: string) => kindsOfPaths.find(([part]) => path.includes(part))?.[1];
