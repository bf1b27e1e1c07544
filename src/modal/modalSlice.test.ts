import type { Failure } from '@/errors/failure';
import { signedOut } from '@/session/sessionSlice';
import type { Dialog } from './dialog';
import {
  changeFaded,
  dialogHidden,
  dialogOpenedToEdit,
  dialogRefused,
  dialogShown,
  modalSlice,
  type OpenDialog,
  removalAsked,
  type Signal,
  signalFaded,
} from './modalSlice';

const initial = modalSlice.getInitialState();
type Action = Parameters<typeof modalSlice.reducer>[1];
const after = (state: typeof initial, ...actions: Action[]) => actions.reduce(modalSlice.reducer, state);
const withDialogs = (...dialogs: OpenDialog[]) => ({ ...initial, dialogs });

const user: Dialog = { kind: 'user', id: 'jana' };
const other: Dialog = { kind: 'user', id: 'jörg' };
const discard: Dialog = { kind: 'discard', of: 'user' };
const open = (dialog: Dialog, signal: Signal | null = null): OpenDialog => ({ dialog, signal });
const failure: Failure = { status: 'OFFLINE', error: 'Failed to fetch' };

test.each([
  ['SHOW', dialogShown],
  ['EDIT', dialogOpenedToEdit],
  ['REMOVE', removalAsked],
] as const)('%s opens a dialog over those that are open', (signal, action) => {
  expect(after(withDialogs(open(user)), action(discard)).dialogs).toEqual([open(user), open(discard, signal)]);
});

const transitions: [string, OpenDialog[], Action, OpenDialog[]][] = [
  ['SHOW takes the place of one of its kind', [open(user)], dialogShown(other), [open(other, 'SHOW')]],
  ['SHOW opens again what closes', [open(user, 'HIDE')], dialogShown(user), [open(user, 'SHOW')]],
  ['HIDE keeps the content', [open(user)], dialogHidden('user'), [open(user, 'HIDE')]],
  ['HIDE ends another signal', [open(user, 'EDIT')], dialogHidden('user'), [open(user, 'HIDE')]],
  [
    'HIDE leaves others open',
    [open(user), open(discard)],
    dialogHidden('discard'),
    [open(user), open(discard, 'HIDE')],
  ],
  ['HIDE of what is not there changes nothing', [open(user)], dialogHidden('discard'), [open(user)]],
  ['fading clears a signal', [open(user, 'SHOW')], signalFaded('user'), [open(user)]],
  ['fading of HIDE clears the content too', [open(user, 'HIDE')], signalFaded('user'), []],
  ['fading leaves others', [open(user), open(discard, 'HIDE')], signalFaded('discard'), [open(user)]],
  ['signing out leaves nothing for the next person', [open(user), open(discard)], signedOut(), []],
];
test.each(transitions)('%s', (_what, before, action, expected) => {
  expect(after(withDialogs(...before), action).dialogs).toEqual(expected);
});

test('hiding what is hidden already keeps the state, so that its time does not begin anew', () => {
  const closing = withDialogs(open(user, 'HIDE'));
  expect(after(closing, dialogHidden('user'))).toBe(closing);
});

test('setting a signal again makes a new object, so that its time begins anew', () => {
  const once = after(initial, dialogShown(user));
  const twice = after(once, dialogShown(user));
  expect(twice).toEqual(once);
  expect(twice.dialogs[0]).not.toBe(once.dialogs[0]);
});

test('a refusal is told until its dialog is opened anew or somebody signs out, and starts no clock', () => {
  const requested = after(initial, removalAsked({ kind: 'deleteUser', id: 'jana' }));
  const refused = after(requested, dialogRefused({ kind: 'deleteUser', failure }));
  expect(refused).toEqual({ ...requested, refusal: { kind: 'deleteUser', failure } });
  expect(refused.dialogs).toBe(requested.dialogs);
  expect(after(refused, dialogShown(user)).refusal).toEqual({ kind: 'deleteUser', failure });
  expect(after(refused, removalAsked({ kind: 'deleteUser', id: 'jörg' })).refusal).toBeNull();
  expect(after(refused, signedOut()).refusal).toBeNull();
});

test('a change event is cleared when it fades, and by signing out', () => {
  const changed = { ...initial, change: { event: 'ADD', kind: 'category', id: 'putting' } } as const;
  expect(after(changed, changeFaded())).toEqual(initial);
  expect(after(changed, signedOut())).toEqual(initial);
});
