import type { GridApi, GridRowSelectionModel, GridSortModel, GridValidRowModel } from '@mui/x-data-grid';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { afterPaint } from '../afterPaint';
import { useIsReplayed } from '../stateContexts';
import type { Paging } from './GridPager';
import type { GridColumn } from './gridColumn';
import { filteredBy, type GridFilters } from './gridFilter';
import { usePageSize } from './gridPreferencesSlice';
import { type GridSort, readSort, sortedBy, writeSort } from './gridSort';
import { gridFiltered, gridPageTurned, type GridSelection, gridSorted, selectGrid, type WithGrids } from './gridsSlice';

interface GridModels<Row> {
  rows: readonly Row[];
  sort: GridSort;
  selection: GridSelection<Row> | undefined;
}

/** The most rows that the library's free edition draws. */
const pagination = { paginationModel: { page: 0, pageSize: 100 } };

const none: readonly string[] = [];

/**
 * Keeps rows, sorting and checked rows of the library's grid as they are given, by its API: as props each change would
 * render every cell again. Returns the props that never change instead.
 */
export function useGridModels<Row extends GridValidRowModel>(
  apiRef: RefObject<GridApi | null>,
  models: GridModels<Row>,
) {
  const { rows, sort, selection } = models;
  const latest = useRef(models);
  useLayoutEffect(() => {
    latest.current = models;
  });

  const [firstRows] = useState(rows);
  const givenRows = useRef(rows);
  useLayoutEffect(() => {
    if (givenRows.current === rows) return;
    givenRows.current = rows;
    apiRef.current?.setRows([...rows]);
  }, [apiRef, rows]);

  const [initialState] = useState({ pagination, sorting: { sortModel: sortModelOf(sort.by) } });
  useLayoutEffect(() => {
    const wanted = sortModelOf(sort.by);
    if (apiRef.current && !isSameSort(apiRef.current.getSortModel(), wanted)) apiRef.current.setSortModel(wanted);
  }, [apiRef, sort.by]);

  const checked = selection?.checked ?? none;
  useLayoutEffect(() => showChecked(apiRef, checked), [apiRef, checked]);

  // The grid has marked the heading already; the screen that is rendered for it can wait for that to be seen.
  const onSortModelChange = useCallback(
    (model: GridSortModel) => {
      if (isSameSort(model, sortModelOf(latest.current.sort.by))) return;
      afterPaint(() => {
        const [key] = model;
        latest.current.sort.onSort(key?.sort ? writeSort([{ field: key.field, direction: key.sort }]) : null);
        // What is sorted by may have stayed the same: then the heading must say so again.
        queueMicrotask(() => {
          const now = sortModelOf(latest.current.sort.by);
          if (apiRef.current && !isSameSort(apiRef.current.getSortModel(), now)) apiRef.current.setSortModel(now);
        });
      });
    },
    [apiRef],
  );
  const onRowSelectionModelChange = useCallback(
    ({ ids }: GridRowSelectionModel) => {
      const given = latest.current.selection;
      if (!given || isSameSet(ids, given.checked)) return;
      given.onCheck([...ids].map(String));
      // Whoever was asked may have refused: then the boxes must say so again.
      queueMicrotask(() => showChecked(apiRef, latest.current.selection?.checked ?? none));
    },
    [apiRef],
  );
  return { rows: firstRows, initialState, onSortModelChange, onRowSelectionModelChange };
}

function showChecked(apiRef: RefObject<GridApi | null>, checked: readonly string[]): void {
  const visible = apiRef.current?.state.rowSelection.ids;
  if (!visible || isSameSet(visible, checked)) return;
  apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set(checked) });
}

/** The library sorts by one column; those that count after it stand above the grid. */
const sortModelOf = (by: string | null): GridSortModel =>
  readSort(by)
    .slice(0, 1)
    .map(({ field, direction }) => ({ field, sort: direction }));

const isSameSort = ([one]: GridSortModel, [other]: GridSortModel) =>
  one?.field === other?.field && one?.sort === other?.sort;

const isSameSet = (ids: ReadonlySet<unknown>, list: readonly string[]) =>
  ids.size === list.length && list.every((id) => ids.has(id));

interface Given<Row> {
  /** Key of the stored preferences. */
  id: string;
  /** Key of sorting, filters and page in the store. */
  grid: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  paging: Paging | undefined;
  sort: GridSort | undefined;
  filters: GridFilters | undefined;
  rowId: (row: Row) => string;
  /** The ids of rows that are edited where they stand. */
  edited: readonly string[];
  /** A row that has just been added or changed. */
  highlightedId: string | null;
  /** The row that was added last. */
  addedId: string | null;
}

/**
 * Returns the rows of the page that is shown, those of all pages as far as they were given, sorting, filters and paging. Where
 * the server pages it sorts and filters too; other rows are sorted, filtered and paged here, as the screen says or else the
 * state of the grid.
 */
export function useGridRows<Row>({
  id,
  grid,
  rows,
  columns,
  rowId,
  edited,
  highlightedId,
  addedId,
  ...given
}: Given<Row>) {
  const dispatch = useDispatch();
  const local = useSelector((state: WithGrids) => selectGrid(state, grid));
  const pageSize = usePageSize(id);
  const sort: GridSort = given.sort ?? {
    by: local.sort,
    onSort: (by) => dispatch(gridSorted({ grid, sort: by })),
  };
  const filters: GridFilters = given.filters ?? {
    where: local.where,
    onFilter: (where) => dispatch(gridFiltered({ grid, where })),
  };
  const isPagedHere = given.paging === undefined;
  const { where } = filters;
  const found = useMemo(
    () => (isPagedHere ? filteredBy(rows, columns, where, (row) => edited.includes(rowId(row))) : rows),
    [isPagedHere, rows, columns, where, edited, rowId],
  );
  const sorted = useMemo(
    () => (isPagedHere ? sortedBy(found, columns, sort.by) : found),
    [isPagedHere, found, columns, sort.by],
  );
  const lastPage = Math.max(0, Math.ceil(sorted.length / pageSize) - 1);
  const page = Math.min(local.page, lastPage);
  const turnTo = useCallback(
    (wanted: number) => void dispatch(gridPageTurned({ grid, page: wanted })),
    [dispatch, grid],
  );
  const paging: Paging = given.paging ?? { page, pageSize, totalCount: sorted.length, onPage: turnTo };
  const indexOf = (id: string | null) =>
    isPagedHere && id !== null ? sorted.findIndex((row) => rowId(row) === id) : -1;
  const isReplayed = useIsReplayed();
  const turnToRow = (index: number) => {
    const pageOfRow = Math.floor(index / pageSize);
    if (index !== -1 && pageOfRow !== page && !isReplayed) turnTo(pageOfRow);
  };
  const at = indexOf(highlightedId);
  useEffect(() => {
    turnToRow(at);
    // Whoever turns the page while the row is still marked wants another one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [highlightedId, at]);
  useEffect(() => {
    if (addedId !== highlightedId) turnToRow(indexOf(addedId));
    // Only when it comes, by when its mark may be gone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [addedId]);
  const onPage = useMemo(
    () => (isPagedHere ? sorted.slice(page * pageSize, (page + 1) * pageSize) : sorted),
    [isPagedHere, sorted, page, pageSize],
  );
  return { onPage, sorted, sort, filters, paging, canFilter: isPagedHere || given.filters !== undefined };
}
