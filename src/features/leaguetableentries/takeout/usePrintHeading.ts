import { useTranslation } from 'react-i18next';
import { showDate, todayHere } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { filterTexts } from '../../../ui/dataGrid/filterText';
import type { ColumnInfo } from '../../../ui/dataGrid/gridColumn';
import { seasonText } from '../../../ui/seasonText';
import { choicesOf, filterLabels, type FilterChoices } from '../filterChoices';
import type { ShownEntries } from '../useEntryFilters';

/** Returns what stands above the printed entries: the club, the season, every filter by its name, and the day. */
export function usePrintHeading(
  { filters, season }: ShownEntries,
  clubName: string,
  choices: FilterChoices | undefined,
  columns: readonly ColumnInfo[],
): string[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const chosenFilters = filterLabels.flatMap(({ filter, label }) => {
    const chosen = choicesOf(filter, choices, filters[filter] ?? '', t).find(({ id }) => id === filters[filter]);
    return chosen ? [t('leagueEntries.printing.filter', { filter: t(label), value: chosen.name })] : [];
  });
  const columnFilters = filterTexts(filters.where, columns, t);
  const search = filters.q === '' ? [] : [t('leagueEntries.printing.search', { q: filters.q })];
  const printedOn = t('leagueEntries.printing.on', { date: showDate(todayHere(), locale) });
  return [clubName, seasonText(season.choice, t, locale), ...chosenFilters, ...columnFilters, ...search, printedOn];
}
