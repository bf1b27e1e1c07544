import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signOut } from '@/api/auth';
import { PAGE_LOADED } from '@/capsule/capsuleFile';
import { pageRecorder, RECORDING_KEY } from '@/capsule/recorder';
import { replay } from '@/capsule/replay';
import { storeRecording } from '@/capsule/storedRecording';
import { dialogShown } from '@/modal/modalSlice';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { pressShortcut, saveOpenCapsule, someCapsule } from '@test/browser/openCapsule';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { reducer } from '../makeStore';
import { noteError } from '../watchErrors';

const saved = catchSavedFiles();
const stored = () => window.sessionStorage.getItem(RECORDING_KEY) ?? '';
beforeEach(() => window.sessionStorage.clear());

async function exported(user: UserEvent) {
  await pressShortcut(user);
  return (await saveOpenCapsule(user, saved)).capsule;
}

test('what was done before a reload is in the capsule, masked, until somebody signs out', async () => {
  const { fixtures, admin, player, surname, search } = await clubWithMembers();
  const first = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(admin) });
  await rowOf(player.email);
  noteError(new Error(`No row for ${player.email}`));
  await waitFor(() => expect(stored()).toContain('No row for'));
  first.store.dispatch(dialogShown({ kind: 'importMembers' }));
  expect(stored()).not.toContain('importMembers');
  // As it is told when somebody presses reload, or loads the page again after an error.
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('importMembers');
  for (const text of [surname, player.email, player.username, admin.email]) expect(stored()).not.toContain(text);
  first.close();

  const second = await openApp({ path: '/private/leaguetable' });
  const capsule = await exported(second.user);
  const types = capsule.steps.map(({ action }) => action.type);
  const loaded = types.indexOf(PAGE_LOADED);
  expect(types.slice(0, loaded)).toContain('modal/dialogShown');
  expect(types.slice(loaded)).toContain('place/pageOpened');
  expect(capsule.errors).toMatchObject([
    { message: expect.stringMatching(/^No row for \S+@masked.invalid$/) as unknown },
  ]);
  expect(capsule.errors[0]?.afterSteps).toBeLessThan(loaded);
  expect(capsule.trail.map(({ route }) => route.replace(/\?.*/, ''))).toEqual([
    '/private/users',
    '/private/leaguetable',
  ]);
  expect(replay(capsule, reducer).diverged).toBeNull();

  await second.store.dispatch(signOut());
  await waitFor(() => expect(stored()).toBe(''));
  expect(pageRecorder.recording().earlier).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).not.toContain(PAGE_LOADED);
});

test('an action is kept without an error and without leaving, as for a crash; nobody else goes on from it', async () => {
  const { fixtures, admin, pro, player, search } = await clubWithMembers();
  // What others do would be recorded too, and have the writing wait anew.
  const undo = cutNetwork('/api/live/');
  const { close, store } = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(admin) });
  await rowOf(player.email);
  store.dispatch(dialogShown({ kind: 'importMembers' }));
  // After a write that took long the next one waits fifteen seconds.
  await waitFor(() => expect(stored()).toContain('importMembers'), { timeout: 60_000 });
  close();
  undo();
  const other = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(pro) });
  await rowOf(player.email);
  const { steps } = await exported(other.user);
  expect(steps.map(({ action }) => action.type)).not.toContain(PAGE_LOADED);
  expect(JSON.stringify(steps)).not.toContain('importMembers');
});

test('what would fill the storage of the tab is not stored', () => {
  expect(storeRecording('', someCapsule({ note: 'x'.repeat(2_000_000) }))).toBe(false);
  expect(stored()).toBe('');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeRecording('', someCapsule())).toBe(false);
  full.mockRestore();
  expect(storeRecording('', someCapsule())).toBe(true);
});
