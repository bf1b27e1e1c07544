import { type Action, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { golfclubApi } from '@/api/golfclub';
import { memberChanges } from '@/api/memberChanges';
import type { Failure } from '@/errors/failure';
import { signedOut } from '@/session/sessionSlice';
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

const row = (kind: Exclude<ChangeKind, 'user'>, id: unknown): Row | null =>
  typeof id === 'string' ? { kind, id } : null;

const answered = (event: ChangeEvent, kind: Exclude<ChangeKind, 'user'>) => ({
  event,
  rowOf: ({ answer }: Answered) => row(kind, answer?.id),
});

const user = (event: ChangeEvent, usernameOf: (argument: Answered['argument']) => string) => ({
  event,
  rowOf: ({ argument }: Answered): Row | null => ({ kind: 'user', username: usernameOf(argument) }),
});

/**
 * The calls that change a row, by the name of their endpoint: importing the endpoints would load all of them with the first
 * page.
 */
export const changes: Readonly<Record<string, ReturnType<typeof answered>>> = {
  addMember: user('ADD', ({ username }) => username),
  updateMember: user('EDIT', ({ username }) => username),
  approveMember: user('EDIT', ({ username }) => username),
  deleteMember: user('REMOVE', ({ member }) => member.username),
  createGolfclub: answered('ADD', 'golfclub'),
  updateGolfclub: answered('EDIT', 'golfclub'),
  deleteGolfclub: answered('REMOVE', 'golfclub'),
  createTemplate: answered('ADD', 'template'),
  updateTemplate: answered('EDIT', 'template'),
  archiveTemplate: answered('EDIT', 'template'),
  deleteTemplate: answered('REMOVE', 'template'),
  createCategory: answered('ADD', 'category'),
  updateCategory: answered('EDIT', 'category'),
  deleteCategory: answered('REMOVE', 'category'),
  createMapping: answered('ADD', 'mapping'),
  updateMapping: answered('EDIT', 'mapping'),
  deleteMapping: answered('REMOVE', 'mapping'),
  createSessionPrice: answered('ADD', 'price'),
  updateSessionPrice: answered('EDIT', 'price'),
  deleteSessionPrice: answered('REMOVE', 'price'),
  planTraining: answered('ADD', 'training'),
  deleteTraining: answered('REMOVE', 'training'),
  makeDisplayLink: { event: 'ADD', rowOf: ({ answer }) => row('displayLink', answer?.link?.id) },
  revokeDisplayLink: answered('REMOVE', 'displayLink'),
};

/** Whether the action says that a call succeeded which changes a row of a list. */
const isRowChange = (action: Action): action is Fulfilled =>
  action.type === 'api/executeMutation/fulfilled' && (action as Fulfilled).meta.arg.endpointName in changes;

export const { dialogShown, dialogOpenedToEdit, removalAsked, dialogHidden, signalFaded, dialogRefused, changeFaded } =
  modalSlice.actions;

export type WithModal = { [modalSlice.reducerPath]: ModalState };

export const { selectDialogs, selectOpenDialog, selectRefusal, selectChange } = modalSlice.selectors;

/** What just happened to a row of a list (specification §4). */
export type ChangeEvent = 'ADD' | 'EDIT' | 'REMOVE';

/** Which row it happened to. A user is known by the username: the answer to creating one holds no id. */
export type Change = { event: ChangeEvent } & (
  | { kind: 'user'; username: string }
  | { kind: 'golfclub' | 'template' | 'category' | 'mapping' | 'price' | 'training' | 'displayLink'; id: string }
);

export type ChangeKind = Change['kind'];

/** What is known of a call that succeeded; its answer may be that of something else than the server. */
interface Answered {
  argument: { username: string; member: { username: string } };
  answer: { id?: unknown; link?: { id?: unknown } | null } | null;
}

type Row = Change extends infer One ? (One extends Change ? Omit<One, 'event'> : never) : never;

interface Fulfilled extends Action {
  meta: { arg: { endpointName: string; originalArgs: Answered['argument'] } };
  payload: Answered['answer'];
}

/** Returns what the call did to which row; null for an action that does nothing to any that is known. */
function changeOf({ meta: { arg }, payload }: Fulfilled): Change | null {
  const change = changes[arg.endpointName];
  const changed = change?.rowOf({ argument: arg.originalArgs, answer: payload });
  return change && changed ? { event: change.event, ...changed } : null;
}

/** Returns whether the change happened to this row. */
export const isChangeOf = (change: Change | null, kind: ChangeKind, row: { id: string; username?: string }): boolean =>
  change?.kind === kind && (change.kind === 'user' ? change.username === row.username : change.id === row.id);
