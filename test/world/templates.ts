import { toTenths } from '@contract/handicap';
import type { TrainingType } from '@contract/lists';
import type { MappingRow } from '@contract/mapping';
import type { LocalizedString } from '@contract/shapes';
import type { NewTemplate, ScoreHandicapEntry, ScoringItem, Template } from '@contract/template';
import { insert, sql } from './database';
import { unique } from './names';

export interface WorldTemplate {
  content: Template;
  mapping: WorldMapping | null;
}

export interface TemplateOptions {
  type?: TrainingType;
  state?: Template['state'];
  name?: LocalizedString;
  description?: LocalizedString;
  /** Null makes a template that is not ready to create a training. */
  category?: WorldCategory | null;
  mapping?: WorldMapping | null;
  teamMode?: boolean;
  instructions?: LocalizedString[];
  hints?: Template['hints'];
  numberofballs?: number;
  scoring?: ScoringItem[];
  scoreHandicapMap?: ScoreHandicapEntry[];
}

const ordinaryScoring: ScoringItem[] = [
  { name: { en: 'Holed', de: 'Eingelocht' }, points: 3 },
  { name: { en: 'Within one club length', de: 'Innerhalb einer Schlägerlänge' }, points: 1 },
  { name: { en: 'Missed', de: 'Verfehlt' }, points: 0 },
  { name: { en: 'Off the green', de: 'Vom Grün gerollt' }, points: -1 },
];

const ordinaryMap: ScoreHandicapEntry[] = [
  { score: 0, handicap: 36 },
  { score: 6, handicap: 18.4 },
  { score: 10, handicap: 14.1 },
  { score: 20, handicap: 4 },
];

const tournamentMap: ScoreHandicapEntry[] = [
  { score: 10, handicap: 2 },
  { score: 20, handicap: 6 },
  { score: 30, handicap: 10 },
];

/** Makes a template, ready to create a training unless the wishes say otherwise: regular, five balls. */
export async function makeTemplate(options: TemplateOptions = {}): Promise<WorldTemplate> {
  const content = await contentOf(options);
  const mapping = await mappingOf(options);
  const id = await insert('templates', {
    type: content.type,
    state: content.state,
    name: JSON.stringify(content.name),
    description: JSON.stringify(content.description),
    more_information_link: JSON.stringify(content.moreInformationLink),
    category_id: content.category?.id ?? null,
    mapping_id: mapping?.id ?? null,
    team_mode: content.teamMode,
    instructions: JSON.stringify(content.instructions),
    hints: JSON.stringify(content.hints),
    balls: JSON.stringify(content.balls),
    score_handicap_map: JSON.stringify(content.scoreHandicapMap),
  });
  const named = mapping && { id: mapping.id, name: mapping.name };
  return { content: { ...content, id, trainingHandicapDifferenceToPointsMapping: named }, mapping };
}

async function contentOf(options: TemplateOptions): Promise<Template> {
  const type = options.type ?? 'REGULAR';
  const category = options.category === undefined ? await makeCategory() : options.category;
  const numberofballs = options.numberofballs ?? (type === 'TOURNAMENT' ? 0 : 5);
  const scoring = options.scoring ?? (type === 'REGULAR' ? ordinaryScoring : []);
  return {
    id: '',
    type,
    state: options.state ?? 'ACTIVE',
    name: options.name ?? { en: unique('Putting gate'), de: unique('Putt-Tor') },
    description: options.description ?? { en: 'Five balls from two metres', de: 'Fünf Bälle aus zwei Metern' },
    moreInformationLink: {},
    image: null,
    category,
    teamMode: options.teamMode ?? false,
    instructions: options.instructions ?? [{ en: 'Read the line first', de: 'Zuerst die Linie lesen' }],
    hints: options.hints ?? [],
    balls: Array.from({ length: numberofballs }, (_, index) => ({ scoring: index === 0 ? scoring : [] })),
    scoreHandicapMap: options.scoreHandicapMap ?? (type === 'TOURNAMENT' ? tournamentMap : ordinaryMap),
    numberofballs,
    version: 1,
  };
}

async function mappingOf({ type, mapping }: TemplateOptions): Promise<WorldMapping | null> {
  if (mapping !== undefined) return mapping;
  return type === 'TOURNAMENT' ? null : makeMapping();
}

/** Returns the body that makes a template over the API: regular, of one ball, without category and mapping. */
export function newTemplate(options: Partial<NewTemplate> = {}): NewTemplate {
  return {
    type: 'REGULAR',
    name: { en: unique('Lag putting'), de: unique('Lag-Putten') },
    description: { en: 'Ten balls from nine metres', de: 'Zehn Bälle aus neun Metern' },
    moreInformationLink: { en: 'https://example.org/lag', de: '' },
    teamMode: false,
    instructions: [{ en: 'Read the line first', de: 'Zuerst die Linie lesen' }],
    hints: [{ name: { en: 'Slowly', de: 'Langsam' } }],
    balls: [{ scoring: [{ name: { en: 'Holed', de: 'Eingelocht' }, points: 3 }] }],
    scoreHandicapMap: [
      { score: 0, handicap: 36 },
      { score: 3, handicap: -1.2 },
    ],
    ...options,
  };
}

export interface WorldCategory {
  id: string;
  name: LocalizedString;
}

export interface CategoryOptions {
  name?: LocalizedString;
}

/** Makes a training category named in both languages. */
export async function makeCategory(options: CategoryOptions = {}): Promise<WorldCategory> {
  const name = options.name ?? { en: unique('Short game'), de: unique('Kurzes Spiel') };
  const id = await insert('training_categories', {
    name: JSON.stringify(name),
    description: JSON.stringify({ en: 'Around the green', de: 'Rund ums Grün' }),
  });
  return { id, name };
}

export interface WorldMapping {
  id: string;
  name: string;
  rows: MappingRow[];
}

export interface MappingOptions {
  name?: string;
  rows?: MappingRow[];
}

/** Below −2 nothing, and a row at 4.3 that only integer tenths can hit exactly. */
const ordinaryRows: MappingRow[] = [
  { handicapDifference: -2, points: 2 },
  { handicapDifference: 0, points: 5 },
  { handicapDifference: 4.3, points: 8 },
  { handicapDifference: 10, points: 12 },
];

/** Makes a points mapping with its rows. */
export async function makeMapping(options: MappingOptions = {}): Promise<WorldMapping> {
  const name = options.name ?? unique('Points mapping');
  const rows = options.rows ?? ordinaryRows;
  const id = await insert('mappings', { name });
  await sql(
    `insert into mapping_rows (mapping_id, difference_tenths, points)
     select $1, * from unnest($2::integer[], $3::integer[])`,
    [id, rows.map((row) => toTenths(row.handicapDifference)), rows.map((row) => row.points)],
  );
  return { id, name, rows };
}
