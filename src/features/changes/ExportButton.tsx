import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetChangesQuery } from '@/api/change';
import { problemMessage } from '@/errors/problem';
import type { ChangeFilters } from '@/filters/filters';
import { currentLocale } from '@/i18n/locale';
import { changesCsv } from '@/record/changesCsv';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import DownloadIcon from '@mui/icons-material/Download';
import { fileNameOfToday, saveFile } from '@/ui/saveFile';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { Change } from '@contract/change';
import { changesQuery } from './useVisibleChanges';

interface ExportButtonProps {
  filters: ChangeFilters;
  columns: readonly GridColumn<Change>[];
}

/** Saves all changes that the filters ask for, of every page, as a CSV file. */
export function ExportButton({ filters, columns }: ExportButtonProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [read] = useLazyGetChangesQuery();
  const [isReadingNow, setReading] = useState(false);
  const isReading = useBusyControl('changes/export', isReadingNow);
  const exportAll = async () => {
    setReading(true);
    const { data, error } = await read(changesQuery(filters));
    setReading(false);
    if (data === undefined || error !== undefined) {
      notify({ textKey: 'changes.exporting.failed', values: { reason: problemMessage(error) } }, 'error');
      return;
    }
    const { changes, totalCount } = data;
    const name = fileNameOfToday(t('changes.exporting.fileName'), 'csv');
    saveFile(name, changesCsv(changes, columns, currentLocale()), 'text/csv;charset=utf-8');
    const values = { count: changes.length, total: totalCount };
    if (changes.length < totalCount) notify({ textKey: 'changes.exporting.part', values }, 'warning');
    else notify({ textKey: 'changes.exporting.done', values });
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isReading} onClick={() => void exportAll()}>
      {t('changes.exporting.all')}
    </Button>
  );
}
