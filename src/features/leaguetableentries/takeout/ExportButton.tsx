import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../i18n/locale';
import { useProblemText } from '../../../ui/problem';
import { fileNameOfToday, saveFile } from '../../../ui/saveFile';
import { useNotify } from '../../../ui/useNotify';
import type { ShownEntries } from '../useEntryFilters';
import { entriesCsv } from './entriesCsv';
import { useAllEntries } from './useAllEntries';

/** Saves all entries that the filters ask for, of every page, as a CSV file. */
export function ExportButton({ entries }: { entries: ShownEntries }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const { read, isReading } = useAllEntries(entries);
  const exportAll = async () => {
    const list = await read();
    if ('error' in list) {
      notify(t('leagueEntries.exporting.failed', { reason: problemText(list.error) }), 'error');
      return;
    }
    const name = fileNameOfToday(t('leagueEntries.exporting.fileName'), 'csv');
    saveFile(name, entriesCsv(list.entries, t, currentLocale()), 'text/csv;charset=utf-8');
    notify(t('leagueEntries.exporting.done', { count: list.entries.length }));
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isReading} onClick={exportAll}>
      {t('leagueEntries.exporting.all')}
    </Button>
  );
}
