import { createAction, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { modalSlice } from './modalSlice';
import { signalFaded } from './modalSlice';

/** How long a signal stands, in milliseconds (specification §9). */
export const SIGNAL_FADES_AFTER = 500;

/** Dispatched once when a store is made, so that a signal in a preloaded state is seen too. */
export const modalClockStarted = createAction('modal/clockStarted');

type WithModal = { [modalSlice.reducerPath]: ReturnType<typeof modalSlice.getInitialState> };

/** Makes every signal that appears in the state fade, whatever brought it there; a newer one starts the time again. */
export function startModalClock(listeners: ListenerMiddlewareInstance<WithModal>): void {
  listeners.startListening({
    predicate: (action, current, previous) =>
      current.modal.signal !== null && (current.modal !== previous.modal || modalClockStarted.match(action)),
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(SIGNAL_FADES_AFTER);
      dispatch(signalFaded());
    },
  });
}
