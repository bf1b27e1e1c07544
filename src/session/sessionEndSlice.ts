import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './sessionSlice';

interface SessionEndState {
  /** Within the next minutes the session ends, because it is long or was not used; null: it does not. */
  endsSoon: { at: string; because: EndReason } | null;
  /** Somebody signs in again before it ends. */
  isRenewing: boolean;
}

export type EndReason = 'lifetime' | 'idle';

const initialState: SessionEndState = { endsSoon: null, isRenewing: false };

/** The end of the session, as far as it is in sight. */
export const sessionEndSlice = createSlice({
  name: 'sessionEnd',
  initialState,
  reducers: {
    sessionEndNoted: (state, { payload }: PayloadAction<{ endsSoon: SessionEndState['endsSoon'] }>) => ({
      ...state,
      ...payload,
    }),
    renewalAsked: (state) => ({ ...state, isRenewing: true }),
    renewalGivenUp: (state) => ({ ...state, isRenewing: false }),
  },
  extraReducers: (build) => {
    build.addCase(signedIn, () => initialState).addCase(signedOut, () => initialState);
  },
  selectors: {
    selectEndsSoon: (state) => state.endsSoon,
    selectIsRenewing: (state) => state.isRenewing,
  },
});

export const { sessionEndNoted, renewalAsked, renewalGivenUp } = sessionEndSlice.actions;

export const { selectEndsSoon, selectIsRenewing } = sessionEndSlice.selectors;
