import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type AppState, makeStore, reducer } from '@/app/makeStore';
import { stateOfDevTools } from '@/capsule/devToolsImport';
import type { StateFile } from '@/capsule/stateFile';
import { reportTyped } from '@/ui/reportTyped';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { allowExport, exportState, openSavedState, pressExport, stateDialog } from '@test/browser/openState';
import { catchSavedFiles, savedText } from '@test/browser/savedFiles';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const saved = catchSavedFiles();
let undo: (() => void) | undefined;
afterEach(() => {
  undo?.();
  undo = undefined;
});

/** Returns a state as JSON has it, without who listens to the cache, which is noted a while later. */
function withoutSubscriptions(state: object): unknown {
  const copy = JSON.parse(JSON.stringify(state)) as { api: { subscriptions: unknown } };
  return { ...copy, api: { ...copy.api, subscriptions: {} } };
}

test('the file holds the state as it is, and a store begins with it', async () => {
  const { fixtures, pro, player, search } = await clubWithMembers();
  // What it brings would be read again at any time.
  undo = cutNetwork('/api/live/');
  const { user, store } = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(pro) });
  await screen.findByText(player.email);
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  await screen.findByRole('dialog', { name: 'Create User' });
  await waitFor(() =>
    expect(store.getState().modal).toMatchObject({ dialogs: [{ dialog: { kind: 'user', id: null }, signal: null }] }),
  );
  await waitFor(() => {
    const { api, outbox } = store.getState();
    expect(Object.values(api.queries).map((query) => query?.status)).not.toContain('pending');
    expect(outbox.isRead).not.toBeNull();
  });
  // A form tells the store a while after it was typed in; saving a state has it told at once.
  act(() => reportTyped());
  const before = withoutSubscriptions(store.getState());
  await pressExport(user);
  expect(
    (await stateDialog()).getByText(/^Names, e-mail addresses, results and what was typed are in it as they are/),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  const { name, text, file } = await exportState(user, saved);
  expect(name).toMatch(/^golf-club-state-\d{4}-\d\d-\d\d-\d{4}\.json$/);
  expect(file).toMatchObject({
    format: 'golf-club-state',
    formatVersion: 2,
    locale: 'en',
    address: `/private/users?${search}`,
    savedAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(withoutSubscriptions(file.state)).toEqual(before);
  expect(text).toContain(player.email);
  expect(makeStore(file.state).getState()).toMatchObject({ ...file.state, api: { queries: expect.anything() } });
});

test('it is copied, and the same file is one of the Redux DevTools with the actions that led to the state', async () => {
  const { fixtures, pro, player, search } = await clubWithMembers();
  const { user, store } = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(pro) });
  await screen.findByText(player.email);
  const copying = jest.spyOn(navigator.clipboard, 'writeText');
  await pressExport(user);
  const dialog = await stateDialog();
  await user.click(dialog.getByRole('button', { name: 'Copy to clipboard' }));
  expect(await dialog.findByText('The state has been copied.')).toBeInTheDocument();
  expect(JSON.parse(copying.mock.calls[0]?.[0] ?? '')).toHaveProperty('state.session.session.id', pro.id);
  copying.mockRestore();
  expect(dialog.queryByRole('button', { name: /DevTools/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await savedText(saved[0]);
  const { state, ...lifted } = JSON.parse(text) as StateFile & {
    actionsById: Record<number, { action: UnknownAction }>;
  };
  const types = Object.values(lifted.actionsById).map(({ action }) => action.type);
  expect(types[0]).toBe('@@INIT');
  expect(types).toEqual(expect.arrayContaining(['session/signedIn', 'place/pageOpened', 'api/executeQuery/fulfilled']));
  const computed = stateOfDevTools(lifted, (before, action) => reducer(before, action));
  expect(computed).toMatchObject({ state: { session: store.getState().session, place: state['place'] } });
  expect(withoutSubscriptions((computed as { state: object }).state)).toEqual(withoutSubscriptions(state));
});

test('what is typed into open forms is in the file and opens again, passwords are not', async () => {
  const { fixtures, admin, search } = await clubWithMembers();
  const app = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(admin) });
  const { user, store } = app;
  await user.click(await screen.findByRole('button', { name: 'Create user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }));
  const password = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Password/ }).value;
  await user.type(dialog.getByRole('textbox', { name: /^Surname/ }), 'Großmann 2');
  await user.type(dialog.getByRole('textbox', { name: /^E-Mail/ }), 'a@b@c');
  const { text, file } = await exportState(user, saved);
  expect(text).not.toContain(password);
  expect(file.state).toMatchObject({
    forms: {
      user: {
        draft: {
          fields: expect.arrayContaining([
            { field: 'surname', value: 'Großmann 2' },
            { field: 'email', value: 'a@b@c' },
            { field: 'password', shape: '•'.repeat(password.length) },
          ]),
        },
      },
    },
  });
  const computed = stateOfDevTools(JSON.parse(text), (before, action) => reducer(before, action));
  expect(computed).toMatchObject({ state: { forms: (file.state as unknown as AppState).forms } });
  // The store itself, and with it capsules, have the shape alone.
  expect(JSON.stringify(store.getState())).not.toContain('Großmann 2');
  app.close();
  window.sessionStorage.clear();
  await openSavedState(file);
  const opened = within(await screen.findByRole('dialog', { name: 'Create User' }));
  await waitFor(() => expect(opened.getByRole('textbox', { name: /^Surname/ })).toHaveValue('Großmann 2'));
  expect(opened.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('a@b@c');
});

test('no secret is in it: password, token, approval code and secret of a club display', async () => {
  const { admin, waiting } = await clubWithMembers();
  const { user, store } = await openApp({ path: '/public/login' });
  await user.type(await screen.findByRole('textbox', { name: /^E-Mail/ }), admin.email);
  await user.type(screen.getByLabelText(/^Password/), `${admin.password}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  const token = (JSON.parse(window.sessionStorage.getItem('golf-club-session') ?? '{}') as { token?: string }).token;
  await user.type(await screen.findByRole('searchbox'), waiting.username);
  await waitFor(() => expect(store.getState().place.search).toContain(waiting.username));
  await rowOf(waiting.email);
  await user.click(await screen.findByRole('button', { name: /^Show the approval code of Nora/ }));
  const code = (await screen.findByText(/public\/approve/)).textContent.split('/').at(-1);
  const afterCode = (await exportState(user, saved)).text;

  const { user: again } = await openApp({ path: '/private/display' });
  await again.click(await screen.findByRole('button', { name: 'Make a display link' }));
  const form = await screen.findByRole('dialog', { name: 'Make a display link' });
  await again.type(within(form).getByLabelText(/^Screen/), 'Clubhouse');
  await again.click(within(form).getByRole('button', { name: 'Make a display link' }));
  const made = await screen.findByRole('dialog', { name: 'The link for Clubhouse' });
  const [, secret] = within(made).getByLabelText<HTMLTextAreaElement>('Address').value.split('#');
  const afterLink = (await exportState(again, saved)).text;

  const canaries = [admin.password, token, code, secret].map((canary) => canary ?? '');
  expect(canaries.filter((canary) => canary.length < 8)).toEqual([]);
  expect(canaries.filter((canary) => afterCode.includes(canary) || afterLink.includes(canary))).toEqual([]);
  expect(afterCode).toContain(admin.email);
  expect(afterLink).toContain('Clubhouse');
});

/** Where the export is offered to whoever is signed in: menu, commands and shortcut. */
async function offeredTo(roles: ('PRO' | 'PLAYER')[]) {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club(), roles: ['APPROVED', ...roles] });
  const { user } = await openApp({ path: '/private/leaguetable', as: await fixtures.signedIn(member) });
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: /Möller$/ }));
  await screen.findByRole('menuitem', { name: 'Open a state' });
  const inMenu = screen.queryByRole('menuitem', { name: 'Export Redux state' }) !== null;
  await user.keyboard('{Escape}{Control>}k{/Control}');
  await screen.findByRole('option', { name: 'Open a state' });
  const inCommands = screen.queryByRole('option', { name: 'Export Redux state' }) !== null;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await pressExport(user);
  // The dialog that reports a problem comes from the same file, so nothing can still be on its way.
  await user.keyboard('{Control>}{Shift>}X{/Shift}{/Control}');
  await screen.findByRole('dialog', { name: 'Report a problem' });
  const byShortcut = screen.queryByRole('dialog', { name: 'Export Redux state', hidden: true }) !== null;
  return { inMenu, inCommands, byShortcut };
}

const offered = { inMenu: true, inCommands: true, byShortcut: true };
const hidden = { inMenu: false, inCommands: false, byShortcut: false };
test.each([
  ['everyone', 'PLAYER', offered],
  ['staff', 'PRO', offered],
  ['staff', 'PLAYER', hidden],
  ['off', 'PRO', hidden],
] as const)('with STATE_EXPORT=%s a %s finds it nowhere else than allowed', async (to, role, expected) => {
  undo = allowExport(to);
  expect(await offeredTo([role])).toEqual(expected);
});

test('a page that stopped working leads to it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fetch } = globalThis;
  undo = () => {
    globalThis.fetch = fetch;
    quiet.mockRestore();
  };
  globalThis.fetch = (input, init) =>
    new Request(input).url.includes('/leaguetable/golfclub/')
      ? Promise.resolve(Response.json({ leagueTableEntries: [{ player: { id: 'a', name: 'A', surname: 'B' } }] }))
      : fetch(input, init);
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  const { user } = await openApp({ path: '/private/leaguetable', as: await fixtures.signedIn(player) });
  await screen.findByRole('heading', { name: 'This page stopped working' });
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Export Redux state' }));
  await stateDialog();
});
