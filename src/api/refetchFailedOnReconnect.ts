import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isConnectionFailure } from '@/errors/failure';
import { api } from './api';
import { type connectionSlice, selectIsReached } from './connectionSlice';

type State = { [connectionSlice.reducerPath]: ReturnType<typeof connectionSlice.getInitialState> } & {
  [api.reducerPath]: ReturnType<typeof api.reducer>;
};

type RetriedStore = Pick<Store<State>, 'getState' | 'subscribe'> & {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
};

interface Endpoint {
  initiate?: (argument: unknown, options: { forceRefetch: true; subscribe: false }) => UnknownAction;
}

/**
 * Has every query on the screen that could not reach the server asked again by itself as soon as the server can be
 * reached, once for each failure. Returns how to stop.
 */
export function refetchFailedOnReconnect(store: RetriedStore): () => void {
  const retried = new Set<string>();
  let previous: Pick<State, 'connection' | 'api'> | null = null;
  return store.subscribe(() => {
    const { connection, api: cache } = store.getState();
    if (previous?.connection === connection && previous.api.queries === cache.queries) return;
    previous = { connection, api: cache };
    if (!selectIsReached({ connection })) return;
    for (const query of Object.values(cache.queries)) {
      if (query?.status !== QueryStatus.rejected || !isConnectionFailure(query.error) || retried.has(query.requestId))
        continue;
      retried.add(query.requestId);
      const endpoints: Readonly<Record<string, Endpoint>> = api.endpoints;
      const again = endpoints[query.endpointName]?.initiate?.(query.originalArgs, {
        forceRefetch: true,
        subscribe: false,
      });
      if (again) store.dispatch(again);
    }
  });
}
