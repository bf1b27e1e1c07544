import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { leagueApi } from '@/api/league';
import { useWholeList } from '@/api/useWholeList';
import { currentLocale } from '@/i18n/locale';
import { seasonText } from '@/ui/fields/SeasonPicker';
import type { FileCell } from '@/ui/dataGrid/gridColumn';
import type { ExportedColumn, ListExport, WholeList } from '@/ui/dataGrid/listExport';
import type { LeagueEntries, LeagueEntry } from '@contract/league';
import { entryFields, entryText, type EntryField } from './entryText';
import { choicesOf, filterLabels } from './filterChoices';
import type { VisibleEntries } from './useEntryFilters';
import { useSumsText } from './useSumsText';

const words: readonly EntryField[] = ['player', 'training', 'date', 'balls'];

/** Returns how the entries are exported that the filters ask for, with every filter by its name and the sums below. */
export function useEntriesExport(
  entries: VisibleEntries,
  clubName: string,
  data: LeagueEntries | undefined,
): ListExport<LeagueEntry> {
  const { t } = useTranslation();
  const sumsText = useSumsText();
  const { filters, season } = entries;
  const chosenFilters = filterLabels.flatMap(({ filter, label }) => {
    const chosen = choicesOf(filter, data, filters[filter] ?? '', t).find(({ id }) => id === filters[filter]);
    return chosen ? [t('leagueEntries.printing.filter', { filter: t(label), value: chosen.name })] : [];
  });
  const search = filters.q === '' ? [] : [t('leagueEntries.printing.search', { q: filters.q })];
  return {
    title: t('leagueEntries.title'),
    fileName: t('leagueEntries.fileName'),
    heading: [clubName, seasonText(season.choice, t, currentLocale()), ...chosenFilters, ...search],
    read: useAllEntries(entries),
    columns: exportedEntryColumns(t),
    printed: exportedEntryColumns(t),
    // The sums are those of all pages.
    note: () => (data ? sumsText(data) : ''),
    isLandscape: true,
  };
}

/** Returns how to read all entries that the filters ask for. */
const useAllEntries = ({ wanted }: VisibleEntries): (() => Promise<WholeList<LeagueEntry>>) =>
  useWholeList(
    (options) => leagueApi.endpoints.getLeagueEntries.initiate(wanted, options),
    ({ entries }) => ({ rows: entries }),
  );

/**
 * Returns the columns of the screen, in the words of the locale. What spreadsheets sort and calculate with is in files as they
 * read it: a plus handicap is negative, and no handicap is nothing.
 */
export function exportedEntryColumns(t: TFunction): ExportedColumn<LeagueEntry>[] {
  const locale = currentLocale();
  return entryFields.map((field) => ({
    field,
    header: t(`leagueEntries.${field}`),
    text: (entry) => entryText(entry, field, t, locale),
    file: (entry) => fileCell(entry, field) ?? entryText(entry, field, t, locale),
    ...(words.includes(field) ? {} : { align: 'right' as const }),
  }));
}

function fileCell(entry: LeagueEntry, field: EntryField): FileCell | null {
  switch (field) {
    case 'score':
    case 'points':
      return { number: entry[field] };
    case 'handicapStarted':
    case 'handicapPlayed':
    case 'handicapDifference': {
      const { [field]: number } = entry;
      return typeof number === 'number' ? { number, decimals: 1 } : '';
    }
    case 'date':
      return { day: entry.trainingDate };
    case 'balls':
      // Semicolons, because a spreadsheet would read some lists with commas as a number.
      return entry.balls.map(({ points }) => points).join('; ');
    default:
      return null;
  }
}
