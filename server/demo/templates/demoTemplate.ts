import type { LocalizedString } from '@contract/shapes';
import type { Hint, ScoreHandicapEntry, ScoringItem, Template } from '@contract/template';
import type { DemoMapping } from '../content';

export interface DemoTemplate {
  content: Omit<Template, 'trainingHandicapDifferenceToPointsMapping' | 'version'>;
  mapping: DemoMapping | null;
}

export interface Drill {
  id: string;
  category: NonNullable<Template['category']> | null;
  mapping: DemoMapping | null;
  name: LocalizedString;
  description: LocalizedString;
  /** Public id of a demo image. */
  image: string;
  instructions: LocalizedString[];
  hints?: Hint[];
  numberofballs: number;
  scoring?: ScoringItem[];
  scoreHandicapMap: ScoreHandicapEntry[];
}

/** Returns a text in both languages. */
export const both = (en: string, de: string): LocalizedString => ({ en, de });
/** Returns a tip, with the public id of a demo image if there is one. */
export const hint = (en: string, de: string, imageUrl: string | null = null): Hint => ({
  name: both(en, de),
  imageUrl,
});
/** Returns one button of the ball entry: what happened and what it is worth. */
export const item = (en: string, de: string, points: number): ScoringItem => ({ name: both(en, de), points });

/** Returns a map from pairs: each score with the handicap that it is worth, or with league points in a tournament. */
export function reaching(...pairs: [score: number, handicap: number][]): ScoreHandicapEntry[] {
  return pairs.map(([score, handicap]) => ({ score, handicap }));
}

/** Returns a regular template: short drills scored ball by ball. */
export function drill({ mapping, hints = [], scoring = [], ...content }: Drill): DemoTemplate {
  return {
    mapping,
    content: {
      type: 'REGULAR',
      state: 'ACTIVE',
      moreInformationLink: {},
      teamMode: false,
      hints,
      balls: Array.from({ length: content.numberofballs }, (_, index) => ({ scoring: index === 0 ? scoring : [] })),
      ...content,
    },
  };
}

/** Returns the template as one of another type or state. */
export function as(changes: Partial<DemoTemplate['content']>, { mapping, content }: DemoTemplate): DemoTemplate {
  return { mapping, content: { ...content, ...changes } };
}
