import { configureStore, createAction } from '@reduxjs/toolkit';
import type { CapsuleState } from '../../../capsule/capsuleFile';
import { reducer, type AppState } from '../../makeStore';
import { wholeCache } from '../everyEndpoint';

/** The only thing that happens in the store of the viewer. */
export const stateShown = createAction<CapsuleState>('capsule/stateShown');

/** Returns a store that shows one state after another; whatever the screens themselves dispatch changes nothing. */
export function makeViewerStore(first: CapsuleState) {
  const initial = reducer(undefined, { type: 'capsule/begun' });
  // Another version may lack a slice that the screens of this one read.
  const whole = (state: CapsuleState): AppState => ({ ...initial, ...state });
  return configureStore({
    reducer: (state: AppState = whole(first), action) => (stateShown.match(action) ? whole(action.payload) : state),
    middleware: (standard) =>
      standard({ serializableCheck: false, immutableCheck: false }).concat(wholeCache.middleware),
  });
}
