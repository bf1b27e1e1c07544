import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Place {
  path: string;
  /** Empty, or with the question mark. */
  search: string;
}

const initialState: Place = { path: '', search: '' };

/** Which page is open, so that a state says what is on the screen. What stands after the # of an address is never part of it. */
export const placeSlice = createSlice({
  name: 'place',
  initialState,
  reducers: {
    pageOpened: (_state, { payload }: PayloadAction<Place>) => payload,
  },
  selectors: { selectPlace: (state) => state },
});

export const { pageOpened } = placeSlice.actions;
export const { selectPlace } = placeSlice.selectors;
