import 'fake-indexeddb/auto';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { IDBFactory } from 'fake-indexeddb';
import { api } from '@/api/api';
import { closeOutboxDatabase } from '@/outbox/outboxDatabase';
import { outboxSlice, selectEntries, type WithOutbox } from '@/outbox/outboxSlice';
import { recordBall } from '@/outbox/recording';
import { startOutbox } from '@/outbox/startOutbox';
import type { LoginSession } from '@/session/loginSession';
import { sessionSlice, signedIn } from '@/session/sessionSlice';
import { dropToken, storeToken } from '@/session/token';
import { pause } from '@/ui/pause';

export const petra: LoginSession = {
  ...{ id: 'petra', golfclubId: 'club', email: '', name: 'Petra', surname: 'Lang', bookable: false },
  roles: ['APPROVED', 'PRO'],
};

/**
 * Has each test begin with an empty outbox of Petra and calls of its own, and end without its tabs; returns what opens
 * them.
 */
export function tabsOfPetra() {
  let stops: (() => void)[] = [];
  beforeEach(async () => {
    await closeOutboxDatabase();
    globalThis.indexedDB = new IDBFactory();
    storeToken('the-token', petra);
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    dropToken();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'locks');
  });

  /** Returns a tab, whose outbox is still to be started. */
  return () => {
    const store = configureStore({
      reducer: combineSlices(outboxSlice, sessionSlice, api),
      middleware: (standard) => standard().concat(api.middleware),
    });
    store.dispatch(signedIn(petra));
    const ofJana = { trainingId: 'training', playerDataId: 'jana', index: 0, before: null };
    return {
      store,
      entries: () => selectEntries(store.getState() as WithOutbox),
      start: (timer?: Parameters<typeof startOutbox>[1]) => stops.push(startOutbox(store, timer)),
      /** Calls back after each action. */
      watch: (listener: () => void) => stops.push(store.subscribe(listener)),
      record: (ball: { points: number | null; basedOn: number } = { points: 3, basedOn: 0 }) =>
        store.dispatch(recordBall({ ...ofJana, ...ball })),
    };
  };
}

/** Puts locks into this browser. */
export const setLocks = (locks: object) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

export const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(5);
};
