import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the browser has a network at all; a server that does not answer is another matter. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isOnline: true },
  reducers: {
    connectionChanged: (_state, { payload }: PayloadAction<{ isOnline: boolean }>) => payload,
  },
  selectors: { selectIsOnline: (state) => state.isOnline },
});

export const { connectionChanged } = connectionSlice.actions;
export const { selectIsOnline } = connectionSlice.selectors;

/** Tells the store what the browser knows of its network, now and at each change; returns how to stop. */
export function watchConnection(dispatch: Dispatch): () => void {
  const tell = () => void dispatch(connectionChanged({ isOnline: navigator.onLine }));
  if (!navigator.onLine) tell();
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
