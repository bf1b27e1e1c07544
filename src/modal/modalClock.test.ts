import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { signedOut } from '@/session/sessionSlice';
import type { Dialog } from './dialog';
import {
  imageFieldLeft,
  imagePicked,
  imagePickerHidden,
  imagePickerShown,
  imagePickerSlice,
  selectIsPickerOpen,
  selectPicked,
} from './imagePickerSlice';
import { modalClockStarted, startModalClock, type WithSignals } from './modalClock';
import { dialogHidden, dialogOpenedToEdit, dialogShown, modalSlice, removalAsked } from './modalSlice';

describe('modal clock', () => {
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
});

describe('image picker slice', () => {
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
});
