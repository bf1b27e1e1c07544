import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PageLocation {
  path: string;
  /** Empty, or with the question mark. */
  search: string;
}

const initialState: PageLocation = { path: '', search: '' };

/**
 * Which page is open, so that a state says what is on the screen. What stands after the # of an address is never part of it.
 */
export const locationSlice = createSlice({
  name: 'place',
  initialState,
  reducers: {
    pageOpened: (_state, { payload }: PayloadAction<PageLocation>) => payload,
  },
  selectors: { selectLocation: (state) => state },
});

export const { pageOpened } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;
