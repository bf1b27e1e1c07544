import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../session/sessionSlice';

/** What can be folded out in an open training: how it is played, and the calculation of the opened player session. */
export type Expandable = 'help' | 'result';

interface OpenedTraining {
  /** The id of the player session that was opened; null: none yet. */
  playerSession: string | null;
  expanded: Expandable[];
}

interface OfTraining {
  trainingId: string;
}

/** The part of the state that holds what is open in the wizard's trainings. */
export interface WithOpenedTrainings {
  openedTrainings: Record<string, OpenedTraining>;
}

const nothing: OpenedTraining = { playerSession: null, expanded: [] };
const initialState: Record<string, OpenedTraining> = {};

/** What is open in each training of the wizard, by the id of the training. */
export const openedTrainings = createSlice({
  name: 'openedTrainings',
  initialState,
  reducers: {
    playerSessionOpened: (state, { payload }: PayloadAction<OfTraining & { playerSession: string }>) => {
      const { trainingId, playerSession } = payload;
      const { expanded } = state[trainingId] ?? nothing;
      state[trainingId] = { playerSession, expanded: expanded.filter((part) => part !== 'result') };
    },
    partExpanded: (state, { payload: { trainingId, part } }: PayloadAction<OfTraining & { part: Expandable }>) => {
      const opened = state[trainingId] ?? nothing;
      state[trainingId] = { ...opened, expanded: [...opened.expanded.filter((other) => other !== part), part] };
    },
    partCollapsed: (state, { payload: { trainingId, part } }: PayloadAction<OfTraining & { part: Expandable }>) => {
      const opened = state[trainingId] ?? nothing;
      state[trainingId] = { ...opened, expanded: opened.expanded.filter((other) => other !== part) };
    },
    /** The training is no longer on the screen. */
    trainingLeft: (state, { payload: { trainingId } }: PayloadAction<OfTraining>) => {
      const { [trainingId]: _left, ...others } = state;
      return others;
    },
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState),
  selectors: { selectOpenedTraining: (state, trainingId: string): OpenedTraining => state[trainingId] ?? nothing },
});

export const { playerSessionOpened, partExpanded, partCollapsed, trainingLeft } = openedTrainings.actions;
export const { selectOpenedTraining } = openedTrainings.selectors;
