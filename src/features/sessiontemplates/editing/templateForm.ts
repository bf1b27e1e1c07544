import { currentLocale } from '@/i18n/locale';
import { readHandicap, readWholeNumber, showHandicap } from '@/i18n/numbers';
import { type Locale, locales } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import type { EditedTemplate, ScoreHandicapEntry, Template } from '@contract/template';

/** A text in each language, as it is typed. */
export type LocalizedValues = Record<Locale, string>;

/** Tells the rows of a list apart, also while they are moved; it is never sent. */
export interface Row {
  key: number;
}

export type InstructionRow = Row & LocalizedValues;

export type HintRow = Row & { name: LocalizedValues; imageUrl: string | null };

export type ScoringRow = Row & { name: LocalizedValues; points: string };

export type MapRow = Row & { score: string; handicap: string };

/** The form as it is typed: numbers as text, and no id where nothing is chosen. */
export interface TemplateValues {
  name: LocalizedValues;
  description: LocalizedValues;
  moreInformationLink: LocalizedValues;
  image: string | null;
  category: string;
  mapping: string;
  teamMode: boolean;
  instructions: InstructionRow[];
  hints: HintRow[];
  numberofballs: string;
  balls: Row[];
  scoring: ScoringRow[];
  scoreHandicapMap: MapRow[];
}

type TemplateType = Template['type'];

/** Returns whether templates of this type have balls and a points mapping; tournaments have neither. */
export const hasBalls = (type: TemplateType): boolean => type !== 'TOURNAMENT';

/** Returns whether scoring is asked for: by regular templates with a ball that it can stand on. */
export const hasScoring = (type: TemplateType, { balls }: Pick<TemplateValues, 'balls'>): boolean =>
  type === 'REGULAR' && balls.length > 0;

/** Returns the form of a template. */
export function valuesOf(template: Template): TemplateValues {
  return {
    name: typed(template.name),
    description: typed(template.description),
    moreInformationLink: typed(template.moreInformationLink),
    image: template.image ?? null,
    category: template.category?.id ?? '',
    mapping: template.trainingHandicapDifferenceToPointsMapping?.id ?? '',
    teamMode: template.teamMode,
    instructions: template.instructions.map((text, key) => ({ key, ...typed(text) })),
    hints: template.hints.map(({ name, imageUrl }, key) => ({ key, name: typed(name), imageUrl: imageUrl ?? null })),
    numberofballs: String(template.balls.length),
    balls: template.balls.map((_ball, key) => ({ key })),
    scoring: (template.balls[0]?.scoring ?? []).map(({ name, points }, key) => ({
      key,
      name: typed(name),
      points: String(points),
    })),
    scoreHandicapMap: template.scoreHandicapMap.map(({ score, handicap }, key) => ({
      key,
      score: String(score),
      handicap: template.type === 'TOURNAMENT' ? String(handicap) : showHandicap(handicap, currentLocale()),
    })),
  };
}

/** Returns what is sent, as a change of this version of the template; of what its type does not have, nothing. */
export function editedTemplateOf(values: TemplateValues, { id, type, state, version }: Template): EditedTemplate {
  const isTournament = type === 'TOURNAMENT';
  const hasMapping = !isTournament && values.mapping !== '';
  return {
    id,
    state,
    version,
    name: sent(values.name),
    description: sent(values.description),
    moreInformationLink: sent(values.moreInformationLink),
    image: values.image,
    category: values.category === '' ? null : { id: values.category },
    trainingHandicapDifferenceToPointsMapping: hasMapping ? { id: values.mapping } : null,
    teamMode: isTournament && values.teamMode,
    instructions: values.instructions.map(sent),
    hints: values.hints.map(({ name, imageUrl }) => ({ name: sent(name), imageUrl })),
    balls: hasBalls(type) ? ballsOf(values, type) : [],
    scoreHandicapMap: values.scoreHandicapMap.flatMap((row) => entryOf(row, type)),
  };
}

function ballsOf(values: TemplateValues, type: TemplateType): EditedTemplate['balls'] {
  const scoring = values.scoring.map(({ name, points }) => ({
    name: sent(name),
    points: readWholeNumber(points) ?? 0,
  }));
  return values.balls.map((_ball, index) => ({ scoring: index === 0 && hasScoring(type, values) ? scoring : [] }));
}

/** A form with numbers that cannot be read is never sent; the preview leaves such an entry out. */
function entryOf({ score, handicap }: MapRow, type: TemplateType): ScoreHandicapEntry[] {
  const from = readWholeNumber(score);
  const to = type === 'TOURNAMENT' ? readWholeNumber(handicap) : handicapOf(handicap);
  return from === null || to === null ? [] : [{ score: from, handicap: to }];
}

function handicapOf(text: string): number | null {
  const read = readHandicap(text, currentLocale());
  return 'reason' in read ? null : read.handicap;
}

const typed = ({ en = '', de = '' }: LocalizedString): LocalizedValues => ({ en, de });

/** A language without a text is left out. */
function sent(texts: LocalizedValues): LocalizedString {
  return Object.fromEntries(
    locales.map((locale) => [locale, texts[locale].trim()] as const).filter(([, text]) => text !== ''),
  );
}

/** How the parts of a template that the form calls otherwise are called on the wire. */
const renamed = [
  [/^category\.id$/, 'category'],
  [/^trainingHandicapDifferenceToPointsMapping(\.id)?$/, 'mapping'],
  [/^balls\.0\.scoring\./, 'scoring.'],
] as const;

/** Returns the name in the form of a field that the server has refused: `balls.0.scoring.1.points` is `scoring.1.points`. */
export function formPathOf(path: string): string {
  return renamed.reduce((renamedPath, [wire, form]) => renamedPath.replace(wire, form), path);
}
