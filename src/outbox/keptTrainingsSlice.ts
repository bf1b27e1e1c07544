import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/sessionSlice';
import { answersTrainings, trainingsIn } from './answeredTrainings';

interface KeptTrainingsState {
  /** For each training that is shown as this device kept it: when the server last answered it. */
  readAt: Record<string, string>;
}

const initialState: KeptTrainingsState = { readAt: {} };

/** Which of the trainings on the screen come from this device, because the server could not be reached. */
export const keptTrainingsSlice = createSlice({
  name: 'keptTrainings',
  initialState,
  reducers: {
    keptTrainingShown: ({ readAt }, { payload }: PayloadAction<{ trainingId: string; readAt: string }>) => {
      readAt[payload.trainingId] = payload.readAt;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(signedOut, () => initialState)
      .addMatcher(isAnyOf(answersTrainings), ({ readAt }, action) => {
        for (const { id } of trainingsIn(action)) Reflect.deleteProperty(readAt, id);
      }),
  selectors: { selectReadAt: ({ readAt }, trainingId: string): string | null => readAt[trainingId] ?? null },
});

export const { keptTrainingShown } = keptTrainingsSlice.actions;
export const { selectReadAt } = keptTrainingsSlice.selectors;
export type WithKeptTrainings = { [keptTrainingsSlice.reducerPath]: KeptTrainingsState };
