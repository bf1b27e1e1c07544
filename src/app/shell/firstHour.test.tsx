import { act, screen, waitFor, within } from '@testing-library/react';
import { currentToken, noteUse } from '@/session/token';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { staffOfClub } from '@test/fixtures/staffOfClub';
import { claimsOf, signToken } from '@test/fixtures/tokens';
import { dismissedKey, firstStepsRead } from './firstStepsSlice';

const usersEntry = () => screen.findByRole('link', { name: 'Users' });

test('the menu says how many users wait for approval, and follows what others do, without reloading', async () => {
  const { fixtures, admin, club, asAdmin, player } = await staffOfClub();
  // Of all clubs.
  const waitingNow = async () => {
    const [row] = await sql<{ count: number }>(
      `select count(*)::integer as count from members where erased_at is null and 'UNAPPROVED' = any(roles)`,
    );
    return row?.count ?? 0;
  };
  await openApp({ path: '/private/golfclubs', as: await fixtures.signedIn(admin) });
  const entry = await usersEntry();
  const waiting = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  const words = (count: number) => (count === 1 ? '1 user waits for approval' : `${count} users wait for approval`);
  await waitFor(async () => expect(entry).toHaveAccessibleDescription(words(await waitingNow())));
  const another = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  await waitFor(async () => expect(entry).toHaveAccessibleDescription(words(await waitingNow())));
  expect(await waitingNow()).toBeGreaterThan(0);
  await act(() => asAdmin.approve(waiting.username));
  await act(() => asAdmin.approve(another.username));
  await waitFor(async () => {
    const count = await waitingNow();
    expect(entry).toHaveAccessibleDescription(count === 0 ? '' : words(count));
  });
  expect(club.id).toBe(admin.golfclubId);
});

test('a pro is told of nobody who waits', async () => {
  const { fixtures, pro, player } = await staffOfClub();
  await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  const { store } = await openApp({ path: '/private/users', as: await fixtures.signedIn(pro) });
  expect(await usersEntry()).not.toHaveAccessibleDescription();
  expect(JSON.stringify(store.getState())).not.toContain('getFirstSteps');
});

const steps = { club: true, category: true, mapping: false, template: false, people: false, training: false };

test('an admin of an empty server is shown what comes first, with ticks and links, until they dismiss it', async () => {
  const { token } = await adminAndClub();
  const fetchNow = window.fetch;
  let told = steps;
  // The database of the tests is never empty.
  jest.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    const answer = await fetchNow(...request);
    if (!answer.url.endsWith('/firststeps')) return answer;
    return new Response(JSON.stringify(told), { headers: { 'content-type': 'application/json' } });
  });
  const { user, store } = await openApp({ path: '/private/golfclubs', as: token, showsFirstSteps: true });
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  const ticked = list.getAllByRole('link').filter((link) => /\(done\)$/.test(link.textContent));
  expect(ticked.map((link) => link.textContent)).toEqual(['Name the golf club(done)', 'Make a category(done)']);
  expect(list.getByRole('listitem', { current: 'step' })).toHaveTextContent('Make a points mapping');
  await user.click(list.getByRole('link', { name: 'Make a points mapping' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Training Points' })).toBeVisible();

  told = { ...steps, mapping: true };
  await user.click(screen.getByRole('button', { name: 'Do not show any more' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument());
  const { session } = store.getState().session;
  expect(window.localStorage.getItem(dismissedKey(session?.id ?? ''))).not.toBeNull();
  const again = await openApp({ path: '/private/golfclubs', as: token, showsFirstSteps: true });
  await waitFor(() => expect(again.actions.some((action) => firstStepsRead.match(action))).toBe(true));
  expect(again.store.getState().firstSteps.isDismissed).toBe(true);
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});

describe('the end of the session', () => {
  /** A token that is good for so many minutes. */
  async function signedInFor(minutes: number) {
    const { fixtures, club, pro } = await staffOfClub();
    const claims = claimsOf(pro);
    await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, pro.id]);
    const exp = Math.floor(Date.now() / 1000) + minutes * 60;
    return { fixtures, club, pro, token: signToken({ ...claims, exp }) };
  }

  test('is told five minutes ahead, and signing in again before it loses nothing of what was typed', async () => {
    const { pro, token } = await signedInFor(4);
    const { user, store } = await openApp({ path: '/private/profile', as: token });
    const typed = await screen.findByLabelText(/^Current password/);
    await user.type(typed, 'half of it');
    expect(await screen.findByText(/^Your sign-in ends at /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    await user.click(dialog.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentToken()).toBe(token);

    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    const again = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    await user.type(again.getByLabelText(/^Password/), pro.password);
    await user.click(again.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByText(/^Your sign-in ends at /)).not.toBeInTheDocument());
    expect(typed).toHaveValue('half of it');
    expect(currentToken()).not.toBe(token);
    expect((await act(() => api(currentToken() ?? '').get('/api/golfclub/whoami'))).status).toBe(200);
    expect(store.getState().sessionEnd).toEqual({ endsSoon: null, isRenewing: false });
  });

  test('after two hours without use is told ahead too, and staying signed in is one press', async () => {
    const { token } = await signedInFor(600);
    const { user } = await openApp({ path: '/private/profile', as: token });
    await screen.findByLabelText(/^Current password/);
    // Calls of the page that are still under way count as using it.
    await waitFor(() => {
      act(() => {
        noteUse(Date.now() - 115 * 60_000);
        document.dispatchEvent(new Event('visibilitychange'));
      });
      expect(screen.getByText(/^You have not used this app for a while/)).toBeVisible();
    });
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByText(/^You have not used this app/)).not.toBeInTheDocument());
    expect(currentToken()).toBe(token);
  });

  test('is not told while there is time', async () => {
    const { token } = await signedInFor(6);
    const { store } = await openApp({ path: '/private/profile', as: token });
    await screen.findByLabelText(/^Current password/);
    await waitFor(() => expect(document.querySelector('#sidebar')).toBeInTheDocument());
    expect(store.getState().sessionEnd.endsSoon).toBeNull();
  });
});
