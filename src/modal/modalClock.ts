import { createAction, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { imagePickerFaded, type imagePickerSlice } from './imagePicker/imagePickerSlice';
import { signalFaded, type modalSlice } from './modalSlice';

/** How long a signal stands, in milliseconds (specification §9). */
export const SIGNAL_FADES_AFTER = 500;

/** Dispatched once when a store is made, so that a signal in a preloaded state is seen too. */
export const modalClockStarted = createAction('modal/clockStarted');

/** The slots of the modal machine, by their place in the state, each with what makes its signal fade. */
const slots = { modal: signalFaded, imagePicker: imagePickerFaded } as const;

/** The part of the state that the clock watches. */
export interface WithSlots {
  modal: ReturnType<typeof modalSlice.getInitialState>;
  imagePicker: ReturnType<typeof imagePickerSlice.getInitialState>;
}

/** Makes every signal that appears in a slot fade, whatever brought it there; a newer one there starts the time again. */
export function startModalClock<State extends WithSlots>(listeners: ListenerMiddlewareInstance<State>): void {
  for (const slot of ['modal', 'imagePicker'] as const) {
    listeners.startListening({
      predicate: (action, current, previous) =>
        current[slot].signal !== null && (current[slot] !== previous[slot] || modalClockStarted.match(action)),
      effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
        cancelActiveListeners();
        await delay(SIGNAL_FADES_AFTER);
        dispatch(slots[slot]());
      },
    });
  }
}
