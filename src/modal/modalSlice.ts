import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { golfclubApi } from '../api/golfclub';
import { memberChanges } from '../api/memberChanges';
import { signedOut } from '../session/sessionSlice';

/** What can be on the screen: a kind and ids, never an object, so that the state can be saved to a file. */
export type Dialog =
  | { kind: 'deleteTraining'; id: string }
  | { kind: 'deletePlayerSession'; trainingId: string; id: string }
  /** Without an id: a new one. */
  | { kind: 'user'; id: string | null }
  | { kind: 'deleteUser'; id: string }
  /** Those that are checked. */
  | { kind: 'deleteUsers' }
  | { kind: 'golfclub'; id: string | null }
  | { kind: 'deleteGolfclub'; id: string }
  | { kind: 'importMembers' }
  | { kind: 'deleteTemplate'; id: string }
  | { kind: 'deleteCategory'; id: string }
  | { kind: 'deleteMapping'; id: string }
  | { kind: 'deletePrice'; id: string }
  | { kind: 'displayLink' }
  | { kind: 'deleteDisplayLink'; id: string };

/** What just happened to the dialog; it fades 500 ms after it was set (specification §4). */
export type Signal = 'SHOW' | 'EDIT' | 'REMOVE' | 'HIDE';

interface ModalState {
  dialog: Dialog | null;
  signal: Signal | null;
}

const initialState: ModalState = { dialog: null, signal: null };

// Each signal makes a new object, also when nothing in it differs: that is how the clock sees that it was set again.
const opened = (signal: Signal) => (_state: ModalState, action: PayloadAction<Dialog>) => ({
  dialog: action.payload,
  signal,
});

const hidden = (state: ModalState): ModalState =>
  state.dialog && state.signal !== 'HIDE' ? { ...state, signal: 'HIDE' } : state;

/** What the dialogs of users and clubs are open for (specification §4). */
const isDone = isAnyOf(
  memberChanges.endpoints.addMember.matchFulfilled,
  memberChanges.endpoints.updateMember.matchFulfilled,
  memberChanges.endpoints.deleteMember.matchFulfilled,
  golfclubApi.endpoints.createGolfclub.matchFulfilled,
  golfclubApi.endpoints.updateGolfclub.matchFulfilled,
  golfclubApi.endpoints.deleteGolfclub.matchFulfilled,
);

export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    dialogShown: opened('SHOW'),
    dialogOpenedToEdit: opened('EDIT'),
    removalAsked: opened('REMOVE'),
    /** Closes at once; the content stays until the signal fades, so that it does not vanish from a closing dialog. */
    dialogHidden: hidden,
    signalFaded: (state) => ({ dialog: state.signal === 'HIDE' ? null : state.dialog, signal: null }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState).addMatcher(isDone, hidden),
  selectors: {
    selectDialog: (state) => state.dialog,
    selectSignal: (state) => state.signal,
    selectIsOpen: (state) => state.dialog !== null && state.signal !== 'HIDE',
  },
});

export const { dialogShown, dialogOpenedToEdit, removalAsked, dialogHidden, signalFaded } = modalSlice.actions;
export const { selectDialog, selectSignal, selectIsOpen } = modalSlice.selectors;
