import type {
  GridColumnResizeParams,
  GridRowClassNameParams,
  GridRowHeightParams,
  GridValidRowModel,
} from '@mui/x-data-grid';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { acrossEditedRows } from './RowForms';
import { checkboxDefinition, columnDefinition } from './columnDefinitions';
import type { GridColumn } from './gridColumn';
import { gridPreferencesChanged } from './gridPreferencesSlice';
import { FORM, gridSx, HIGHLIGHTED, stickySx } from './gridSx';
import type { GridSelection } from './gridsSlice';

// Props of the library's grid that stay the same as long as they can: each that changes renders every cell again.

interface ColumnOptions<Row> {
  columns: readonly GridColumn<Row>[];
  /** Pixels by field, for columns that were made wider or narrower. */
  widths: Readonly<Record<string, number>>;
  canSort: (field: string) => boolean;
  /** The ids of rows that are forms, where rows can be. */
  edited: readonly string[] | undefined;
  rowId: (row: Row) => string;
}

/** Returns the library's definitions of the columns. */
export function useColumnDefinitions<Row extends GridValidRowModel>(options: ColumnOptions<Row>) {
  const { columns, widths, canSort, edited, rowId } = options;
  return useMemo(() => {
    const defined = columns.map((column) => columnDefinition(column, { widths, canSort }));
    return edited ? acrossEditedRows(defined, (row) => edited.includes(rowId(row)), rowId) : defined;
  }, [columns, widths, canSort, edited, rowId]);
}

/** Returns how the grid looks; columns stay in view only where it scrolls sideways. */
export function useGridSx<Row>(columns: readonly GridColumn<Row>[], scrollsSideways: boolean) {
  // Cells that stay in view are layers of their own, which every frame pays for.
  return useMemo(() => {
    const start = columns.filter(({ isSticky = false }) => isSticky);
    const end = columns.filter(({ isActions = false, isStickyAtEnd = false }) => isActions || isStickyAtEnd);
    const fieldsOf = (some: typeof columns) => some.map(({ field }) => field);
    return scrollsSideways ? { ...gridSx, ...stickySx({ start: fieldsOf(start), end: fieldsOf(end) }) } : gridSx;
  }, [columns, scrollsSideways]);
}

/** Returns class and, where rows can be forms or have wrapped texts, height of a row as props of the library's grid. */
export function useRowProps(edited: readonly string[] | undefined, highlightedId: string | null, isWrapped: boolean) {
  const getRowClassName = useCallback(
    ({ id }: GridRowClassNameParams) =>
      [id === highlightedId && HIGHLIGHTED, edited?.includes(String(id)) && FORM].filter(Boolean).join(' '),
    [highlightedId, edited],
  );
  const getRowHeight = useCallback(
    ({ id }: GridRowHeightParams) => (isWrapped || edited?.includes(String(id)) ? 'auto' : null),
    [edited, isWrapped],
  );
  return edited || isWrapped ? { getRowClassName, getRowHeight } : { getRowClassName };
}

/** Returns how the column of checkboxes differs from the library's. */
export const useCheckboxColumn = <Row extends GridValidRowModel>(
  rowLabel: GridSelection<Row>['rowLabel'] | undefined,
) => useMemo(() => (rowLabel ? checkboxDefinition(rowLabel) : {}), [rowLabel]);

interface HandlerOptions<Row> {
  /** Of the grid. */
  id: string;
  /** Pixels by field, for columns that were made wider or narrower. */
  widths: Readonly<Record<string, number>>;
  onEdit: ((row: Row) => void) | undefined;
}

/** Returns handlers of the library's grid. */
export function useGridHandlers<Row extends GridValidRowModel>(options: HandlerOptions<Row>) {
  const { id } = options;
  const dispatch = useDispatch();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const onColumnWidthChange = useCallback(
    ({ colDef: { field }, width }: GridColumnResizeParams) => {
      const widths = { ...latest.current.widths, [field]: Math.round(width) };
      dispatch(gridPreferencesChanged({ grid: id, changes: { widths } }));
    },
    [dispatch, id],
  );
  const processRowUpdate = useCallback((row: Row) => {
    latest.current.onEdit?.(row);
    return row;
  }, []);
  return { onColumnWidthChange, processRowUpdate };
}
