import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import type { TrainingType } from '@contract/lists';

interface ScoreRow {
  score: number;
  /** The score and what it gives, in words: points of a tournament, else a handicap. */
  cells: [string, string];
}

/** Returns the rows of a score-handicap map, by score. */
export function scoreRows(type: TrainingType, map: readonly { score: number; handicap: number }[]): ScoreRow[] {
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  const inWords = (handicap: number) =>
    type === 'TOURNAMENT' ? number.format(handicap) : showHandicap(handicap, locale);
  return [...map]
    .sort((one, other) => one.score - other.score)
    .map(({ score, handicap }) => ({ score, cells: [number.format(score), inWords(handicap)] }));
}
