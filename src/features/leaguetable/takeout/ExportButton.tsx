import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale';
import { fileNameOfToday, saveFile } from '../../../ui/saveFile';
import { useNotify } from '../../../ui/useNotify';
import type { LeagueRow } from '../leagueRows';
import { leagueCsv } from './leagueCsv';

/** Saves all rows that are shown, of every page, as a CSV file. */
export function ExportButton({ rows }: { rows: readonly LeagueRow[] }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const save = () => {
    const text = leagueCsv(rows, t, currentLocale());
    saveFile(fileNameOfToday(t('league.takeOut.fileName'), 'csv'), text, 'text/csv;charset=utf-8');
    notify(t('league.takeOut.saved', { count: rows.length }));
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={rows.length === 0} onClick={save}>
      {t('league.takeOut.csv')}
    </Button>
  );
}
