import type { ReactNode } from 'react';

/** A column of a grid; below 600 px it becomes a line of the row's card. */
export interface GridColumn<Row> {
  field: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What rows are sorted by, where the whole list is held here; without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  /** The server can sort by this field. */
  isSortable?: boolean;
  align?: 'left' | 'right' | 'center';
  /** Share of the width that is left. */
  flex?: number;
  width?: number;
  minWidth?: number;
  /** Heads the card. */
  isTitle?: boolean;
  /** Its buttons stand at the foot of the card, without its header. */
  isActions?: boolean;
}
