import PrintIcon from '@mui/icons-material/Print';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showDate, todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import type { ColumnFilter } from '@contract/columnFilter';
import { LoadingButton } from '../LoadingButton';
import { PrintedTable } from '../PrintedTable';
import { useIsOnScreen } from '../useIsOnScreen';
import { usePrinting } from '../usePrinting';
import { ExportMenu } from './ExportMenu';
import type { GridColumn } from './gridColumn';
import { filterTexts } from './gridFilter';
import { columnsOfGrid, type ListExport, type WholeList } from './listExport';
import { useListExport } from './useListExport';

interface ExportToolsProps<Row> {
  /** Tells the controls of several grids apart. */
  grid: string;
  listExport: ListExport<Row>;
  columns: readonly GridColumn<Row>[];
  visible: readonly GridColumn<Row>[];
  where: readonly ColumnFilter[];
  /** All rows that the grid was given, filtered and sorted. */
  rows: readonly Row[];
  /** More than `rows` where the server pages the list. */
  totalCount: number;
  rowId: (row: Row) => string;
}

type PrintedList<Row> = Extract<WholeList<Row>, { rows: unknown }>;

/** Takes a whole list out of the screen, of every page: as a file that spreadsheets read, or on paper. */
export function ExportTools<Row>(props: ExportToolsProps<Row>) {
  const { grid, listExport, columns, rows } = props;
  const { t } = useTranslation();
  const [read, setRead] = useState<PrintedList<Row> | null>(null);
  // Ctrl+P waits for no answer: it prints the rows that are here, and says how to print all.
  const byBrowser = usePrinting(rows.length > 0);
  const { save, readToPrint, isExporting, isReadingToPrint } = useListExport({
    ...listExport,
    name: grid,
    columns: listExport.columns ?? columnsOfGrid(columns),
    read: listExport.read ?? (() => Promise.resolve({ rows })),
  });
  const isOnScreen = useIsOnScreen();
  const { printing, done: donePrinting } = byBrowser;
  const done = useCallback(() => {
    setRead(null);
    donePrinting();
  }, [donePrinting]);

  const print = async () => {
    if (listExport.read === undefined) {
      byBrowser.print();
      return;
    }
    const all = await readToPrint();
    // Another page would be printed.
    if (!all || !isOnScreen.current) return;
    // The table must be in the document at the moment of printing.
    flushSync(() => setRead(all));
    window.print();
  };
  const isEmpty = listExport.read === undefined && rows.length === 0;
  return (
    <>
      <ExportMenu
        name={grid}
        label={t('ui.grid.exporting.export')}
        isBusy={isExporting}
        isDisabled={isEmpty}
        onChoose={(kind) => void save(kind)}
      />
      <LoadingButton
        size="small"
        startIcon={<PrintIcon />}
        loading={isReadingToPrint}
        disabled={isEmpty}
        onClick={() => void print()}
      >
        {t('ui.grid.exporting.print')}
      </LoadingButton>
      {read && <PrintedRows {...props} rows={read.rows} totalCount={read.totalCount ?? 0} onDone={done} />}
      {!read && printing && <PrintedRows {...props} isWithOthers={printing === 'with-others'} onDone={done} />}
    </>
  );
}

function PrintedRows<Row>({
  listExport: { title, heading = [], printed, note, isLandscape = false },
  columns,
  visible,
  where,
  rows,
  totalCount,
  rowId,
  isWithOthers = false,
  onDone,
}: ExportToolsProps<Row> & { isWithOthers?: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const paper = printed ?? columnsOfGrid(visible);
  return (
    <PrintedTable
      title={title}
      heading={[
        ...heading,
        ...filterTexts(where, columns, t),
        showDate(todayHere(), currentLocale()),
        rows.length < totalCount
          ? t(isWithOthers ? 'ui.grid.exporting.pagePrinted' : 'ui.grid.exporting.firstPrinted', {
              count: rows.length,
              total: totalCount,
            })
          : t('ui.grid.exporting.rows', { count: rows.length }),
      ]}
      columns={paper.map(({ field, header, align }) => ({
        id: field,
        label: header,
        ...(align === 'right' ? { align } : {}),
      }))}
      rows={rows.map((row) => ({ id: rowId(row), cells: paper.map(({ text }) => text(row)) }))}
      {...(note ? { note: note(rows) } : {})}
      isLandscape={isLandscape}
      isWithOthers={isWithOthers}
      onDone={onDone}
    />
  );
}
