import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoginSession } from './loginSession';

interface SessionState {
  session: LoginSession | null;
  /** The server no longer knows the token; the page stays and someone must sign in again. */
  lapsed: boolean;
}

const initialState: SessionState = { session: null, lapsed: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, action: PayloadAction<LoginSession>) => ({ session: action.payload, lapsed: false }),
    sessionLapsed: (state) => {
      state.lapsed = state.session !== null;
    },
    signedOut: () => initialState,
  },
  selectors: {
    selectSession: (state) => state.session,
    selectLapsed: (state) => state.lapsed,
  },
});

export const { signedIn, sessionLapsed, signedOut } = sessionSlice.actions;
export const { selectSession, selectLapsed } = sessionSlice.selectors;
