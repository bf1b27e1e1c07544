import { useState } from 'react';
import { problemMessage } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { fileNameOfToday, saveFile } from '../saveFile';
import { useBusyControl } from '../useControl';
import { useNotify } from '../useNotify';
import { type FileKind, fileOf, type ExportedColumn, type WholeList } from './listExport';

interface ExportedList<Row> {
  /** Tells its controls apart from those of other lists. */
  name: string;
  title: string;
  fileName: string;
  columns: readonly ExportedColumn<Row>[];
  read: () => Promise<WholeList<Row>>;
}

/** Returns how all rows of a list are read, which is busy meanwhile and says why where that fails, and saved as a file. */
export function useListExport<Row>({ name, title, fileName, columns, read }: ExportedList<Row>) {
  const notify = useNotify();
  const [purpose, setPurpose] = useState<'export' | 'print' | null>(null);
  const isExporting = useBusyControl(`${name}/export`, purpose === 'export');
  const isReadingToPrint = useBusyControl(`${name}/print`, purpose === 'print');

  const readFor = async (wanted: 'export' | 'print') => {
    setPurpose(wanted);
    const list = await read();
    setPurpose(null);
    if ('rows' in list) return list;
    notify({ textKey: `ui.grid.exporting.failed.${wanted}`, values: { reason: problemMessage(list.error) } }, 'error');
    return null;
  };
  /** Returns the file; null where it cannot be made, such as with code that cannot be loaded, after saying so. */
  const make = async (...file: Parameters<typeof fileOf<Row>>) => {
    setPurpose('export');
    try {
      return await fileOf(...file);
    } catch (error) {
      notify({ textKey: 'ui.grid.exporting.failed.export', values: { reason: problemMessage(error) } }, 'error');
      return null;
    } finally {
      setPurpose(null);
    }
  };
  const save = async (kind: FileKind) => {
    const list = await readFor('export');
    if (!list) return;
    const { rows, totalCount = rows.length } = list;
    const file = await make(kind, { rows, columns, title, locale: currentLocale() });
    if (!file) return;
    saveFile(fileNameOfToday(fileName, kind), file, file.type);
    const values = { count: rows.length, total: totalCount };
    if (rows.length < totalCount) notify({ textKey: 'ui.grid.exporting.part', values }, 'warning');
    else notify({ textKey: 'ui.grid.exporting.saved', values });
  };
  return { save, readToPrint: () => readFor('print'), isExporting, isReadingToPrint };
}
