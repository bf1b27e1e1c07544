import { useTranslation } from 'react-i18next';
import { showDate, todayHere } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { seasonText } from '../../../ui/seasonText';
import type { useEntriesUrl } from '../entriesUrl';
import { choicesOf, filterLabels, type FilterChoices } from '../filterChoices';

/** Returns what stands above the printed entries: the club, the season, every filter by its name, and the day. */
export function usePrintHeading(
  url: ReturnType<typeof useEntriesUrl>,
  clubName: string,
  choices: FilterChoices | undefined,
): string[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const filters = filterLabels.flatMap(({ filter, label }) => {
    const chosen = choicesOf(filter, choices, url[filter], t).find(({ id }) => id === url[filter]);
    return chosen ? [t('leagueEntries.printing.filter', { filter: t(label), value: chosen.name })] : [];
  });
  const search = url.q === '' ? [] : [t('leagueEntries.printing.search', { q: url.q })];
  const printedOn = t('leagueEntries.printing.on', { date: showDate(todayHere(), locale) });
  return [clubName, seasonText(url.season.choice, t, locale), ...filters, ...search, printedOn];
}
