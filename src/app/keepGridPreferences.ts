import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { selectSession, signedIn, type sessionSlice } from '../session/sessionSlice';
import {
  gridPreferencesChanged,
  gridPreferencesRead,
  gridPreferencesReset,
  viewDeleted,
  viewSaved,
  type gridPreferencesSlice,
} from '../ui/dataGrid/gridPreferencesSlice';
import { keptGridPreferences, storeGridPreferences } from '../ui/dataGrid/keptGridPreferences';

export interface WithGridsOfSession {
  session: ReturnType<typeof sessionSlice.getInitialState>;
  gridPreferences: ReturnType<typeof gridPreferencesSlice.getInitialState>;
}

const isChange = isAnyOf(gridPreferencesChanged, gridPreferencesReset, viewSaved, viewDeleted);

/** Keeps in this browser how each person wants to see the grids, and reads it when somebody signs in. */
export function keepGridPreferences<State extends WithGridsOfSession>(
  listeners: ListenerMiddlewareInstance<State>,
): void {
  listeners.startListening({
    actionCreator: signedIn,
    effect: ({ payload: { id } }, { dispatch }) => {
      dispatch(gridPreferencesRead(keptGridPreferences(id)));
    },
  });
  listeners.startListening({
    matcher: isChange,
    effect: (_action, { getState }) => {
      const session = selectSession(getState());
      if (session) storeGridPreferences(session.id, getState().gridPreferences);
    },
  });
}
