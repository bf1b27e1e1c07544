import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { may, type Right } from '@contract/rights';
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

export type WithSession = { [sessionSlice.reducerPath]: SessionState };

export const { selectSession, selectLapsed } = sessionSlice.selectors;

/** Returns who is signed in. Throws on public pages, where nobody need be. */
export function useSession(): LoginSession {
  const session = useSelector(selectSession);
  if (!session) throw new Error('useSession is for private pages');
  return session;
}

/** Returns whether the person who is signed in may do it; false when nobody is. */
export function useMay(right: Right): boolean {
  const session = useSelector(selectSession);
  return session !== null && may(session.roles, right);
}
