import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsReplayed } from '../stateContexts';
import type { Paging } from './GridPager';
import type { GridColumn } from './gridColumn';
import { filteredBy, type GridFilters } from './gridFilter';
import { usePageSize } from './gridPreferencesSlice';
import { type GridSort, sortedBy } from './gridSort';
import { gridFiltered, gridPageTurned, gridSorted, selectGrid, type WithGrids } from './gridsSlice';

interface GridRows<Row> {
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
}: GridRows<Row>) {
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [highlightedId, at]);
  useEffect(() => {
    if (addedId !== highlightedId) turnToRow(indexOf(addedId));
    // Only when it comes, by when its mark may be gone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [addedId]);
  const onPage = useMemo(
    () => (isPagedHere ? sorted.slice(page * pageSize, (page + 1) * pageSize) : sorted),
    [isPagedHere, sorted, page, pageSize],
  );
  return { onPage, sorted, sort, filters, paging, canFilter: isPagedHere || given.filters !== undefined };
}
