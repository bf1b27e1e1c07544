import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { imagePickerSlice } from './imagePicker/imagePickerSlice';
import { modalClockStarted, startModalClock, type WithSlots } from './modalClock';
import {
  dialogHidden,
  dialogOpenedToEdit,
  dialogShown,
  modalSlice,
  removalAsked,
  selectIsOpen,
  type Dialog,
} from './modalSlice';

type Modal = ReturnType<typeof modalSlice.getInitialState>;

const training: Dialog = { kind: 'deleteTraining', id: 'one' };
const other: Dialog = { kind: 'deleteTraining', id: 'other' };

function storeWith(preloaded: Modal = { dialog: null, signal: null }) {
  const listeners = createListenerMiddleware<WithSlots>();
  startModalClock(listeners);
  const store = configureStore({
    reducer: { modal: modalSlice.reducer, imagePicker: imagePickerSlice.reducer },
    preloadedState: { modal: preloaded },
    middleware: (standard) => standard().prepend(listeners.middleware),
  });
  store.dispatch(modalClockStarted());
  return {
    dispatch: store.dispatch,
    modal: () => store.getState().modal,
    isOpen: () => selectIsOpen(store.getState()),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const opening = [
  ['SHOW', dialogShown],
  ['EDIT', dialogOpenedToEdit],
  ['REMOVE', removalAsked],
] as const;

test.each(opening)('%s stands for 500 ms and leaves the dialog open', async (signal, opened) => {
  const { dispatch, modal, isOpen } = storeWith();
  dispatch(opened(training));
  await jest.advanceTimersByTimeAsync(499);
  expect(modal()).toEqual({ dialog: training, signal });
  await jest.advanceTimersByTimeAsync(1);
  expect(modal()).toEqual({ dialog: training, signal: null });
  expect(isOpen()).toBe(true);
});

test('HIDE closes at once but keeps the content of the dialog until it has faded', async () => {
  const { dispatch, modal, isOpen } = storeWith({ dialog: training, signal: null });
  dispatch(dialogHidden());
  expect(isOpen()).toBe(false);
  await jest.advanceTimersByTimeAsync(499);
  expect(modal()).toEqual({ dialog: training, signal: 'HIDE' });
  await jest.advanceTimersByTimeAsync(1);
  expect(modal()).toEqual({ dialog: null, signal: null });
});

test('a newer signal starts the time again', async () => {
  const { dispatch, modal } = storeWith();
  dispatch(dialogShown(training));
  await jest.advanceTimersByTimeAsync(400);
  dispatch(dialogOpenedToEdit(other));
  await jest.advanceTimersByTimeAsync(499);
  expect(modal()).toEqual({ dialog: other, signal: 'EDIT' });
  await jest.advanceTimersByTimeAsync(1);
  expect(modal().signal).toBeNull();
});

test('the same signal set again starts the time again too', async () => {
  const { dispatch, modal } = storeWith();
  dispatch(dialogShown(training));
  await jest.advanceTimersByTimeAsync(400);
  dispatch(dialogShown(training));
  await jest.advanceTimersByTimeAsync(400);
  expect(modal().signal).toBe('SHOW');
  await jest.advanceTimersByTimeAsync(100);
  expect(modal().signal).toBeNull();
});

test('a dialog opened while the last one closes is not closed with it', async () => {
  const { dispatch, modal, isOpen } = storeWith({ dialog: training, signal: null });
  dispatch(dialogHidden());
  await jest.advanceTimersByTimeAsync(300);
  dispatch(removalAsked(other));
  await jest.advanceTimersByTimeAsync(1000);
  expect(modal()).toEqual({ dialog: other, signal: null });
  expect(isOpen()).toBe(true);
});

test('hiding twice does not make the time longer', async () => {
  const { dispatch, modal } = storeWith({ dialog: training, signal: null });
  dispatch(dialogHidden());
  await jest.advanceTimersByTimeAsync(400);
  dispatch(dialogHidden());
  await jest.advanceTimersByTimeAsync(100);
  expect(modal()).toEqual({ dialog: null, signal: null });
});

test('hiding where nothing is open changes nothing', () => {
  const { dispatch, modal } = storeWith();
  dispatch(dialogHidden());
  expect(modal()).toEqual({ dialog: null, signal: null });
});

test('a signal that was still standing when the state was saved fades by itself', async () => {
  const { modal } = storeWith({ dialog: training, signal: 'HIDE' });
  expect(modal().dialog).toEqual(training);
  await jest.advanceTimersByTimeAsync(500);
  expect(modal()).toEqual({ dialog: null, signal: null });
});
