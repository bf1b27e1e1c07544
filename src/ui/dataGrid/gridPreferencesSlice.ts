import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { gridsReset } from './gridsSlice';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type GridDensity = (typeof densities)[number];

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** How somebody wants to see one grid; what is null is as usual. */
export interface GridPreferences {
  /** Fields that are not shown. */
  hidden: readonly string[] | null;
  /** Fields in their order; those it does not name follow in the usual order. */
  order: readonly string[] | null;
  /** Pixels by field, for columns that were made wider or narrower. */
  widths: Readonly<Record<string, number>>;
  density: GridDensity | null;
  pageSize: PageSize;
}

/** A name for what is shown and how: the query of the address and the columns. */
export interface SavedView {
  name: string;
  search: string;
  preferences: GridPreferences;
}

export interface GridPreferencesState {
  grids: Readonly<Record<string, GridPreferences>>;
  views: Readonly<Record<string, readonly SavedView[]>>;
}

export const usualPreferences: GridPreferences = {
  hidden: null,
  order: null,
  widths: {},
  density: null,
  pageSize: 25,
};
const initialState: GridPreferencesState = { grids: {}, views: {} };
const noViews: readonly SavedView[] = [];

type OfGrid<Payload> = PayloadAction<{ grid: string } & Payload>;

/** How each grid looks to whoever is signed in; kept for each person beyond the visit. */
export const gridPreferencesSlice = createSlice({
  name: 'gridPreferences',
  initialState,
  reducers: {
    /** What this browser keeps for the person who signed in. */
    gridPreferencesRead: (_state, { payload }: PayloadAction<GridPreferencesState>) => payload,
    gridPreferencesChanged: (state, { payload: { grid, changes } }: OfGrid<{ changes: Partial<GridPreferences> }>) => ({
      ...state,
      grids: { ...state.grids, [grid]: { ...(state.grids[grid] ?? usualPreferences), ...changes } },
    }),
    gridPreferencesReset: (state, { payload: { grid } }: OfGrid<object>) => {
      const { [grid]: _reset, ...grids } = state.grids;
      return { ...state, grids };
    },
    /** A view of the same name is replaced. */
    viewSaved: (state, { payload: { grid, view } }: OfGrid<{ view: SavedView }>) => {
      const others = (state.views[grid] ?? noViews).filter(({ name }) => name !== view.name);
      return { ...state, views: { ...state.views, [grid]: [...others, view] } };
    },
    viewDeleted: (state, { payload: { grid, name } }: OfGrid<{ name: string }>) => ({
      ...state,
      views: { ...state.views, [grid]: (state.views[grid] ?? noViews).filter((view) => view.name !== name) },
    }),
  },
  extraReducers: (build) => build.addCase(gridsReset, () => initialState),
  selectors: {
    selectGridPreferences: (state, grid: string) => state.grids[grid] ?? usualPreferences,
    selectViews: (state, grid: string) => state.views[grid] ?? noViews,
  },
});

export const { gridPreferencesRead, gridPreferencesChanged, gridPreferencesReset, viewSaved, viewDeleted } =
  gridPreferencesSlice.actions;
export const { selectGridPreferences, selectViews } = gridPreferencesSlice.selectors;
