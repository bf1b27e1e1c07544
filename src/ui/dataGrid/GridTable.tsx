import {
  DataGrid as MuiDataGrid,
  useGridApiRef,
  type GridColumnResizeParams,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { deDE, enUS } from '@mui/x-data-grid/locales';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { currentLocale } from '../../i18n/locale';
import { pageNonce } from '../nonce';
import { columnDefinition, narrowest } from './columnDefinitions';
import type { GridColumn } from './gridColumn';
import { GridColumnMenuItems } from './GridColumnMenuItems';
import { gridPreferencesChanged, type GridDensity } from './gridPreferencesSlice';
import type { GridSelection } from './gridSelection';
import { readSort, writeSort, type GridSort } from './gridSort';
import { gridSxWith, HIGHLIGHTED } from './gridSx';
import { InGridCell } from './inGridCell';
import { OverflowText } from './OverflowText';
import { RowCheckbox, RowLabel } from './RowCheckbox';
import { StickyColumns } from './StickyColumns';
import { useCellKeys } from './useCellKeys';
import { useGridHeight } from './useGridHeight';

/** Pixels. */
const ROW_HEIGHT: Readonly<Record<GridDensity, number>> = { compact: 36, standard: 44, comfortable: 52 };
const HEADER_HEIGHT = 36;
const CHECKBOX_WIDTH = 44;
/** All columns are drawn, so that those that stay in view are never left out. */
const EVERY_COLUMN = 10_000;
/** The most that the library's free edition takes. */
const PAGE = { pagination: { paginationModel: { page: 0, pageSize: 100 } } };

const texts = { en: enUS, de: deDE };
const slots = { columnMenu: GridColumnMenuItems, rowCheckbox: RowCheckbox, footer: StickyColumns };
const slotProps = { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'linear-progress' } } as const;
const checkboxColumn = { width: CHECKBOX_WIDTH, minWidth: CHECKBOX_WIDTH, resizable: false };
const autosizing = { includeHeaders: true, includeOutliers: true };
const none: readonly string[] = [];

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
  /** Changes when other rows are shown, which begin at their top. */
  listKey: string;
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
  } = props;
  const { widths, density } = props;
  const dispatch = useDispatch();
  const apiRef = useGridApiRef();
  const place = useRef<HTMLDivElement>(null);
  const rowHeight = ROW_HEIGHT[density];
  const canCheck = selection !== undefined;
  const leastWidth = columns.reduce((sum, column) => sum + narrowest(column, widths), canCheck ? CHECKBOX_WIDTH : 0);
  const height = useGridHeight(place, HEADER_HEIGHT + rows.length * rowHeight, leastWidth);
  const pressed = useCellKeys(apiRef, canCheck);
  const definitions = useMemo(
    () => columns.map((column) => columnDefinition(column, { widths, canSort })),
    [columns, widths, canSort],
  );
  const sx = useMemo(
    () => gridSxWith(columns.filter(({ isSticky = false }) => isSticky).map(({ field }) => field)),
    [columns],
  );
  // The library sorts by one column; those that count after it stand above the grid.
  const sortModel = useMemo(
    (): GridSortModel =>
      readSort(sort.by)
        .slice(0, 1)
        .map(({ field, direction }) => ({ field, sort: direction })),
    [sort.by],
  );
  const checked = selection?.checked ?? none;
  const checkedRows = useMemo((): GridRowSelectionModel => ({ type: 'include', ids: new Set(checked) }), [checked]);
  const rowLabel = selection?.rowLabel;
  const labelOf = useCallback(
    (row: string) => {
      const found = apiRef.current?.getRow<Row>(row);
      return found && rowLabel ? rowLabel(found) : '';
    },
    [apiRef, rowLabel],
  );

  const shownList = useRef(listKey);
  useEffect(() => {
    if (shownList.current === listKey) return;
    shownList.current = listKey;
    apiRef.current?.scroll({ top: 0 });
  }, [apiRef, listKey]);

  useEffect(() => {
    const index = highlightedId === null ? undefined : apiRef.current?.getRowIndexRelativeToVisibleRows(highlightedId);
    if (index !== undefined && index >= 0) apiRef.current?.scrollToIndexes({ rowIndex: index });
  }, [apiRef, highlightedId]);

  const resized = ({ colDef, width }: GridColumnResizeParams) =>
    dispatch(
      gridPreferencesChanged({ grid: id, changes: { widths: { ...widths, [colDef.field]: Math.round(width) } } }),
    );

  return (
    <div ref={place} style={{ height, minWidth: 0 }}>
      <InGridCell value>
        <RowLabel value={labelOf}>
          <MuiDataGrid
            apiRef={apiRef}
            aria-label={label}
            rows={rows}
            columns={definitions}
            getRowId={rowId}
            loading={isFetching}
            initialState={PAGE}
            rowHeight={rowHeight}
            columnHeaderHeight={HEADER_HEIGHT}
            columnBufferPx={EVERY_COLUMN}
            sortingMode="server"
            filterMode="server"
            sortModel={sortModel}
            onSortModelChange={([key]) =>
              sort.onSort(key?.sort ? writeSort([{ field: key.field, direction: key.sort }]) : null)
            }
            checkboxSelection={canCheck}
            checkboxColDef={checkboxColumn}
            rowSelection={canCheck}
            rowSelectionModel={checkedRows}
            onRowSelectionModelChange={({ ids }) => selection?.onCheck([...ids].map(String))}
            keepNonExistentRowsSelected
            disableRowSelectionExcludeModel
            disableRowSelectionOnClick
            disableColumnFilter
            disableColumnSelector
            autosizeOptions={autosizing}
            onColumnWidthChange={resized}
            onCellKeyDown={pressed}
            getRowClassName={({ id: row }) => (row === highlightedId ? HIGHLIGHTED : '')}
            localeText={texts[currentLocale()].components.MuiDataGrid.defaultProps.localeText}
            nonce={pageNonce()}
            slots={slots}
            slotProps={slotProps}
            sx={sx}
          />
        </RowLabel>
      </InGridCell>
      <OverflowText within={place} />
    </div>
  );
}
