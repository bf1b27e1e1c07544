import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { signedOut } from '@/session/sessionSlice';
import {
  imageFieldLeft,
  imagePicked,
  imagePickerHidden,
  imagePickerShown,
  imagePickerSlice,
  selectIsPickerOpen,
  selectPicked,
} from '../modal/imagePickerSlice';
import { modalClockStarted, startModalClock, type WithSignals } from '../modal/modalClock';
import { dialogShown, modalSlice } from '../modal/modalSlice';

const nothing = { picker: null, signal: null, selection: null };

const shown = { tag: 'tip', field: 'hint-2', chosen: 'putting' } as const;

function storeWith(preloaded: WithSignals['imagePicker'] = nothing) {
  const listeners = createListenerMiddleware<WithSignals>();
  startModalClock(listeners);
  const store = configureStore({
    reducer: { modal: modalSlice.reducer, imagePicker: imagePickerSlice.reducer },
    preloadedState: { imagePicker: preloaded },
    middleware: (standard) => standard().prepend(listeners.middleware),
  });
  store.dispatch(modalClockStarted());
  return {
    dispatch: store.dispatch,
    slot: () => store.getState().imagePicker,
    modal: () => store.getState().modal,
    isOpen: () => selectIsPickerOpen(store.getState()),
    picked: () => selectPicked(store.getState()),
  };
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('showing opens the picker, and it stays open when the signal has faded', async () => {
  const { dispatch, slot, isOpen } = storeWith();
  dispatch(imagePickerShown(shown));
  expect(slot()).toEqual({ picker: shown, signal: 'SHOW', selection: null });
  await jest.advanceTimersByTimeAsync(500);
  expect(slot()).toEqual({ picker: shown, signal: null, selection: null });
  expect(isOpen()).toBe(true);
});

test('picking hides the picker at once, and the selection clears after 500 ms', async () => {
  const { dispatch, slot, isOpen, picked } = storeWith();
  dispatch(imagePickerShown(shown));
  dispatch(imagePicked('bunker'));
  expect(isOpen()).toBe(false);
  await jest.advanceTimersByTimeAsync(499);
  expect(picked()).toEqual({ field: 'hint-2', publicId: 'bunker' });
  await jest.advanceTimersByTimeAsync(1);
  expect(slot()).toEqual(nothing);
});

test('a second press while the picker closes picks nothing more and does not make the time longer', async () => {
  const { dispatch, slot, picked } = storeWith();
  dispatch(imagePickerShown(shown));
  dispatch(imagePicked('bunker'));
  await jest.advanceTimersByTimeAsync(400);
  dispatch(imagePicked('fairway'));
  expect(picked()?.publicId).toBe('bunker');
  await jest.advanceTimersByTimeAsync(100);
  expect(slot()).toEqual(nothing);
});

test('closing picks nothing', async () => {
  const { dispatch, slot, isOpen, picked } = storeWith();
  dispatch(imagePickerShown(shown));
  dispatch(imagePickerHidden());
  expect([isOpen(), picked()]).toEqual([false, null]);
  await jest.advanceTimersByTimeAsync(500);
  expect(slot()).toEqual(nothing);
});

test('a picker opened for another field while the last one closes stays open and drops the old selection', async () => {
  const { dispatch, isOpen, picked } = storeWith();
  dispatch(imagePickerShown(shown));
  dispatch(imagePicked('bunker'));
  await jest.advanceTimersByTimeAsync(300);
  dispatch(imagePickerShown({ tag: 'sessionprice', field: 'price' }));
  await jest.advanceTimersByTimeAsync(1000);
  expect([isOpen(), picked()]).toEqual([true, null]);
});

test('a field that leaves the screen closes its own picker only', () => {
  const { dispatch, isOpen } = storeWith();
  dispatch(imagePickerShown(shown));
  dispatch(imageFieldLeft('hint-1'));
  expect(isOpen()).toBe(true);
  dispatch(imageFieldLeft('hint-2'));
  expect(isOpen()).toBe(false);
});

test('a picker and a dialog do not disturb each other: each signal has its own 500 ms', async () => {
  const { dispatch, slot, modal } = storeWith();
  dispatch(dialogShown({ kind: 'user', id: null }));
  await jest.advanceTimersByTimeAsync(300);
  dispatch(imagePickerShown(shown));
  dispatch(imagePicked('bunker'));
  await jest.advanceTimersByTimeAsync(200);
  expect(slot().signal).toBe('HIDE');
  expect(modal().dialogs).toEqual([{ dialog: { kind: 'user', id: null }, signal: null }]);
  await jest.advanceTimersByTimeAsync(300);
  expect(slot()).toEqual(nothing);
});

test('a selection that was still standing when the state was saved clears by itself', async () => {
  const selection = { field: 'hint-2', publicId: 'bunker' };
  const { slot } = storeWith({ picker: shown, signal: 'HIDE', selection });
  expect(slot().selection).toEqual(selection);
  await jest.advanceTimersByTimeAsync(500);
  expect(slot()).toEqual(nothing);
});

test('signing out leaves no picker for the next person', () => {
  const { dispatch, slot } = storeWith();
  dispatch(imagePickerShown(shown));
  dispatch(signedOut());
  expect(slot()).toEqual(nothing);
});
