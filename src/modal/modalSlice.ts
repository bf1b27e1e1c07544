import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { golfclubApi } from '../api/golfclub';
import { memberChanges } from '../api/memberChanges';
import { signedOut } from '../session/sessionSlice';
import type { Failure } from '../ui/failure';
import { changeOf, isRowChange, type Change } from './change';
import type { Dialog, DialogKind } from './dialog';

/** What just happened to a dialog; it fades 500 ms after it was set (specification §4). */
export type Signal = 'SHOW' | 'EDIT' | 'REMOVE' | 'HIDE';

/** One dialog on the screen. */
export interface OpenDialog {
  dialog: Dialog;
  signal: Signal | null;
}

interface ModalState {
  /** Each stands over those before it, and of each kind there is one at most. */
  dialogs: readonly OpenDialog[];
  /** Why the server refused what a dialog asked for; null as failure: nobody knows. */
  refusal: { kind: DialogKind; failure: Failure | null } | null;
  /** What just happened to a row of a list; it fades as signals do. */
  change: Change | null;
}

const initialState: ModalState = { dialogs: [], refusal: null, change: null };

const not = (kind: DialogKind) => (open: OpenDialog) => open.dialog.kind !== kind;

const withoutRefusal = (state: ModalState, kind: DialogKind) => (state.refusal?.kind === kind ? null : state.refusal);

// Each signal makes a new object, also when nothing in it differs: that is how the clock sees that it was set again.
const opened =
  (signal: Signal) =>
  (state: ModalState, { payload: dialog }: PayloadAction<Dialog>): ModalState => ({
    ...state,
    dialogs: [...state.dialogs.filter(not(dialog.kind)), { dialog, signal }],
    refusal: withoutRefusal(state, dialog.kind),
  });

const hidden = (state: ModalState, kinds: readonly DialogKind[]): ModalState => {
  const hides = (open: OpenDialog) => open.signal !== 'HIDE' && kinds.includes(open.dialog.kind);
  if (!state.dialogs.some(hides)) return state;
  return { ...state, dialogs: state.dialogs.map((open) => (hides(open) ? { ...open, signal: 'HIDE' } : open)) };
};

/** What the dialogs of users and clubs are open for (specification §4). */
const isDone = isAnyOf(
  memberChanges.endpoints.addMember.matchFulfilled,
  memberChanges.endpoints.updateMember.matchFulfilled,
  memberChanges.endpoints.deleteMember.matchFulfilled,
  golfclubApi.endpoints.createGolfclub.matchFulfilled,
  golfclubApi.endpoints.updateGolfclub.matchFulfilled,
  golfclubApi.endpoints.deleteGolfclub.matchFulfilled,
);
const ofUsersAndClubs = ['user', 'deleteUser', 'golfclub', 'deleteGolfclub'] as const;

export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    dialogShown: opened('SHOW'),
    dialogOpenedToEdit: opened('EDIT'),
    removalAsked: opened('REMOVE'),
    /** Closes at once; the content stays until the signal fades, so that it does not vanish from a closing dialog. */
    dialogHidden: (state, { payload: kind }: PayloadAction<DialogKind>) => hidden(state, [kind]),
    signalFaded: (state, { payload: kind }: PayloadAction<DialogKind>): ModalState => ({
      ...state,
      dialogs: state.dialogs.flatMap((open) => {
        if (open.dialog.kind !== kind) return [open];
        return open.signal === 'HIDE' ? [] : [{ ...open, signal: null }];
      }),
    }),
    /** The dialog stays open and says why. */
    dialogRefused: (state, { payload }: PayloadAction<{ kind: DialogKind; failure: Failure | null }>) => ({
      ...state,
      refusal: payload,
    }),
    changeFaded: (state) => ({ ...state, change: null }),
  },
  extraReducers: (build) =>
    build
      .addCase(signedOut, () => initialState)
      .addMatcher(isDone, (state) => hidden(state, ofUsersAndClubs))
      .addMatcher(isRowChange, (state, action) => ({ ...state, change: changeOf(action) })),
  selectors: {
    selectDialogs: (state) => state.dialogs,
    /** Undefined: no such dialog; while one closes, it is still there with the signal HIDE. */
    selectOpenDialog: (state, kind: DialogKind) => state.dialogs.find((open) => open.dialog.kind === kind),
    selectRefusal: (state) => state.refusal,
    selectChange: (state) => state.change,
  },
});

export const { dialogShown, dialogOpenedToEdit, removalAsked, dialogHidden, signalFaded, dialogRefused, changeFaded } =
  modalSlice.actions;
export type WithModal = { [modalSlice.reducerPath]: ModalState };
export const { selectDialogs, selectOpenDialog, selectRefusal, selectChange } = modalSlice.selectors;
