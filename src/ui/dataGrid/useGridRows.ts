import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { GridColumn } from './gridColumn';
import { filteredBy, type GridFilters } from './gridFilter';
import type { Paging } from './GridPager';
import { sortedBy, type GridSort } from './gridSort';
import { gridFiltered, gridPageTurned, gridSorted, selectGrid } from './gridsSlice';
import { usePageSize } from './usePageSize';

interface Given<Row> {
  /** What the preferences are kept by. */
  id: string;
  /** What sorting, filters and page are kept by. */
  grid: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  paging: Paging | undefined;
  sort: GridSort | undefined;
  filters: GridFilters | undefined;
}

type WithGrids = Parameters<typeof selectGrid>[0];

/**
 * Returns the rows of the page that is shown, and its sorting, filters and paging. Where the server pages it sorts and
 * filters too; other rows are sorted, filtered and paged here, as the screen says or else the state of the grid.
 */
export function useGridRows<Row>({ id, grid, rows, columns, ...given }: Given<Row>) {
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
    () => (isPagedHere ? filteredBy(rows, columns, where) : rows),
    [isPagedHere, rows, columns, where],
  );
  const sorted = useMemo(
    () => (isPagedHere ? sortedBy(found, columns, sort.by) : found),
    [isPagedHere, found, columns, sort.by],
  );
  const lastPage = Math.max(0, Math.ceil(sorted.length / pageSize) - 1);
  const page = Math.min(local.page, lastPage);
  const paging: Paging = given.paging ?? {
    page,
    pageSize,
    totalCount: sorted.length,
    onPage: (wanted) => dispatch(gridPageTurned({ grid, page: wanted })),
  };
  const onPage = useMemo(
    () => (isPagedHere ? sorted.slice(page * pageSize, (page + 1) * pageSize) : sorted),
    [isPagedHere, sorted, page, pageSize],
  );
  return { onPage, sort, filters, paging, canFilter: isPagedHere || given.filters !== undefined };
}
