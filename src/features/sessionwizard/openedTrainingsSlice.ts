import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { signedOut } from '@/session/sessionSlice';

/**
 * The collapsible parts of a training: its help, the scoring chain of the opened player session, and in the list the players of
 * the one that is expanded at first.
 */
type Expandable = 'help' | 'result' | 'players';

interface OpenedTraining {
  /** The id of the player session that was opened; null: none yet. */
  playerSession: string | null;
  /** The id of the one that was shown first, as long as none is opened; absent: none yet. */
  shownSession?: string;
  expanded: Expandable[];
}

interface OfTraining {
  trainingId: string;
}

export interface WithOpenedTrainings {
  openedTrainings: Record<string, OpenedTraining>;
}

const nothing: OpenedTraining = { playerSession: null, expanded: [] };
const initialState: Record<string, OpenedTraining> = {};

const withExpanded = (opened: OpenedTraining, part: Expandable): OpenedTraining => ({
  ...opened,
  expanded: [...opened.expanded.filter((other) => other !== part), part],
});

/** The opened player session and expanded parts of each open training, by its id. */
export const openedTrainingsSlice = createSlice({
  name: 'openedTrainings',
  initialState,
  reducers: {
    playerSessionOpened: (state, { payload }: PayloadAction<OfTraining & { playerSession: string }>) => {
      const { trainingId, playerSession } = payload;
      const { expanded } = state[trainingId] ?? nothing;
      state[trainingId] = { playerSession, expanded: expanded.filter((part) => part !== 'result') };
    },
    playerSessionShown: (state, { payload }: PayloadAction<OfTraining & { shownSession: string }>) => {
      const { trainingId, shownSession } = payload;
      state[trainingId] = { ...(state[trainingId] ?? nothing), shownSession };
    },
    partExpanded: (state, { payload: { trainingId, part } }: PayloadAction<OfTraining & { part: Expandable }>) => {
      state[trainingId] = withExpanded(state[trainingId] ?? nothing, part);
    },
    /** The list expands it of itself, as long as nobody has decided. */
    trainingExpandedAtFirst: (state, { payload: { trainingId } }: PayloadAction<OfTraining>) => {
      state[trainingId] = withExpanded(state[trainingId] ?? nothing, 'players');
    },
    partCollapsed: (state, { payload: { trainingId, part } }: PayloadAction<OfTraining & { part: Expandable }>) => {
      const opened = state[trainingId] ?? nothing;
      state[trainingId] = { ...opened, expanded: opened.expanded.filter((other) => other !== part) };
    },
    /** The training is no longer on the screen: neither open nor listed. */
    trainingLeft: (state, { payload: { trainingId } }: PayloadAction<OfTraining>) => {
      const { [trainingId]: _left, ...others } = state;
      return others;
    },
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState),
  selectors: { selectOpenedTraining: (state, trainingId: string): OpenedTraining => state[trainingId] ?? nothing },
});

export const {
  playerSessionOpened,
  playerSessionShown,
  partExpanded,
  partCollapsed,
  trainingExpandedAtFirst,
  trainingLeft,
} = openedTrainingsSlice.actions;
export const { selectOpenedTraining } = openedTrainingsSlice.selectors;

/** Returns whether a part of an open training is expanded, and how to change that. */
export function useExpanded(trainingId: string, part: Expandable): [boolean, (isExpanded: boolean) => void] {
  const dispatch = useDispatch();
  const isExpanded = useSelector((state: WithOpenedTrainings) =>
    selectOpenedTraining(state, trainingId).expanded.includes(part),
  );
  const change = (expand: boolean) =>
    void dispatch(expand ? partExpanded({ trainingId, part }) : partCollapsed({ trainingId, part }));
  return [isExpanded, change];
}

const noneToggled: Readonly<Record<string, boolean>> = {};

/** Which trainings of the list were expanded or collapsed by hand, by id. */
export const expandedTrainingsSlice = createSlice({
  name: 'expandedTrainings',
  initialState: noneToggled,
  reducers: {
    trainingToggled: (toggled, { payload }: PayloadAction<{ id: string; isExpanded: boolean }>) => ({
      ...toggled,
      [payload.id]: payload.isExpanded,
    }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => noneToggled),
  selectors: { selectToggled: (toggled, id: string): boolean | undefined => toggled[id] },
});

export const { trainingToggled } = expandedTrainingsSlice.actions;
export const { selectToggled } = expandedTrainingsSlice.selectors;
export type WithExpandedTrainings = { [expandedTrainingsSlice.reducerPath]: typeof noneToggled };
