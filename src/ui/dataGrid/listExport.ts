import { typedDate } from '@/i18n/dates';
import type { Locale } from '@contract/lists';
import { csvText, harmless, phoneCell } from '../csvText';
import type { SheetCell } from '../xlsx/writeWorkbook';
import type { FileCell, GridColumn } from './gridColumn';

/** A column in a file or on paper. */
export interface ExportedColumn<Row> {
  field: string;
  header: string;
  text: (row: Row) => string;
  /** In files, where that is no text. */
  file?: (row: Row) => FileCell;
  align?: GridColumn<Row>['align'];
}

/** All rows of a list, or why they could not be read. `totalCount` is given where the server may answer only the first. */
export type WholeList<Row> = { rows: readonly Row[]; totalCount?: number } | { error: unknown };

/** How a list is exported as a file and printed. */
export interface ListExport<Row> {
  /** On paper and of the sheet of a workbook. */
  title: string;
  /** Without the day and the ending. */
  fileName: string;
  /** Whose list it is and which part of it, on paper; filters of columns go without saying. */
  heading?: readonly string[];
  /** Reads all rows of a list that the server pages; without it all that the grid was given are exported, as it shows them. */
  read?: () => Promise<WholeList<Row>>;
  /** Of files; without it all that the grid has. */
  columns?: readonly ExportedColumn<Row>[];
  /** On paper; without it those that are shown. */
  printed?: readonly ExportedColumn<Row>[];
  /** Below the table on paper. */
  note?: (rows: readonly Row[]) => string;
  isLandscape?: boolean;
}

export const fileKinds = ['xlsx', 'csv'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Returns those columns of a grid that say something in a file. */
export const columnsOfGrid = <Row>(columns: readonly GridColumn<Row>[]): ExportedColumn<Row>[] =>
  columns.filter(({ isActions = false, isFilterOnly = false }) => !isActions && !isFilterOnly);

/** Returns the rows as a file of this kind. */
export async function fileOf<Row>(
  kind: FileKind,
  {
    rows,
    columns,
    title,
    locale,
  }: { rows: readonly Row[]; columns: readonly ExportedColumn<Row>[]; title: string; locale: Locale },
): Promise<Blob> {
  const headings = columns.map(({ header }) => header);
  const cellOf = (row: Row, { file, text }: ExportedColumn<Row>) => file?.(row) ?? text(row);
  if (kind === 'csv') {
    const records = rows.map((row) => columns.map((column) => csvCell(cellOf(row, column), locale)));
    return new Blob([csvText([headings.map(harmless), ...records], locale)], { type: 'text/csv;charset=utf-8' });
  }
  const { workbook } = await import(/* webpackChunkName: "workbook" */ '../xlsx/writeWorkbook');
  const records = rows.map((row) => columns.map((column) => sheetCell(cellOf(row, column))));
  return workbook({ name: title, headings, rows: records });
}

const sheetCell = (cell: FileCell): SheetCell => (typeof cell === 'object' && 'phone' in cell ? cell.phone : cell);

/**
 * Returns a cell as spreadsheets of the locale read it: numbers without separators between thousands, days as `2026-05-14`, in
 * German `14.05.2026`.
 */
function csvCell(cell: FileCell, locale: Locale): string {
  if (typeof cell === 'string') return harmless(cell);
  if ('phone' in cell) return phoneCell(cell.phone);
  if ('day' in cell) return locale === 'de' ? typedDate(cell.day) : cell.day;
  const { number, decimals = 0 } = cell;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, { ...digits, useGrouping: false }).format(number);
}
