import type { TFunction } from 'i18next';
import { currentLocale } from '@/i18n/locale';
import type { ExportedColumn, ListExport } from '@/ui/dataGrid/listExport';
import type { LeagueRow } from './leagueRows';

/** Returns how the league table is exported: in files rank and points are numbers, on paper the rule stands below. */
export function leagueExport(t: TFunction, heading: readonly string[]): ListExport<LeagueRow> {
  const number = new Intl.NumberFormat(currentLocale());
  const player: ExportedColumn<LeagueRow> = { field: 'player', header: t('league.player'), text: (row) => row.player };
  const totalPoints: ExportedColumn<LeagueRow> = {
    field: 'totalPoints',
    header: t('league.totalPoints'),
    align: 'right',
    text: (row) => number.format(row.totalPoints),
    file: (row) => ({ number: row.totalPoints }),
  };
  const rank: ExportedColumn<LeagueRow> = {
    field: 'rank',
    header: t('league.rank'),
    text: (row) => (row.tied ? t('league.exporting.tied', { rank: row.rank }) : `${row.rank}`),
    file: (row) => ({ number: row.rank }),
  };
  const tied: ExportedColumn<LeagueRow> = {
    field: 'tied',
    header: t('league.tied'),
    text: (row) => t(row.tied ? 'league.exporting.yes' : 'league.exporting.no'),
  };
  return {
    title: t('league.title'),
    fileName: t('league.exporting.fileName'),
    heading,
    columns: [rank, player, totalPoints, tied],
    printed: [rank, player, totalPoints],
    note: () => `${t('league.rule.text')} ${t('league.rule.noEvents')}`,
  };
}
