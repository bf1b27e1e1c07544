import { type Dispatch, type PayloadAction, createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { failureOf, isConnectionFailure } from '@/errors/failure';

interface Connection {
  /** What the browser says; it often calls a network one that leads nowhere. */
  isOnline: boolean;
  /** Whether the last call was answered by the server, be it with a refusal. */
  isAnswered: boolean;
}

const initialState: Connection = { isOnline: true, isAnswered: true };

/** Whether there is a network, and whether the server can be reached through it. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged: (_state, { payload }: PayloadAction<{ isOnline: boolean }>) => ({
      ...payload,
      isAnswered: true,
    }),
  },
  extraReducers: (build) =>
    build
      .addMatcher(isFulfilled, (state) => {
        state.isAnswered = true;
      })
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        if (isConnectionFailure(payload)) state.isAnswered = false;
        else if (typeof failureOf(payload)?.status === 'number') state.isAnswered = true;
      }),
  selectors: {
    selectIsOnline: (state) => state.isOnline,
    /** There is a network, and the server is at the end of it. */
    selectIsReached: ({ isOnline, isAnswered }) => isOnline && isAnswered,
  },
});

export const { connectionChanged } = connectionSlice.actions;
export const { selectIsOnline, selectIsReached } = connectionSlice.selectors;

/** Tells the store what the browser knows of its network, now and at each change; returns how to stop. */
export function watchConnection(dispatch: Dispatch): () => void {
  const report = () => void dispatch(connectionChanged({ isOnline: navigator.onLine }));
  if (!navigator.onLine) report();
  window.addEventListener('online', report);
  window.addEventListener('offline', report);
  return () => {
    window.removeEventListener('online', report);
    window.removeEventListener('offline', report);
  };
}

/** Returns whether this error is that the server could not be reached, which it can be by now. */
export function useIsReachedAgain(error: unknown): boolean {
  return useSelector(selectIsReached) && isConnectionFailure(error);
}
