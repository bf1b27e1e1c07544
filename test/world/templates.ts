import type { TrainingType } from '../../contract/lists';
import type { LocalizedString } from '../../contract/shapes';
import type { ScoreHandicapEntry, ScoringItem, Template } from '../../contract/template';
import { makeCategory, type WorldCategory } from './categories';
import { insert } from './database';
import { makeMapping, type WorldMapping } from './mappings';
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
