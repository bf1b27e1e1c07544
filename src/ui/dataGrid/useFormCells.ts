import type { GridApi } from '@mui/x-data-grid';
import { type RefObject, useEffect } from 'react';

/** Keeps the grid within reach of the keyboard where rows are forms, whose first cell is the only one. */
export function useFormCells(
  apiRef: RefObject<GridApi | null>,
  edited: readonly string[] | undefined,
  firstField: string | undefined,
): void {
  // The cell to which the tabulator leads may be one that has made room for the form.
  useEffect(() => {
    const stop = apiRef.current?.state.tabIndex.cell;
    if (!stop || firstField === undefined || !edited?.includes(String(stop.id))) return;
    const cell = { id: stop.id, field: firstField };
    apiRef.current?.setState((state) => ({ ...state, tabIndex: { ...state.tabIndex, cell } }));
  }, [apiRef, edited, firstField]);

  // The library moves the focus on to a button of the form, from which no arrow key leads back.
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', ({ id, field }) => {
        if (edited?.includes(String(id))) setTimeout(() => apiRef.current?.getCellElement(id, field)?.focus());
      }),
    [apiRef, edited],
  );
}
