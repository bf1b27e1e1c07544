import type { TFunction } from 'i18next';
import type { Locale } from '../../../../contract/lists';
import { csvText, harmless } from '../../../ui/csvText';
import type { LeagueRow } from '../leagueRows';

/**
 * Returns the league table as a CSV file (RFC 4180), with the words and signs of the locale. A name that a spreadsheet
 * would take for a formula gets an apostrophe in front; rank and points are numbers, so that it can calculate with them.
 */
export function leagueCsv(rows: readonly LeagueRow[], t: TFunction, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const head = [t('league.rank'), t('league.player'), t('league.totalPoints'), t('league.tied')];
  const records = rows.map(({ rank, player, totalPoints, tied }) => [
    number.format(rank),
    harmless(player),
    number.format(totalPoints),
    t(tied ? 'league.takeOut.yes' : 'league.takeOut.no'),
  ]);
  return csvText([head, ...records], locale);
}
