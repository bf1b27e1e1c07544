import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import type { LeagueEntries } from '@contract/league';

/** Returns how to say how many entries there are and what they come to, on all pages. */
export function useSumsText(): (entries: Pick<LeagueEntries, 'totalCount' | 'sums'>) => string {
  const { t } = useTranslation();
  const numbers = new Intl.NumberFormat(currentLocale());
  return ({ totalCount, sums }) =>
    [
      t('leagueEntries.number', { count: totalCount, number: numbers.format(totalCount) }),
      `${t('leagueEntries.score')}: ${numbers.format(sums.score)}`,
      `${t('leagueEntries.points')}: ${numbers.format(sums.points)}`,
    ].join(' · ');
}
