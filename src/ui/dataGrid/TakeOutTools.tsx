import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showDate, todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import type { ColumnFilter } from '@contract/columnFilter';
import { PrintedTable } from '../PrintedTable';
import { usePrinting } from '../usePrinting';
import { ExportMenu } from './ExportMenu';
import type { GridColumn } from './gridColumn';
import { filterTexts } from './gridFilter';
import { columnsOfGrid, type TakeOut } from './takeOut';
import { useTakingOut } from './useTakingOut';

interface TakeOutToolsProps<Row> {
  /** Tells the controls of several grids apart. */
  grid: string;
  takeOut: TakeOut<Row>;
  columns: readonly GridColumn<Row>[];
  visible: readonly GridColumn<Row>[];
  where: readonly ColumnFilter[];
  /** All rows that the grid was given, filtered and sorted. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** Takes a whole list out of the screen, of every page: as a file that spreadsheets read, or on paper. */
export function TakeOutTools<Row>(props: TakeOutToolsProps<Row>) {
  const { grid, takeOut, columns, rows } = props;
  const { t } = useTranslation();
  const [read, setRead] = useState<readonly Row[] | null>(null);
  // What is there already is printed by Ctrl+P too.
  const printing = usePrinting(takeOut.read === undefined && rows.length > 0);
  const { save, readToPrint, isExporting, isReadingToPrint } = useTakingOut({
    ...takeOut,
    name: grid,
    columns: takeOut.columns ?? columnsOfGrid(columns),
    read: takeOut.read ?? (() => Promise.resolve({ rows })),
  });
  const { done: donePrinting } = printing;
  const done = useCallback(() => {
    setRead(null);
    donePrinting();
  }, [donePrinting]);

  const print = async () => {
    if (takeOut.read === undefined) {
      printing.print();
      return;
    }
    const all = await readToPrint();
    if (!all) return;
    // The table must stand in the document at the moment of printing.
    flushSync(() => setRead(all.rows));
    window.print();
  };
  const isEmpty = takeOut.read === undefined && rows.length === 0;
  const printed = read ?? (printing.isPrinting ? rows : null);
  return (
    <>
      <ExportMenu
        name={grid}
        label={t('ui.grid.takeOut.export')}
        isBusy={isExporting}
        isDisabled={isEmpty}
        onChoose={(kind) => void save(kind)}
      />
      <Button
        size="small"
        startIcon={<PrintIcon />}
        loading={isReadingToPrint}
        disabled={isEmpty}
        onClick={() => void print()}
      >
        {t('ui.grid.takeOut.print')}
      </Button>
      {printed && <PrintedRows {...props} rows={printed} onDone={done} />}
    </>
  );
}

function PrintedRows<Row>({
  takeOut: { title, heading = [], printed, note, isLandscape = false },
  columns,
  visible,
  where,
  rows,
  rowId,
  onDone,
}: TakeOutToolsProps<Row> & { onDone: () => void }) {
  const { t } = useTranslation();
  const paper = printed ?? columnsOfGrid(visible);
  return (
    <PrintedTable
      title={title}
      heading={[
        ...heading,
        ...filterTexts(where, columns, t),
        showDate(todayHere(), currentLocale()),
        t('ui.grid.takeOut.rows', { count: rows.length }),
      ]}
      columns={paper.map(({ field, header, align }) => ({
        id: field,
        label: header,
        ...(align === 'right' ? { align } : {}),
      }))}
      rows={rows.map((row) => ({ id: rowId(row), cells: paper.map(({ text }) => text(row)) }))}
      {...(note ? { note: note(rows) } : {})}
      isLandscape={isLandscape}
      onDone={onDone}
    />
  );
}
