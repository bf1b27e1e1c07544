import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the server has a newer version of the app than this page. */
export const newVersionSlice = createSlice({
  name: 'newVersion',
  initialState: { isThere: false },
  reducers: {
    versionCompared: (_state, { payload: isThere }: PayloadAction<boolean>) => ({ isThere }),
  },
  selectors: { selectIsNewVersionThere: (state) => state.isThere },
});

export const { versionCompared } = newVersionSlice.actions;
export const { selectIsNewVersionThere } = newVersionSlice.selectors;
