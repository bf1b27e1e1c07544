import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { screen, waitFor, within } from '@testing-library/react';
import { closeOutboxDatabase } from '@/outbox/outboxDatabase';
import { adminAndCategory, clubWithMembers } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { exportState, openSavedState } from '@test/browser/openState';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { playersPlay } from '@test/browser/openTrainings';
import { TRANSFERRED_STATE_KEY } from './hasTransferredState';

const saved = catchSavedFiles();
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const banner = () => within(screen.getByRole('region', { name: 'Saved state' }));

/** Leaves the page as somebody does who passes a file on: nothing of it stays in the browser. */
function leave(close: () => void): void {
  close();
  window.sessionStorage.clear();
}

async function savedOverMembers() {
  const people = await clubWithMembers();
  const as = await people.fixtures.signedIn(people.admin);
  const { user, close, store } = await openApp({ path: `/private/users?${people.search}`, as });
  await screen.findByText(people.player.email);
  // What is still being read when a state is saved is missing in it.
  await waitFor(() => {
    const reads = Object.values(store.getState().api.queries);
    expect(reads.filter((read) => read?.status === QueryStatus.pending)).toEqual([]);
    // The badge of the menu is loaded after the page, and then reads.
    expect(Object.keys(store.getState().api.queries)).toContain('getMemberCounts({})');
  });
  const { file, text } = await exportState(user, saved);
  leave(close);
  return { ...people, as, file, text };
}

test('a state opens as the app that can be pressed; reads come from it, changes are not sent', async () => {
  const { file, player, surname } = await savedOverMembers();
  const calls: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    calls.push(input);
    return fetch(input, init);
  };
  const { user, close } = await openSavedState(file);
  await heading('Users');
  expect(await screen.findByText(player.email)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue(surname);
  expect(banner().getByText(/^This is a saved state/)).toBeVisible();
  expect(banner().getByText(/^state\.json, saved .*, version development$/)).toBeVisible();
  expect(banner().getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '/');
  expect(banner().queryByRole('button', { name: /not sent/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: `Delete Jörg ${surname}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: /^(Delete|Confirm)/ }));
  expect(await screen.findByText(/^Not sent: a saved state is open here/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  // The dialog also asks for the running trainings of the member, which the state does not have.
  await user.click(banner().getByRole('button', { name: '2 calls not sent' }));
  const unsent = within(banner().getByRole('list', { name: 'Calls that were not sent' })).getAllByRole('listitem');
  const call = unsent.find(({ textContent }) => textContent.includes('DELETE'));
  expect(call).toHaveTextContent(`DELETE /api/golfclub/${player.golfclubId}/member`);
  expect(call).toHaveTextContent(player.username);

  await user.click(screen.getByRole('link', { name: 'League Table' }));
  await heading(/^league table$/i);
  expect(await banner().findByRole('button', { name: /^[2-9] calls not sent$/ })).toBeVisible();
  expect(await screen.findAllByText(/Not sent: a saved state is open here/)).not.toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await user.type(await screen.findByRole('searchbox'), surname);
  expect(await screen.findByText(player.email)).toBeVisible();
  close();
  globalThis.fetch = fetch;
  expect(calls).toEqual([]);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test('what holds a secret is named without it', async () => {
  const { file, surname } = await savedOverMembers();
  const { user } = await openSavedState(file);
  await heading('Users');
  await user.click(screen.getByRole('button', { name: `A. ${surname}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await heading('Profile');
  await user.type(await screen.findByLabelText(/^Current password/), 'canary-one-1234');
  await user.type(screen.getByLabelText(/^New password(?! again)/), 'canary-two-12345');
  await user.type(screen.getByLabelText(/^New password again/), 'canary-two-12345');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.click(await banner().findByRole('button', { name: /not sent$/ }));
  const list = banner().getByRole('list', { name: 'Calls that were not sent' });
  expect(list).toHaveTextContent('PUT /api/auth/password (the body may hold a secret and is not shown)');
  expect(document.body.textContent).not.toMatch(/canary/);
});

test('an open dialog is open again, its half-faded signal fades, and what was under way does not wait', async () => {
  const { path, token, name, id } = await adminAndCategory();
  const { user, store, close } = await openApp({ path, as: token });
  await screen.findByText(name.en);
  const { file } = await exportState(user, saved);
  leave(close);
  const state = JSON.parse(JSON.stringify(store.getState())) as ReturnType<typeof store.getState>;
  const [key = ''] = Object.keys(state.api.queries).filter((one) => one.startsWith('getCategories('));
  const entry = state.api.queries[key];
  if (!entry) throw new Error('no categories are cached');
  const half = {
    ...file,
    state: {
      ...state,
      modal: { dialogs: [{ dialog: { kind: 'deleteCategory', id }, signal: 'REMOVE' }], refusal: null, change: null },
      api: { ...state.api, queries: { ...state.api.queries, [key]: { ...entry, status: 'pending' } } },
    },
  };
  await openSavedState(half);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(name.en);
  expect(await screen.findByText(name.en, { ignore: '[role=alertdialog] *' })).toBeInTheDocument();
  expect(banner().queryByRole('button', { name: /not sent/ })).not.toBeInTheDocument();
});

test('a ball recorded in it is refused as not sent, and what waited waits', async () => {
  const { token, path } = await playersPlay({ balls: [3], numberofballs: 4 });
  const { user, close } = await openApp({ path: `${path}&record=all`, as: token });
  await screen.findByRole('button', { name: 'Tom Weber, ball 1: open' });
  const { file } = await exportState(user, saved);
  leave(close);
  // As on a page that was just loaded.
  await closeOutboxDatabase();
  const { user: here } = await openSavedState(file);
  await here.click(await screen.findByRole('button', { name: 'Tom Weber, ball 1: open' }));
  await here.keyboard('1');
  // One that waits is tried again.
  await here.click(await banner().findByRole('button', { name: /^\d+ calls? not sent$/ }));
  const isFirst = /^PUT .*\/ball\/add\{ "index": 0, "points": 1/;
  await waitFor(() => expect(banner().getAllByRole('listitem')[0]).toHaveTextContent(isFirst));
});

test('the recorder stays on the side of the hand that it was on', async () => {
  window.innerWidth = 390;
  window.localStorage.setItem('leftHanded', 'true');
  const { token, path } = await playersPlay();
  const { user, close } = await openApp({ path: `${path}&record=one`, as: token });
  const undo = () => screen.findByRole('button', { name: 'Nothing to undo' });
  expect(await undo()).toHaveStyle({ alignSelf: 'flex-start' });
  const { file } = await exportState(user, saved);
  leave(close);
  window.localStorage.clear();
  await closeOutboxDatabase();
  await openSavedState(file);
  await screen.findByText(/^This is a saved state/);
  expect(await undo()).toHaveStyle({ alignSelf: 'flex-start' });
});

test('one goes on against the server under one’s own sign-in, with the same screen and dialog', async () => {
  const { fixtures, pro, player, file } = await savedOverMembers();
  const own = await fixtures.signedIn(pro);
  const { user, left, close } = await openSavedState(file);
  await screen.findByText(player.email);
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByText('Go on with my own sign-in'));
  expect(left).toEqual([expect.stringMatching(/^\/private\/users\?q=/)]);
  close();
  const stored = window.sessionStorage.getItem(TRANSFERRED_STATE_KEY) ?? '';
  expect(stored).not.toContain('"api"');
  expect(stored).not.toContain(player.email);

  const { store } = await openApp({ path: left[0] ?? '', as: own });
  expect(store.getState().session.session?.id).toBe(pro.id);
  expect(await screen.findByRole('dialog', { name: /Create user/i })).toBeVisible();
  expect(window.sessionStorage.getItem(TRANSFERRED_STATE_KEY)).toBeNull();
  await waitFor(() => expect(screen.getByText(player.email)).toBeInTheDocument());
});

test('whoever is not signed in does so first, and then has the screen', async () => {
  const { pro, player, file } = await savedOverMembers();
  const { user, left, close } = await openSavedState(file);
  await screen.findByText(player.email);
  await user.click(screen.getByRole('button', { name: 'Go on with my own sign-in' }));
  close();
  const { user: here } = await openApp({ path: left[0] ?? '' });
  await here.type(await screen.findByRole('textbox', { name: /^E-Mail/ }), pro.email);
  await here.type(screen.getByLabelText(/^Password/), `${pro.password}{Enter}`);
  await heading('Users');
  expect(await screen.findByText(player.email)).toBeVisible();
});

test('a state without a header opens too, and one that another version saved says so', async () => {
  const { file, player } = await savedOverMembers();
  const { choose } = await openSavedState(file.state);
  expect(await screen.findByText(player.email)).toBeVisible();
  expect(banner().getByText('state.json')).toBeVisible();
  const other = { ...file, app: { version: '0.0.9', commit: 'abc123' } };
  await choose(new File([JSON.stringify(other)], 'other.json'));
  expect(await screen.findByText(/made by another version of the app: 0\.0\.9, commit abc123/)).toBeVisible();
});
