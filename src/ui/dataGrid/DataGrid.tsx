import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { QueryState, type QueryResult } from '../QueryState';
import { ResultStatus } from '../ResultStatus';
import { useIsReplayed } from '../stateContexts';
import { useIsPhone } from '../useIsPhone';
import { CardSort } from './CardSort';
import { BAR_HEIGHT, GridBar } from './GridBar';
import { GridCards } from './GridCards';
import { GridPager, type Paging } from './GridPager';
import { GridTable } from './GridTable';
import type { GridColumn } from './gridColumn';
import type { GridFilters } from './gridFilter';
import {
  type GridDensity,
  gridPreferencesChanged,
  selectGridPreferences,
  type WithPreferences,
} from './gridPreferencesSlice';
import type { GridSort } from './gridSort';
import {
  gridPanelClosed,
  gridPanelOpened,
  type GridSelection,
  type GridTools,
  GridToolsContext,
  selectPanel,
  type WithGrids,
} from './gridsSlice';
import { type RowForms, WithRowForms } from './RowForms';
import { useGridRows } from './useGridRows';
import { ExportTools } from './ExportTools';
import type { ListExport } from './listExport';
import { useVisibleColumns, withColumn } from './visibleColumns';

interface DataGridProps<Row> {
  /** Names the stored preferences of this grid: one for each list of rows in the app. */
  id: string;
  /** Tells several grids of one id on a screen apart: they look alike, but each is sorted, filtered and paged by itself. */
  part?: string;
  /** Names the grid for screen readers. */
  label: string;
  query: QueryResult;
  rows: readonly Row[] | undefined;
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  nothingYet: ReactNode;
  /** Shown instead of `nothingYet` when a search or filter is the reason. */
  nothingFound?: ReactNode;
  isFiltered?: boolean;
  /** Where the server pages; without it long lists are paged here. */
  paging?: Paging;
  /** Where the screen says how rows are sorted; without it the grid keeps it. */
  sort?: GridSort;
  /** Where the screen says how rows are filtered by columns; without it the grid keeps it. */
  filters?: GridFilters;
  /** Rows can be checked. */
  selection?: GridSelection<Row>;
  /** What can be done with all rows. */
  tools?: ReactNode;
  /** How all rows are exported and printed; without it they are not. */
  listExport?: ListExport<Row>;
  /** Saved views, which stand in the panel of the view. */
  views?: ReactNode;
  /** Hears of a row after one of its cells was edited, where columns have `withText`. */
  onEdit?: (row: Row) => void;
  /** Rows that are edited where they stand. */
  rowForms?: RowForms<Row>;
  /** A row that has just been added or changed. */
  highlightedId?: string | null;
  /** The row that was added last: its page is turned to once it is there. */
  addedId?: string | null;
  /** The height of rows for those who have chosen none. */
  density?: GridDensity;
}

const none: readonly never[] = [];

/** Rows of the answer of a query in a data grid, with what it shows while there are none; on a phone they are cards. */
export function DataGrid<Row extends GridValidRowModel>(props: DataGridProps<Row>) {
  const {
    id,
    label,
    query,
    rows = none,
    columns,
    rowId,
    nothingYet,
    nothingFound,
    selection,
    tools,
    views,
    listExport,
    onEdit,
    rowForms,
  } = props;
  const { part, highlightedId = null, addedId = null, density = 'compact' } = props;
  const grid = part === undefined ? id : `${id} ${part}`;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isPhone = useIsPhone();
  useClosedPanel(grid);
  const preferences = useSelector((state: WithPreferences) => selectGridPreferences(state, id));
  const visible = useVisibleColumns(id, columns);
  const { onPage, sorted, sort, filters, paging, canFilter } = useGridRows({
    id,
    grid,
    rows,
    columns,
    paging: props.paging,
    sort: props.sort,
    filters: props.filters,
    rowId,
    edited: rowForms?.edited ?? none,
    highlightedId,
    addedId,
  });
  const serverSorts = props.paging !== undefined;
  const sortable = useMemo(
    () => columns.filter(({ isSortable = false, sortBy }) => (serverSorts ? isSortable : sortBy !== undefined)),
    [columns, serverSorts],
  );
  const canSort = useCallback((field: string) => sortable.some((column) => column.field === field), [sortable]);
  const gridTools: GridTools = {
    sort,
    canFilter: (field) => canFilter && columns.some((column) => column.field === field && column.filter !== undefined),
    onFilter: (field) => dispatch(gridPanelOpened({ grid, kind: 'filter', field, index: null })),
    onHide: (field) => {
      // A grid without any column would look like an empty one.
      if (visible.filter(({ isActions = false }) => !isActions).length < 2) return;
      const changes = withColumn(columns, preferences, { field, isShown: false });
      dispatch(gridPreferencesChanged({ grid: id, changes }));
    },
    onView: () => dispatch(gridPanelOpened({ grid, kind: 'view' })),
  };
  const isFiltered = (props.isFiltered ?? false) || filters.where.length > 0;
  const nothing = isFiltered ? (nothingFound ?? t('ui.nothingFound')) : nothingYet;
  const shared = {
    label,
    rows: onPage,
    columns: visible,
    rowId,
    highlightedId,
    edited: rowForms?.edited,
    onEdit,
    ...(selection ? { selection } : {}),
  };
  const hasBar = useHasBar(query, rows.length > 0 || isFiltered || tools !== undefined);
  const isLoading = query.data === undefined && query.error === undefined;
  return (
    <GridToolsContext value={gridTools}>
      <WithRowForms forms={rowForms} rows={rows} rowId={rowId}>
        <Stack spacing={1}>
          {/* The heading must not move when the bar comes with the rows. */}
          {!hasBar && isLoading && !isPhone && <Box sx={{ height: BAR_HEIGHT }} />}
          {hasBar && (
            <GridBar
              id={id}
              grid={grid}
              label={label}
              columns={columns}
              sortable={sortable}
              sort={sort}
              filters={filters}
              canFilter={gridTools.canFilter}
              preferences={preferences}
              density={preferences.density ?? density}
              paging={paging}
              tools={
                <>
                  {tools}
                  {listExport && (
                    <ExportTools
                      {...{ grid, listExport, columns, visible, rowId }}
                      where={filters.where}
                      rows={sorted}
                      totalCount={paging.totalCount}
                    />
                  )}
                </>
              }
              views={views}
            />
          )}
          {!isLoading && (
            <ResultStatus count={isFiltered && query.data !== undefined ? paging.totalCount : undefined} />
          )}
          <QueryState
            query={query}
            isEmpty={onPage.length === 0}
            nothingYet={nothing}
            // The library's grid takes as long without rows as with them: it is there when they come.
            rendersWhileLoading={!isPhone}
          >
            <Stack spacing={1}>
              {isPhone ? (
                <>
                  {sortable.length > 0 && paging.totalCount > 1 && (
                    <CardSort grid={grid} columns={sortable} sort={sort} />
                  )}
                  <GridCards {...shared} />
                </>
              ) : (
                <GridTable
                  {...shared}
                  id={id}
                  isFetching={query.isFetching ?? false}
                  sort={sort}
                  canSort={canSort}
                  widths={preferences.widths}
                  density={preferences.density ?? density}
                  listKey={`${paging.page} ${paging.pageSize}`}
                  hasPager={paging.totalCount > paging.pageSize}
                />
              )}
              <GridPager label={label} at="bottom" {...paging} />
            </Stack>
          </QueryState>
        </Stack>
      </WithRowForms>
    </GridToolsContext>
  );
}

/** Closes the panel of the grid when the grid leaves the screen: it must not be open on coming back. */
function useClosedPanel(grid: string): void {
  const store = useStore<WithGrids>();
  const isReplayed = useIsReplayed();
  useEffect(() => {
    if (isReplayed) return undefined;
    return () => {
      if (selectPanel(store.getState(), grid)) store.dispatch(gridPanelClosed());
    };
  }, [store, isReplayed, grid]);
}

/** Returns whether the bar is shown; while other rows are read it stays as it was, with the panel that may be open. */
function useHasBar(query: QueryResult, isNeeded: boolean): boolean {
  const [hadBar, setHadBar] = useState(false);
  const hasBar = query.data === undefined ? hadBar : isNeeded || (hadBar && query.isFetching === true);
  if (hasBar !== hadBar) setHadBar(hasBar);
  return hasBar;
}
