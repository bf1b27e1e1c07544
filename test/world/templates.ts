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

export interface TemplateWishes {
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
export async function makeTemplate(wishes: TemplateWishes = {}): Promise<WorldTemplate> {
  const content = await contentOf(wishes);
  const mapping = await mappingOf(wishes);
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

async function contentOf(wishes: TemplateWishes): Promise<Template> {
  const type = wishes.type ?? 'REGULAR';
  const category = wishes.category === undefined ? await makeCategory() : wishes.category;
  const numberofballs = wishes.numberofballs ?? (type === 'TOURNAMENT' ? 0 : 5);
  const scoring = wishes.scoring ?? (type === 'REGULAR' ? ordinaryScoring : []);
  return {
    id: '',
    type,
    state: wishes.state ?? 'ACTIVE',
    name: wishes.name ?? { en: unique('Putting gate'), de: unique('Putt-Tor') },
    description: wishes.description ?? { en: 'Five balls from two metres', de: 'Fünf Bälle aus zwei Metern' },
    moreInformationLink: {},
    image: null,
    category,
    teamMode: wishes.teamMode ?? false,
    instructions: wishes.instructions ?? [{ en: 'Read the line first', de: 'Zuerst die Linie lesen' }],
    hints: wishes.hints ?? [],
    balls: Array.from({ length: numberofballs }, (_, index) => ({ scoring: index === 0 ? scoring : [] })),
    scoreHandicapMap: wishes.scoreHandicapMap ?? (type === 'TOURNAMENT' ? tournamentMap : ordinaryMap),
    numberofballs,
    version: 1,
  };
}

async function mappingOf({ type, mapping }: TemplateWishes): Promise<WorldMapping | null> {
  if (mapping !== undefined) return mapping;
  return type === 'TOURNAMENT' ? null : makeMapping();
}

/** Returns the body that makes a template over the API: regular, of one ball, without category and mapping. */
export function newTemplate(wishes: Partial<NewTemplate> = {}): NewTemplate {
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
    ...wishes,
  };
}

export interface WorldCategory {
  id: string;
  name: LocalizedString;
}

export interface CategoryWishes {
  name?: LocalizedString;
}

/** Makes a training category named in both languages. */
export async function makeCategory(wishes: CategoryWishes = {}): Promise<WorldCategory> {
  const name = wishes.name ?? { en: unique('Short game'), de: unique('Kurzes Spiel') };
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

export interface MappingWishes {
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
export async function makeMapping(wishes: MappingWishes = {}): Promise<WorldMapping> {
  const name = wishes.name ?? unique('Points mapping');
  const rows = wishes.rows ?? ordinaryRows;
  const id = await insert('mappings', { name });
  await sql(
    `insert into mapping_rows (mapping_id, difference_tenths, points)
     select $1, * from unnest($2::integer[], $3::integer[])`,
    [id, rows.map((row) => toTenths(row.handicapDifference)), rows.map((row) => row.points)],
  );
  return { id, name, rows };
}
