import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Dialog } from './dialog';
import { imagePickerSlice } from './imagePickerSlice';
import { modalClockStarted, startModalClock, type WithSignals } from './modalClock';
import { dialogHidden, dialogOpenedToEdit, dialogShown, modalSlice, removalAsked } from './modalSlice';

type Modal = WithSignals['modal'];

const training: Dialog = { kind: 'deleteTraining', id: 'one' };

const other: Dialog = { kind: 'deleteTraining', id: 'other' };

const discard: Dialog = { kind: 'discard', of: 'user' };

const initial = modalSlice.getInitialState();

const opened: Modal = { ...initial, dialogs: [{ dialog: training, signal: null }] };

function storeWith(preloaded: Modal = initial) {
  const listeners = createListenerMiddleware<WithSignals>();
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
    dialogs: () => store.getState().modal.dialogs,
  };
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test.each([
  ['SHOW', dialogShown],
  ['EDIT', dialogOpenedToEdit],
  ['REMOVE', removalAsked],
] as const)('%s stands for 500 ms and leaves the dialog open', async (signal, set) => {
  const { dispatch, dialogs } = storeWith();
  dispatch(set(training));
  await jest.advanceTimersByTimeAsync(499);
  expect(dialogs()).toEqual([{ dialog: training, signal }]);
  await jest.advanceTimersByTimeAsync(1);
  expect(dialogs()).toEqual([{ dialog: training, signal: null }]);
});

test('HIDE closes at once but keeps the content of the dialog until it has faded', async () => {
  const { dispatch, dialogs } = storeWith(opened);
  dispatch(dialogHidden('deleteTraining'));
  await jest.advanceTimersByTimeAsync(499);
  expect(dialogs()).toEqual([{ dialog: training, signal: 'HIDE' }]);
  await jest.advanceTimersByTimeAsync(1);
  expect(dialogs()).toEqual([]);
});

test('a newer signal starts the time again', async () => {
  const { dispatch, dialogs } = storeWith();
  dispatch(dialogShown(training));
  await jest.advanceTimersByTimeAsync(400);
  dispatch(dialogOpenedToEdit(other));
  await jest.advanceTimersByTimeAsync(499);
  expect(dialogs()).toEqual([{ dialog: other, signal: 'EDIT' }]);
  await jest.advanceTimersByTimeAsync(1);
  expect(dialogs()).toEqual([{ dialog: other, signal: null }]);
});

test('the same signal set again starts the time again too', async () => {
  const { dispatch, dialogs } = storeWith();
  dispatch(dialogShown(training));
  await jest.advanceTimersByTimeAsync(400);
  dispatch(dialogShown(training));
  await jest.advanceTimersByTimeAsync(400);
  expect(dialogs()).toEqual([{ dialog: training, signal: 'SHOW' }]);
  await jest.advanceTimersByTimeAsync(100);
  expect(dialogs()).toEqual([{ dialog: training, signal: null }]);
});

test('a dialog opened while the last one of its kind closes is not closed with it', async () => {
  const { dispatch, dialogs } = storeWith(opened);
  dispatch(dialogHidden('deleteTraining'));
  await jest.advanceTimersByTimeAsync(300);
  dispatch(removalAsked(other));
  await jest.advanceTimersByTimeAsync(1000);
  expect(dialogs()).toEqual([{ dialog: other, signal: null }]);
});

test('each of two dialogs has its own 500 ms', async () => {
  const { dispatch, dialogs } = storeWith();
  dispatch(dialogShown(training));
  await jest.advanceTimersByTimeAsync(300);
  dispatch(dialogShown(discard));
  await jest.advanceTimersByTimeAsync(200);
  expect(dialogs()).toEqual([
    { dialog: training, signal: null },
    { dialog: discard, signal: 'SHOW' },
  ]);
  dispatch(dialogHidden('discard'));
  await jest.advanceTimersByTimeAsync(499);
  expect(dialogs()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(dialogs()).toEqual([{ dialog: training, signal: null }]);
});

test('hiding twice does not make the time longer', async () => {
  const { dispatch, dialogs } = storeWith(opened);
  dispatch(dialogHidden('deleteTraining'));
  await jest.advanceTimersByTimeAsync(400);
  dispatch(dialogHidden('deleteTraining'));
  await jest.advanceTimersByTimeAsync(100);
  expect(dialogs()).toEqual([]);
});

test('a signal that was still standing when the state was saved fades by itself', async () => {
  const { dialogs } = storeWith({ ...initial, dialogs: [{ dialog: training, signal: 'HIDE' }] });
  expect(dialogs()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(500);
  expect(dialogs()).toEqual([]);
});

test('a change event fades after 500 ms too, and leaves dialogs as they are', async () => {
  const { modal } = storeWith({ ...opened, change: { event: 'EDIT', kind: 'golfclub', id: 'one' } });
  await jest.advanceTimersByTimeAsync(499);
  expect(modal().change).toEqual({ event: 'EDIT', kind: 'golfclub', id: 'one' });
  await jest.advanceTimersByTimeAsync(1);
  expect(modal()).toEqual(opened);
});
