import type { TFunction } from 'i18next';
import { currentLocale } from '@/i18n/locale';
import type { TakenColumn, TakeOut } from '@/ui/dataGrid/takeOut';
import type { LeagueRow } from './leagueRows';

/** Returns how the league table is taken out: in files rank and points are numbers, on paper the rule stands below. */
export function leagueTakeOut(t: TFunction, heading: readonly string[]): TakeOut<LeagueRow> {
  const number = new Intl.NumberFormat(currentLocale());
  const player: TakenColumn<LeagueRow> = { field: 'player', header: t('league.player'), text: (row) => row.player };
  const totalPoints: TakenColumn<LeagueRow> = {
    field: 'totalPoints',
    header: t('league.totalPoints'),
    align: 'right',
    text: (row) => number.format(row.totalPoints),
    file: (row) => ({ number: row.totalPoints }),
  };
  const rank: TakenColumn<LeagueRow> = {
    field: 'rank',
    header: t('league.rank'),
    text: (row) => (row.tied ? t('league.takeOut.tied', { rank: row.rank }) : `${row.rank}`),
    file: (row) => ({ number: row.rank }),
  };
  const tied: TakenColumn<LeagueRow> = {
    field: 'tied',
    header: t('league.tied'),
    text: (row) => t(row.tied ? 'league.takeOut.yes' : 'league.takeOut.no'),
  };
  return {
    title: t('league.title'),
    fileName: t('league.takeOut.fileName'),
    heading,
    columns: [rank, player, totalPoints, tied],
    printed: [rank, player, totalPoints],
    note: () => `${t('league.rule.text')} ${t('league.rule.noEvents')}`,
  };
}
