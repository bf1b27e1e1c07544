import type { TFunction } from 'i18next';
import { typedDate } from '@/i18n/dates';
import { csvText, harmless } from '@/ui/saveFile';
import type { LeagueEntry } from '@contract/league';
import type { Locale } from '@contract/lists';
import { entryFields, entryText, type EntryField } from './entryText';

/**
 * Returns the entries as a CSV file (RFC 4180) with the columns of the screen, in the words of the locale. What
 * spreadsheets sort and calculate with is written as they read it: points without separators, handicaps with one
 * decimal (a plus handicap is negative), no handicap as nothing, and dates as `2026-05-14`, in German `14.05.2026`.
 */
export function entriesCsv(entries: readonly LeagueEntry[], t: TFunction, locale: Locale): string {
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
  const cell = (entry: LeagueEntry, field: EntryField): string => {
    switch (field) {
      case 'score':
      case 'points':
        return String(entry[field]);
      case 'handicapStarted':
      case 'handicapPlayed':
      case 'handicapDifference':
        return typeof entry[field] === 'number' ? tenths.format(entry[field]) : '';
      case 'date':
        return locale === 'de' ? typedDate(entry.trainingDate) : entry.trainingDate;
      case 'balls':
        // Semicolons, because a spreadsheet would read some lists with commas as a number.
        return harmless(entry.balls.map(({ points }) => points).join('; '));
      default:
        return harmless(entryText(entry, field, t, locale));
    }
  };
  const headings = entryFields.map((field) => t(`leagueEntries.${field}`));
  return csvText([headings, ...entries.map((entry) => entryFields.map((field) => cell(entry, field)))], locale);
}
