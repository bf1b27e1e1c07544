import type { GridApi, GridRowSelectionModel, GridSortModel, GridValidRowModel } from '@mui/x-data-grid';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../afterPaint';
import { type GridSort, readSort, writeSort } from './gridSort';
import type { GridSelection } from './gridsSlice';

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
