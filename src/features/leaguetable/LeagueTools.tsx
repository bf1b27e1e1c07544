import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { showDate, todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { useMay } from '@/session/sessionSlice';
import { PrintedTable } from '@/ui/PrintedTable';
import DownloadIcon from '@mui/icons-material/Download';
import ListAltIcon from '@mui/icons-material/ListAlt';
import PrintIcon from '@mui/icons-material/Print';
import TvIcon from '@mui/icons-material/Tv';
import { csvText, fileNameOfToday, harmless, saveFile } from '@/ui/saveFile';
import { usePrinting } from '@/ui/usePrinting';
import { useNotify } from '@/ui/useNotify';
import type { Locale } from '@contract/lists';
import type { LeagueRow } from './leagueRows';

interface LeagueToolsProps {
  rows: readonly LeagueRow[];
  /** Whose table it is, of which season, and what else narrows it. */
  heading: readonly string[];
  entriesAddress: string;
}

/** What can be done with the whole table, and where staff go on from it. */
export function LeagueTools({ rows, heading, entriesAddress }: LeagueToolsProps) {
  const { t } = useTranslation();
  const maySeeEntries = useMay('league.readEvents');
  const maySeeDisplays = useMay('display.list');
  return (
    <>
      {maySeeEntries && (
        <Button size="small" component={RouterLink} to={entriesAddress} startIcon={<ListAltIcon />}>
          {t('league.toEntries')}
        </Button>
      )}
      {maySeeDisplays && (
        <Button size="small" component={RouterLink} to="/private/display" startIcon={<TvIcon />}>
          {t('league.toDisplay')}
        </Button>
      )}
      <ExportButton rows={rows} />
      <PrintButton rows={rows} heading={heading} />
    </>
  );
}

/** Saves all rows that are shown, of every page, as a CSV file. */
function ExportButton({ rows }: { rows: readonly LeagueRow[] }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const save = () => {
    const text = leagueCsv(rows, t, currentLocale());
    saveFile(fileNameOfToday(t('league.takeOut.fileName'), 'csv'), text, 'text/csv;charset=utf-8');
    notify({ textKey: 'league.takeOut.saved', values: { count: rows.length } });
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={rows.length === 0} onClick={save}>
      {t('league.takeOut.csv')}
    </Button>
  );
}

/**
 * Returns the league table as a CSV file (RFC 4180), with the words and signs of the locale. A name that a spreadsheet
 * would take for a formula gets an apostrophe in front; rank and points are numbers, so that it can calculate with them.
 */
function leagueCsv(rows: readonly LeagueRow[], t: TFunction, locale: Locale): string {
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

interface PrintButtonProps {
  rows: readonly LeagueRow[];
  /** Whose table it is, of which season, and what else narrows it. */
  heading: readonly string[];
}

/** Prints all rows that are shown, of every page, with the rule below them. */
function PrintButton({ rows, heading }: PrintButtonProps) {
  const { t } = useTranslation();
  const { isPrinting, print, done } = usePrinting(rows.length > 0);
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <Button size="small" startIcon={<PrintIcon />} disabled={rows.length === 0} onClick={print}>
        {t('league.takeOut.print')}
      </Button>
      {isPrinting && (
        <PrintedTable
          title={t('league.title')}
          heading={[...heading, showDate(todayHere(), locale)]}
          columns={[
            { id: 'rank', label: t('league.rank') },
            { id: 'player', label: t('league.player') },
            { id: 'totalPoints', label: t('league.totalPoints'), align: 'right' },
          ]}
          rows={rows.map(({ playerId, rank, player, totalPoints, tied }) => ({
            id: playerId,
            cells: [tied ? t('league.takeOut.tied', { rank }) : `${rank}`, player, number.format(totalPoints)],
          }))}
          note={`${t('league.rule.text')} ${t('league.rule.noEvents')}`}
          onDone={done}
        />
      )}
    </>
  );
}
