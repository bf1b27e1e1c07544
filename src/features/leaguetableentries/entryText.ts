import type { TFunction } from 'i18next';
import { showDate } from '@/i18n/dates';
import { localizedText } from '@/i18n/localized';
import { showDifference, showHandicap } from '@/i18n/numbers';
import { personName } from '@/i18n/personName';
import type { LeagueEntry } from '@contract/league';
import type { Locale } from '@contract/lists';

/** The columns of specification §2 "League table entries" in its order. */
export const entryFields = [
  'player',
  'training',
  'date',
  'balls',
  'score',
  'handicapStarted',
  'handicapPlayed',
  'handicapDifference',
  'points',
] as const;
export type EntryField = (typeof entryFields)[number];

/** Where a tournament has no handicap. */
const NONE = '–';

/** Returns the text of this column as one reads it in the locale: on the screen, on paper, and for words in a file. */
export function entryText(entry: LeagueEntry, field: EntryField, t: TFunction, locale: Locale): string {
  const number = new Intl.NumberFormat(locale);
  switch (field) {
    case 'player':
      return personName(entry.player);
    case 'training':
      return localizedText(entry.trainingName, locale);
    case 'date':
      return showDate(entry.trainingDate, locale);
    case 'balls':
      return entry.balls.map(({ points }) => number.format(points)).join(', ');
    case 'score':
    case 'points':
      return number.format(entry[field]);
    case 'handicapStarted':
    case 'handicapPlayed':
      return typeof entry[field] === 'number' ? showHandicap(entry[field], locale) : NONE;
    case 'handicapDifference': {
      const words = t(`leagueEntries.${differenceSense(entry)}`);
      const { handicapDifference: difference } = entry;
      return typeof difference === 'number' ? `${showDifference(difference, locale)}, ${words}` : `${NONE} ${words}`;
    }
  }
}

/** Returns what the sign of the handicap difference means. */
export function differenceSense({ handicapDifference: difference }: LeagueEntry) {
  if (typeof difference !== 'number') return 'noHandicap';
  if (difference === 0) return 'equal';
  return difference > 0 ? 'better' : 'worse';
}
