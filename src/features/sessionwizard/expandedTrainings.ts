import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../session/sessionSlice';

const nothing: Readonly<Record<string, boolean>> = {};

/** Which trainings of the list somebody has expanded or collapsed, by id. */
export const expandedTrainings = createSlice({
  name: 'expandedTrainings',
  initialState: nothing,
  reducers: {
    trainingToggled: (toggled, { payload }: PayloadAction<{ id: string; isExpanded: boolean }>) => ({
      ...toggled,
      [payload.id]: payload.isExpanded,
    }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => nothing),
  selectors: { selectToggled: (toggled, id: string): boolean | undefined => toggled[id] },
});

export const { trainingToggled } = expandedTrainings.actions;
export const { selectToggled } = expandedTrainings.selectors;
export type WithExpandedTrainings = { [expandedTrainings.reducerPath]: typeof nothing };
