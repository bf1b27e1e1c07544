import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { sessionOfToken } from '@/session/loginSession';
import { sessionSlice, signedIn } from '@/session/sessionSlice';
import { storeToken } from '@/session/token';

const reducer = combineSlices(api, sessionSlice);

/** Returns a store that holds nothing but the query cache and the session of this token. */
export function signedInCache(token: string) {
  const session = sessionOfToken(token)?.session;
  if (!session) throw new Error('unreadable token');
  storeToken(token, session);
  const store = configureStore({ reducer, middleware: (defaults) => defaults().concat(api.middleware) });
  store.dispatch(signedIn(session));
  return { ...store, getState: (): ReturnType<typeof reducer> => store.getState() };
}
