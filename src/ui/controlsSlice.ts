import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@contract/lists';
import type { PasswordHint } from './fields/passwordHint';

/** What is typed into a search that is no filter of a page. */
export type ControlSearch = {
  control: string;
  /** The ids of what was found for it. */
  ids: readonly string[];
} & (
  | {
      /** See `shapeOf`; what was typed is not in the store. */
      shape: string;
    }
  | {
      /** What the server is asked for: it is in the key of the cached answer too. */
      q: string;
      /** More are asked for page by page, from the first on. */
      pageSize?: number;
    }
  | {
      shape: string;
      /** Images have public ids, which are masked as their files are. */
      publicIds: readonly string[];
    }
);

/** Points that are typed but not recorded yet. */
export interface TypedPoints {
  control: string;
  /** As typed where it is a number of points, else its shape. */
  typedPoints: string;
  /** Whether they are asked about, or why they are refused. */
  stage: 'typed' | 'asked' | 'notWhole' | 'outOfRange';
}

/** How many of some many things have had their turn. */
export interface Progress {
  done: number;
  total: number;
}

/** What a screen reader was told, by a word or the id of that of which it was told. */
export interface Announced {
  of: string;
  count?: number;
}

interface ControlsState {
  /** Whose options are open; there is one at most. */
  openList: string | null;
  searches: readonly ControlSearch[];
  /** Which controls wait for the end of something, outside of forms. */
  busy: readonly string[];
  /** How strong a password is that is being chosen: its dots do not say so. */
  ratings: readonly { control: string; rating: PasswordHint['kind'] }[];
  /** Absent in older files. */
  points?: readonly TypedPoints[];
  /** How far something is that takes many calls. Absent in older files. */
  progress?: readonly ({ control: string } & Progress)[];
  /** What is switched on that is neither a filter nor part of a form. Absent in older files. */
  switchedOn?: readonly string[];
  /** How many pages are shown where more are added below. Absent in older files. */
  pages?: readonly { control: string; shown: number }[];
  /** What was made on this visit, the latest first. Absent in older files. */
  created?: readonly { control: string; ids: readonly string[] }[];
  /** What a screen reader was told last. Absent in older files. */
  announced?: readonly ({ control: string } & Announced)[];
  /** How often pages were turned that turn by themselves. Absent in older files. */
  turned?: readonly { control: string; turn: number }[];
  /** Which language was chosen for texts that are in both. Absent in older files. */
  languages?: readonly { control: string; language: Locale }[];
}

const initialState: ControlsState = {
  openList: null,
  searches: [],
  busy: [],
  ratings: [],
  points: [],
  progress: [],
  switchedOn: [],
  pages: [],
  created: [],
  announced: [],
  turned: [],
  languages: [],
};

const none: readonly string[] = [];

type OfControl<Part = object> = PayloadAction<{ control: string } & Part>;

const others = <Item extends { control: string }>(items: readonly Item[], control: string): Item[] =>
  items.filter((one) => one.control !== control);

/** What single controls show that is neither in a form nor a filter, by the name of the control. */
export const controlsSlice = createSlice({
  name: 'controls',
  initialState,
  reducers: {
    listOpened: (state, { payload: { control } }: OfControl) => ({ ...state, openList: control }),
    listClosed: (state, { payload: { control } }: OfControl) =>
      state.openList === control ? { ...state, openList: null } : state,
    searchTyped: (state, { payload }: PayloadAction<ControlSearch>) => ({
      ...state,
      searches: [...others(state.searches, payload.control), payload],
    }),
    searchEnded: (state, { payload: { control } }: OfControl) => ({
      ...state,
      searches: others(state.searches, control),
    }),
    pointsTyped: (state, { payload }: PayloadAction<TypedPoints>) => ({
      ...state,
      points: [...others(state.points ?? [], payload.control), payload],
    }),
    pointsEnded: (state, { payload: { control } }: OfControl) => ({
      ...state,
      points: others(state.points ?? [], control),
    }),
    busyChanged: (state, { payload: { control, isBusy } }: OfControl<{ isBusy: boolean }>) => {
      const rest = state.busy.filter((one) => one !== control);
      return { ...state, busy: isBusy ? [...rest, control] : rest };
    },
    progressed: (state, { payload }: OfControl<Progress>) => ({
      ...state,
      progress: [...others(state.progress ?? [], payload.control), payload],
    }),
    progressEnded: (state, { payload: { control } }: OfControl) => ({
      ...state,
      progress: others(state.progress ?? [], control),
    }),
    switched: (state, { payload: { control, isOn } }: OfControl<{ isOn: boolean }>) => {
      const rest = (state.switchedOn ?? []).filter((one) => one !== control);
      return { ...state, switchedOn: isOn ? [...rest, control] : rest };
    },
    pagesShown: (state, { payload }: OfControl<{ shown: number }>) => ({
      ...state,
      pages: [...others(state.pages ?? [], payload.control), ...(payload.shown > 1 ? [payload] : [])],
    }),
    entityCreated: (state, { payload: { control, id } }: OfControl<{ id: string }>) => {
      const before = state.created?.find((one) => one.control === control)?.ids ?? [];
      return { ...state, created: [...others(state.created ?? [], control), { control, ids: [id, ...before] }] };
    },
    createdEnded: (state, { payload: { control } }: OfControl) => ({
      ...state,
      created: others(state.created ?? [], control),
    }),
    announcementMade: (state, { payload: { control, announced } }: OfControl<{ announced: Announced | null }>) => ({
      ...state,
      announced: [...others(state.announced ?? [], control), ...(announced ? [{ ...announced, control }] : [])],
    }),
    pageTurned: (state, { payload: { control, turn } }: OfControl<{ turn: number }>) => ({
      ...state,
      turned: [...others(state.turned ?? [], control), ...(turn === 0 ? [] : [{ control, turn }])],
    }),
    languageChosen: (state, { payload: { control, language } }: OfControl<{ language: Locale | null }>) => ({
      ...state,
      languages: [...others(state.languages ?? [], control), ...(language ? [{ control, language }] : [])],
    }),
    passwordRated: (state, { payload: { control, rating } }: OfControl<{ rating: PasswordHint['kind'] }>) => ({
      ...state,
      ratings: [...others(state.ratings, control), ...(rating === 'empty' ? [] : [{ control, rating }])],
    }),
    /** Somebody signed out: the next person begins anew. */
    controlsReset: () => initialState,
  },
  selectors: {
    selectIsListOpen: (state, control: string) => state.openList === control,
    selectControlSearch: (state, control: string) => state.searches.find((one) => one.control === control),
    selectTypedPoints: (state, control: string) => state.points?.find((one) => one.control === control),
    selectIsBusy: (state, control: string) => state.busy.includes(control),
    selectProgress: (state, control: string) => state.progress?.find((one) => one.control === control),
    selectIsSwitchedOn: (state, control: string) => state.switchedOn?.includes(control) ?? false,
    selectPages: (state, control: string) => state.pages?.find((one) => one.control === control)?.shown ?? 1,
    selectCreated: (state, control: string) => state.created?.find((one) => one.control === control)?.ids ?? none,
    selectAnnounced: (state, control: string): Announced | null =>
      state.announced?.find((one) => one.control === control) ?? null,
    selectTurn: (state, control: string) => state.turned?.find((one) => one.control === control)?.turn ?? 0,
    selectLanguage: (state, control: string) =>
      state.languages?.find((one) => one.control === control)?.language ?? null,
    selectRating: (state, control: string) => state.ratings.find((one) => one.control === control)?.rating ?? 'empty',
  },
});

export const { listOpened, listClosed, searchTyped, searchEnded, pointsTyped, pointsEnded } = controlsSlice.actions;
export const { busyChanged, progressed, progressEnded, switched, passwordRated, controlsReset } = controlsSlice.actions;

export const { selectIsListOpen, selectControlSearch, selectTypedPoints, selectIsBusy, selectRating } =
  controlsSlice.selectors;
export const { pagesShown, pageTurned, entityCreated, createdEnded, announcementMade, languageChosen } =
  controlsSlice.actions;

export const { selectProgress, selectIsSwitchedOn, selectPages, selectTurn, selectCreated } = controlsSlice.selectors;

export const { selectAnnounced, selectLanguage } = controlsSlice.selectors;

export type WithControls = { [controlsSlice.reducerPath]: ControlsState };
