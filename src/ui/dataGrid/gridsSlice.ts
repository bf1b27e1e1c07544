import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import type { ColumnFilter } from '@contract/columnFilter';
import type { GridSort } from './gridSort';

/** What somebody does with one grid. */
interface GridState {
  /** Such as `surname,-handicap`; null: as the rows came. Where the server sorts, the filters of the screen say it. */
  sort: string | null;
  where: readonly ColumnFilter[];
  /** From 0, of rows that are all in the browser. */
  page: number;
  checked: readonly string[];
  /** The list in which rows were checked: in another one they are not. */
  checkedIn: string;
}

/** What is open over a grid. */
export type GridPanel =
  | { grid: string; kind: 'view' }
  /** Without an index: a new filter. */
  | { grid: string; kind: 'filter'; field: string; index: number | null };

interface GridsState {
  grids: Readonly<Record<string, GridState>>;
  panel: GridPanel | null;
}

const initialState: GridsState = { grids: {}, panel: null };

const untouched: GridState = { sort: null, where: [], page: 0, checked: [], checkedIn: '' };

type OfGrid<Changes> = PayloadAction<{ grid: string } & Changes>;

function changed(state: GridsState, grid: string, changes: Partial<GridState>): GridsState {
  return { ...state, grids: { ...state.grids, [grid]: { ...(state.grids[grid] ?? untouched), ...changes } } };
}

/** Local sorting, filters and pages of grids, checked rows, and the panel that is open. */
export const gridsSlice = createSlice({
  name: 'grids',
  initialState,
  reducers: {
    gridSorted: (state, { payload: { grid, sort } }: OfGrid<{ sort: string | null }>) =>
      changed(state, grid, { sort, page: 0 }),
    gridFiltered: (state, { payload: { grid, where } }: OfGrid<{ where: readonly ColumnFilter[] }>) =>
      changed(state, grid, { where, page: 0 }),
    gridPageTurned: (state, { payload: { grid, page } }: OfGrid<{ page: number }>) => changed(state, grid, { page }),
    rowsChecked: (state, { payload: { grid, list, ids } }: OfGrid<{ list: string; ids: readonly string[] }>) =>
      changed(state, grid, { checked: ids, checkedIn: list }),
    gridPanelOpened: (state, { payload: panel }: PayloadAction<GridPanel>) => ({ ...state, panel }),
    gridPanelClosed: (state) => ({ ...state, panel: null }),
    /** Somebody signed out: the next person begins anew. */
    gridsReset: () => initialState,
  },
  selectors: {
    selectGrid: (state, grid: string) => state.grids[grid] ?? untouched,
    selectChecked: (state, grid: string, list: string) => {
      const { checked, checkedIn } = state.grids[grid] ?? untouched;
      return checkedIn === list ? checked : untouched.checked;
    },
    selectPanel: (state, grid: string) => (state.panel?.grid === grid ? state.panel : null),
  },
});

export const { gridSorted, gridFiltered, gridPageTurned, rowsChecked, gridPanelOpened, gridPanelClosed, gridsReset } =
  gridsSlice.actions;

export type WithGrids = { [gridsSlice.reducerPath]: GridsState };

export const { selectGrid, selectChecked, selectPanel } = gridsSlice.selectors;

/** What the menu of a column can do besides what the library does. */
export interface GridTools {
  sort: GridSort;
  canFilter: (field: string) => boolean;
  onFilter: (field: string) => void;
  onHide: (field: string) => void;
  onView: () => void;
}

export const GridToolsContext = createContext<GridTools | null>(null);

/** Returns the tools of the surrounding grid. Throws outside of one. */
export function useGridTools(): GridTools {
  const tools = useContext(GridToolsContext);
  if (!tools) throw new Error('useGridTools is for parts of a grid');
  return tools;
}

/** Which rows are checked, and what to do when that changes. */
export interface GridSelection<Row> {
  /** Ids, of rows on other pages too. */
  checked: readonly string[];
  onCheck: (ids: readonly string[]) => void;
  /** Names the checkbox of a row; should stay the same function. */
  rowLabel: (row: Row) => string;
}

/** Whether what is drawn stands in a cell of a grid, where the arrow keys lead and not the tabulator. */
export const InGridCell = createContext(false);

/**
 * Returns the tab index of something that is pressed in a row: in a grid the cell is in the way of the tabulator, not its
 * content.
 */
export const useRowTabIndex = (): -1 | 0 => (useContext(InGridCell) ? -1 : 0);
