import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { array, mixed, object, type Schema, string } from 'yup';
import { safeLocalStorage } from '@/browserStorage/browserStorage';
import { gridsReset } from './gridsSlice';

export const densities = ['compact', 'standard', 'comfortable'] as const;

export type GridDensity = (typeof densities)[number];

export const pageSizes = [25, 50, 100] as const;

type PageSize = (typeof pageSizes)[number];

/** How somebody wants to see one grid; what is null is as usual. */
export interface GridPreferences {
  /** Fields that somebody hides; without `shown`, as earlier versions stored it, all that are not shown. */
  hidden: readonly string[] | null;
  /** Fields hidden at first that somebody wants to see. */
  shown?: readonly string[] | null | undefined;
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

/** How each grid looks to whoever is signed in; stored for each person beyond the visit. */
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

const fields = array(string().required()).nullable().defined();

const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

const preferences: Schema<GridPreferences> = object({
  hidden: fields,
  shown: array(string().required()).nullable().optional(),
  order: fields,
  widths: mixed(isWidths).required(),
  density: mixed((value): value is (typeof densities)[number] => densities.some((known) => known === value))
    .nullable()
    .defined(),
  pageSize: mixed((value): value is (typeof pageSizes)[number] =>
    pageSizes.some((known) => known === value),
  ).required(),
});

const view: Schema<SavedView> = object({ name: string().required(), search: string().defined(), preferences });

export const { gridPreferencesRead, gridPreferencesChanged, gridPreferencesReset, viewSaved, viewDeleted } =
  gridPreferencesSlice.actions;

export type WithPreferences = { [gridPreferencesSlice.reducerPath]: GridPreferencesState };

export const { selectGridPreferences, selectViews } = gridPreferencesSlice.selectors;

const keyOf = (memberId: string) => `grids:${memberId}`;

const views: Schema<SavedView[]> = array(view).required();

/** Returns how this person wants to see the grids; what cannot be read is as usual. */
export function storedGridPreferences(memberId: string): GridPreferencesState {
  const stored = safeLocalStorage.readJson(keyOf(memberId));
  if (!isRecord(stored)) return initialState;
  return { grids: valid(stored.grids, preferences), views: valid(stored.views, views) };
}

/** Keeps how this person wants to see the grids, beyond this visit. */
export function storeGridPreferences(memberId: string, preferred: GridPreferencesState): void {
  // A full or forbidden storage loses it with the visit, and nothing else.
  safeLocalStorage.setItem(keyOf(memberId), JSON.stringify(preferred));
}

/** Returns the entries that have the form. */
function valid<Value>(stored: unknown, schema: Schema<Value>): Record<string, Value> {
  if (!isRecord(stored)) return {};
  const isValid = (entry: [string, unknown]): entry is [string, Value] =>
    schema.isValidSync(entry[1], { strict: true });
  return Object.fromEntries(Object.entries(stored).filter(isValid));
}

function isWidths(stored: unknown): stored is Record<string, number> {
  return (
    isRecord(stored) && Object.values(stored).every((width) => typeof width === 'number' && width > 0 && width < 10_000)
  );
}

/** Returns how many rows of this grid somebody wants on a page. */
export const usePageSize = (grid: string): PageSize =>
  useSelector((state: WithPreferences) => selectGridPreferences(state, grid).pageSize);
