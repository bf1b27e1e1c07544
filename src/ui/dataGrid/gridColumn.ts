import type { ReactNode } from 'react';
import type { FilterKind } from '@contract/columnFilter';
import type { SheetCell } from '../xlsx/writeWorkbook';

/** What a cell of a file holds: a text, or what spreadsheets sort and calculate with. */
export type FileCell = SheetCell | { phone: string };

type Value = string | number | boolean | null;

/** What can be asked of a column. */
interface FilterInfo {
  kind: FilterKind;
  /** What a column of choices can hold. */
  choices?: readonly { value: string; label: string }[];
}

/** How rows can be filtered by a column. */
export interface GridColumnFilter<Row> extends FilterInfo {
  /** What is compared, where the whole list is in the browser: numbers as people type them, dates as `YYYY-MM-DD`. */
  value?: (row: Row) => Value | readonly string[];
}

/** A column as the panels of the grid know it, whatever its rows are. */
export interface ColumnInfo {
  field: string;
  header: string;
  filter?: FilterInfo;
  /** Its buttons stand at the foot of the card, without its header; always shown, at the end. */
  isActions?: boolean;
  /** Shown only to those who ask for it. */
  isHiddenAtFirst?: boolean;
  /** Rows can be filtered by it, and no more. */
  isFilterOnly?: boolean;
}

/** A column of a grid; below 600 px it becomes a line of the row's card. */
export interface GridColumn<Row> extends ColumnInfo {
  /** What the cell says, as one line of text: shown and copied. */
  text: (row: Row) => string;
  /** What a file holds of it, where that is no text. */
  file?: (row: Row) => FileCell;
  /** Drawn in place of the text where it is pressed or needs a symbol. */
  cell?: (row: Row) => ReactNode;
  /** Returns the row with what somebody has typed into the cell; without it the cell cannot be edited. */
  withText?: (row: Row, text: string) => Row;
  /** What rows are sorted by, where the whole list is in the browser; without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  /** The server can sort by this field. */
  isSortable?: boolean;
  filter?: GridColumnFilter<Row>;
  /** Its text takes as many lines as it needs, and each row is as high. */
  isWrapped?: boolean;
  align?: 'left' | 'right' | 'center';
  /** Share of the width that is left. */
  flex?: number;
  width?: number;
  minWidth?: number;
  /** Heads the card, and names the row for screen readers. */
  isTitle?: boolean;
  /** Stays in view at the left while the grid moves sideways. */
  isSticky?: boolean;
  /** Stays in view at the right, beside the buttons, which always do. */
  isStickyAtEnd?: boolean;
}
