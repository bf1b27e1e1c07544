import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid as MuiDataGrid, useGridApiRef, type GridValidRowModel } from '@mui/x-data-grid';
import { deDE, enUS } from '@mui/x-data-grid/locales';
import { useMemo, useRef } from 'react';
import { currentLocale } from '@/i18n/locale';
import { pageNonce } from '../nonce';
import { scaledPixels } from '../scaledPixels';
import { GridColumnMenuItems } from './GridColumnMenuItems';
import { OverflowText } from './OverflowText';
import { CellOrForm } from './RowForms';
import { CHECKBOX_WIDTH, narrowest } from './columnDefinitions';
import type { GridColumn } from './gridColumn';
import type { GridDensity } from './gridPreferencesSlice';
import type { GridSort } from './gridSort';
import { StickyColumns } from './gridSx';
import { type GridSelection, InGridCell } from './gridsSlice';
import { useBesideRemoved } from './useBesideRemoved';
import { useCellFocus } from './useCellFocus';
import { useCellKeys } from './useCellKeys';
import { useFormCells } from './useFormCells';
import { useGridHeight, useRowsHeight } from './useGridHeight';
import { useGridModels } from './useGridModels';
import { useCheckboxColumn, useColumnDefinitions, useGridHandlers, useGridSx, useRowProps } from './useGridProps';
import { useGridScroll, useScrollToRow, useScrollToTop } from './useGridScroll';

/** Pixels at the usual font size. */
const ROW_HEIGHT: Readonly<Record<GridDensity, number>> = { compact: 36, standard: 44, comfortable: 52 };
const headerHeight = () => scaledPixels(36);
/** Pixels. All columns are drawn, so that those that stay in view are never left out, and all rows, where some are forms. */
const EVERYTHING = 10_000;
const texts = { en: enUS, de: deDE };
const slots = {
  columnMenu: GridColumnMenuItems,
  footer: StickyColumns,
  noRowsOverlay: () => null,
};
const slotsWithForms = { ...slots, cell: CellOrForm };
const autosizing = { includeHeaders: true, includeOutliers: true };

interface GridTableProps<Row> {
  /** Of the grid. */
  id: string;
  label: string;
  rows: readonly Row[];
  /** Those that are shown, in their order. */
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  isFetching: boolean;
  sort: GridSort;
  canSort: (field: string) => boolean;
  /** Pixels by field, for columns that were made wider or narrower. */
  widths: Readonly<Record<string, number>>;
  density: GridDensity;
  selection?: GridSelection<Row>;
  /** A row that has just been added or changed. */
  highlightedId?: string | null;
  /** The ids of rows that are forms, where rows can be. */
  edited: readonly string[] | undefined;
  onEdit: ((row: Row) => void) | undefined;
  /** Changes when other rows are shown, which begin at their top. */
  listKey: string;
  /** Other pages are turned to below the table. */
  hasPager: boolean;
}

/** The rows of a grid in the library's data grid: one line of fixed height each, drawn where they are in view. */
export function GridTable<Row extends GridValidRowModel>(props: GridTableProps<Row>) {
  const {
    id,
    label,
    rows,
    columns,
    rowId,
    isFetching,
    sort,
    canSort,
    selection,
    highlightedId = null,
    listKey,
    hasPager,
    edited,
    onEdit,
  } = props;
  const { widths, density } = props;
  const apiRef = useGridApiRef();
  const element = useRef<HTMLDivElement>(null);
  const rowHeight = scaledPixels(ROW_HEIGHT[density]);
  const canCheck = selection !== undefined;
  const leastWidth = columns.reduce((sum, column) => sum + narrowest(column, widths), canCheck ? CHECKBOX_WIDTH : 0);
  // Only until the first answer: a heading over the placeholder that says so.
  const hasNoRows = rows.length === 0;
  const hasForms = edited !== undefined && rows.some((row) => edited.includes(rowId(row)));
  const isWrapped = columns.some((column) => column.isWrapped);
  const formsHeight = useRowsHeight(element, hasForms || isWrapped);
  const rowsHeight = formsHeight ?? rows.length * rowHeight;
  const { height, scrollsSideways } = useGridHeight(element, headerHeight() + rowsHeight, { leastWidth, hasPager });
  const pressed = useCellKeys(apiRef, canCheck);
  useCellFocus(apiRef, element, edited);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const focused = useBesideRemoved(element, ids);
  const definitions = useColumnDefinitions({ columns, widths, canSort, edited, rowId });
  const sx = useGridSx(columns, scrollsSideways);
  const rowProps = useRowProps(edited, highlightedId, isWrapped);
  const checkboxColumn = useCheckboxColumn(selection?.rowLabel);
  const handlers = useGridHandlers({ id, widths, onEdit });
  useFormCells(apiRef, edited, columns[0]?.field);
  useGridScroll(apiRef, id);
  const models = useGridModels(apiRef, { rows, sort, selection });
  useScrollToTop(apiRef, listKey);
  // A new row may be on a page that is turned to for it, and is read then.
  const isHighlightedShown = highlightedId !== null && rows.some((row) => rowId(row) === highlightedId);
  useScrollToRow(apiRef, isHighlightedShown ? highlightedId : null);

  return (
    <div
      ref={element}
      onFocus={focused}
      inert={hasNoRows}
      {...(hasNoRows && { 'aria-hidden': true })}
      style={{ height, minWidth: 0, position: 'relative' }}
    >
      {isFetching && !hasNoRows && <Fetching />}
      <InGridCell value>
        <MuiDataGrid
          apiRef={apiRef}
          aria-label={label}
          {...models}
          columns={definitions}
          getRowId={rowId}
          rowHeight={rowHeight}
          columnHeaderHeight={headerHeight()}
          columnBufferPx={EVERYTHING}
          {...(hasForms ? { rowBufferPx: EVERYTHING } : {})}
          {...rowProps}
          sortingMode="server"
          filterMode="server"
          checkboxSelection={canCheck}
          checkboxColDef={checkboxColumn}
          rowSelection={canCheck}
          keepNonExistentRowsSelected
          disableRowSelectionExcludeModel
          disableRowSelectionOnClick
          disableColumnFilter
          disableColumnSelector
          autosizeOptions={autosizing}
          {...handlers}
          onCellKeyDown={pressed}
          localeText={texts[currentLocale()].components.MuiDataGrid.defaultProps.localeText}
          nonce={pageNonce()}
          slots={edited ? slotsWithForms : slots}
          sx={sx}
        />
      </InGridCell>
      <OverflowText within={element} />
    </div>
  );
}

/** Stands over the lower border of the heading, so that nothing moves when it comes. */
const Fetching = () => (
  <LinearProgress aria-hidden sx={{ position: 'absolute', top: headerHeight() - 2, left: 0, right: 0, zIndex: 4 }} />
);
