import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/session/sessionSlice';
import { isSame, usualFilters } from './address';
import type { FiltersState, Screen } from './filters';

type OfScreen<Part extends 'changes' | 'entry'> = {
  [Name in Screen]: { screen: Name } & Record<
    Part,
    Part extends 'changes' ? Partial<FiltersState[Name]> : FiltersState[Name]
  >;
}[Screen];

export type FilterChanges = OfScreen<'changes'>;

export type FilterEntry = OfScreen<'entry'>;

/** The part of the state that holds the filters. */
export interface WithFilters {
  filters: FiltersState;
}

const initialState: FiltersState = {
  users: usualFilters('users'),
  member: usualFilters('member'),
  golfclubs: usualFilters('golfclubs'),
  templates: usualFilters('templates'),
  planner: usualFilters('planner'),
  wizard: usualFilters('wizard'),
  sessions: usualFilters('sessions'),
  categories: usualFilters('categories'),
  points: usualFilters('points'),
  league: usualFilters('league'),
  entries: usualFilters('entries'),
  changes: usualFilters('changes'),
  winners: usualFilters('winners'),
  display: usualFilters('display'),
};
const screens = Object.keys(initialState);

/** States of earlier builds lack the screens that have filters since. */
const withEveryScreen = (state: FiltersState): FiltersState =>
  Object.keys(state).length === screens.length ? state : { ...initialState, ...state };

/** What is opened beside a list. */
const besideList: ReadonlySet<string> = new Set(['training', 'recording', 'edit']);

/** What each screen with filters shows; the address follows it, and it follows the address. */
export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    /** Somebody chose something on the screen; unless it was a page, it begins on the first one. */
    filtersChanged: (state, { payload: { screen, changes } }: PayloadAction<FilterChanges>) =>
      changedFilters(state, screen, changes),
    /** The address asked for what does not fit, such as a page that is gone; what is shown takes its place in the history. */
    filtersCorrected: (state, { payload: { screen, changes } }: PayloadAction<FilterChanges>) => ({
      ...state,
      [screen]: { ...state[screen], ...changes },
    }),
    /** The screen was opened at an address, or its address changed by a link, Back or Forward. */
    addressRead: (state, { payload: { screen, entry } }: PayloadAction<FilterEntry>) => ({ ...state, [screen]: entry }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState),
  selectors: { selectFilters: withEveryScreen },
});

/** What is taken back by a change of what it belonged to. */
const dependents: Dependents = {
  planner: (isOther) => ({
    // What comes next and what ended last are read best in different orders.
    ...(isOther('status') ? { sort: null } : {}),
    ...(isOther('view') ? { month: null } : {}),
  }),
  wizard: (isOther) => ({
    ...(isOther('status') || isOther('club') ? { training: null } : {}),
    ...(isOther('status') || isOther('club') || isOther('training') ? { recording: null } : {}),
  }),
  league: (isOther) => (isOther('club') ? { player: null } : {}),
  entries: (isOther) => (isOther('club') ? { player: null, template: null, category: null, q: '' } : {}),
};

export const { filtersChanged, filtersCorrected, addressRead } = filtersSlice.actions;

export const { selectFilters } = filtersSlice.selectors;

type Dependents = {
  [Name in Screen]?: (isOther: (field: keyof FiltersState[Name]) => boolean) => Partial<FiltersState[Name]>;
};

/** Of one screen, whichever it is: to spread the filters of all screens together takes the compiler minutes. */
function changedFilters<Name extends Screen>(
  state: FiltersState,
  screen: Name,
  changes: Partial<FiltersState[Name]>,
): FiltersState {
  const before = withEveryScreen(state)[screen];
  // What is opened beside a list leaves its page.
  const isOtherList = Object.keys(changes).some((field) => !besideList.has(field));
  const firstPage = 'page' in before && isOtherList ? { page: 0 } : {};
  const entry = { ...before, ...firstPage, ...dependentFilters(screen, before, changes), ...changes };
  return isSame(before, entry) ? state : { ...state, [screen]: entry };
}

/** Returns the filters of a screen that a change takes back, unless it says otherwise. */
function dependentFilters<Name extends Screen>(
  screen: Name,
  before: FiltersState[Name],
  changes: Partial<FiltersState[Name]>,
): Partial<FiltersState[Name]> {
  const isOther = (field: keyof FiltersState[Name]) => field in changes && changes[field] !== before[field];
  return dependents[screen]?.(isOther) ?? {};
}
