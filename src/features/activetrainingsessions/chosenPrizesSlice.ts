import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/errors/failure';
import { signedOut } from '@/session/sessionSlice';
import { allEditingEnded, editingEnded } from './editedTrainingsSlice';

/** What is chosen as the instant prize of one training and not saved yet. */
export interface ChosenPrize {
  /** The id of a price; empty: none. */
  chosen: string;
  /** What the training had when this was chosen. */
  seen: string;
  /** Why it could not be saved; null: nothing is known against it. */
  failure: Failure | null;
  /** What somebody else has chosen, because of which nothing was saved; null: nobody has. */
  meanwhile: string | null;
  /** Whether it is on its way to the server. Absent in older files. */
  isSaving?: boolean;
}

type OfTraining = PayloadAction<{ trainingId: string } & Pick<ChosenPrize, 'chosen' | 'seen'>>;

const initialState: Record<string, ChosenPrize> = {};

/** The instant prizes that are being chosen, by the id of the training. */
export const chosenPrizesSlice = createSlice({
  name: 'chosenPrizes',
  initialState,
  reducers: {
    prizeChosen: (state, { payload: { trainingId, chosen, seen } }: OfTraining) => {
      state[trainingId] = { chosen, seen, failure: null, meanwhile: null };
    },
    prizeSaving: (state, { payload: { trainingId } }: PayloadAction<{ trainingId: string }>) => {
      const prize = state[trainingId];
      if (!prize) return;
      prize.failure = null;
      prize.isSaving = true;
    },
    prizeRefused: (
      state,
      { payload: { trainingId, failure } }: PayloadAction<{ trainingId: string; failure: Failure | null }>,
    ) => {
      const prize = state[trainingId];
      if (prize) prize.failure = failure;
    },
    prizeTakenMeanwhile: (
      state,
      { payload: { trainingId, meanwhile } }: PayloadAction<{ trainingId: string; meanwhile: string }>,
    ) => {
      const prize = state[trainingId];
      if (prize) prize.meanwhile = meanwhile;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(editingEnded, (state, { payload: trainingId }) => {
        const { [trainingId]: _ended, ...others } = state;
        return others;
      })
      .addCase(allEditingEnded, () => initialState)
      .addCase(signedOut, () => initialState),
  selectors: { selectChosenPrizes: (state) => state },
});

export const { prizeChosen, prizeSaving, prizeRefused, prizeTakenMeanwhile } = chosenPrizesSlice.actions;
export const { selectChosenPrizes } = chosenPrizesSlice.selectors;
