import { createAction, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import { imagePickerFaded, type imagePickerSlice } from './imagePickerSlice';
import { changeFaded, type modalSlice, signalFaded } from './modalSlice';

/** How long a signal stands, in milliseconds (specification §9). */
export const SIGNAL_FADES_AFTER = 500;

/** Dispatched once when a store is made, so that a signal in a preloaded state is seen too. */
export const modalClockStarted = createAction('modal/clockStarted');

/** The part of the state that the clock watches. */
export interface WithSignals {
  modal: ReturnType<typeof modalSlice.getInitialState>;
  imagePicker: ReturnType<typeof imagePickerSlice.getInitialState>;
}

/** Returns whatever stands for a while, each with the action that makes it fade. */
function standing({ modal, imagePicker }: WithSignals): ReadonlyMap<object, UnknownAction> {
  return new Map<object, UnknownAction>([
    ...modal.dialogs
      .filter(({ signal }) => signal !== null)
      .map((open) => [open, signalFaded(open.dialog.kind)] as const),
    ...(imagePicker.signal === null ? [] : ([[imagePicker, imagePickerFaded()]] as const)),
    ...(modal.change === null ? [] : ([[modal.change, changeFaded()]] as const)),
  ]);
}

/** Makes every signal and every change event fade, whatever brought it there; a newer one has a time of its own. */
export function startModalClock<State extends WithSignals>(listeners: ListenerMiddlewareInstance<State>): void {
  listeners.startListening({
    predicate: (action, current, previous) =>
      current.modal !== previous.modal ||
      current.imagePicker !== previous.imagePicker ||
      modalClockStarted.match(action),
    effect: async (action, { getState, getOriginalState, delay, dispatch }) => {
      const before = modalClockStarted.match(action) ? new Map() : standing(getOriginalState());
      const begun = [...standing(getState())].filter(([what]) => !before.has(what));
      if (begun.length === 0) return;
      await delay(SIGNAL_FADES_AFTER);
      for (const [what, faded] of begun) {
        if (standing(getState()).has(what)) dispatch(faded);
      }
    },
  });
}
