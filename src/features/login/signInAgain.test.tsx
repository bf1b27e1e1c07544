import { screen, waitFor, within } from '@testing-library/react';
import { pause } from '@/ui/pause';
import { countedCalls, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const email = () => screen.findByRole('textbox', { name: /^E-Mail/ });
const endSignIns = (memberId: string) => sql('delete from sign_ins where member_id = $1', [memberId]);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('a session that the server no longer knows is renewed over the page, and the page goes on', async () => {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  const token = await fixtures.signedIn(player);
  await endSignIns(player.id);
  const { user } = await openApp({ path: '/private/leaguetable', as: token });
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  const inDialog = within(dialog);
  const username = inDialog.getByRole('textbox', { name: 'Username' });
  expect(username).toHaveValue(player.username);
  expect(username).toHaveAttribute('readonly');
  expect(username).toHaveAttribute('autocomplete', 'username');
  await user.type(inDialog.getByLabelText(/^Password/), 'not the right one{Enter}');
  expect(await inDialog.findByRole('alert')).toHaveTextContent('Something went wrong, please try again.');
  expect(inDialog.getByLabelText(/^Password/)).toHaveValue('');
  const resume = pauseNetwork('/api/auth');
  await user.type(inDialog.getByLabelText(/^Password/), 'wrong again{Enter}');
  await user.clear(inDialog.getByLabelText(/^Password/));
  await user.type(inDialog.getByLabelText(/^Password/), player.password);
  resume();
  await inDialog.findByRole('alert');
  expect(inDialog.getByLabelText(/^Password/)).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await heading(/^league table$/i);
  await waitFor(() => expect(screen.queryByText('Loading …')).not.toBeInTheDocument());
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

test('signed in again with another role, the heading of the page that is shown instead has the focus', async () => {
  const fixtures = await makeFixtures();
  const pro = await fixtures.member({ club: await fixtures.club(), roles: ['PRO', 'APPROVED'] });
  const token = await fixtures.signedIn(pro);
  await sql('update members set roles = $2 where id = $1', [pro.id, ['PLAYER', 'APPROVED']]);
  await endSignIns(pro.id);
  const { user } = await openApp({ path: '/private/users', as: token });
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  await user.type(dialog.getByLabelText(/^Password/), `${pro.password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Not for your role' })).toHaveFocus());
});

test('who was given another e-mail since signing in signs in again all the same', async () => {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  const token = await fixtures.signedIn(player);
  await endSignIns(player.id);
  await sql('update members set email = $2 where id = $1', [player.id, `new.${player.email}`]);
  const { user, store } = await openApp({ path: '/private/leaguetable', as: token });
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  await user.type(dialog.getByLabelText(/^Password/), `${player.password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await heading(/^league table$/i);
  expect(store.getState().session.session).toMatchObject({ id: player.id, email: `new.${player.email}` });
});

test('what was typed survives the end of the session, and the call that failed is made again', async () => {
  const { fixtures, club, pro, token } = await proOfNewClub();
  const name = unique('Chipping ladder');
  await fixtures.template({ name: { en: name, de: name } });
  const { user } = await openApp({ path: '/private/sessionplanner', as: token });
  await user.clear(await screen.findByLabelText(/^Date/));
  await user.type(screen.getByLabelText(/^Date/), '20.11.2026');
  await user.click(screen.getByLabelText(/^Training template/));
  await user.paste(name);
  await user.click(await screen.findByRole('option', { name: `${name} (Regular)` }));
  const plan = screen.getByRole('button', { name: 'Plan' });
  await endSignIns(pro.id);
  await user.click(plan);

  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  expect(screen.getByLabelText(/^Date/)).toHaveValue('20.11.2026');
  expect(screen.getByLabelText(/^Training template/)).toHaveValue(`${name} (Regular)`);
  await user.type(dialog.getByLabelText(/^Password/), `${pro.password}{Enter}`);
  expect(await screen.findByText(`Planned: ${name} on November 20th, 2026.`)).toBeInTheDocument();
  const planned = await sql('select id from scheduled_trainings where golfclub_id = $1', [club.id]);
  expect(planned).toHaveLength(1);
});

test('a page that only follows its club asks for a new sign-in once all were ended, and follows on after it', async () => {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  const token = await fixtures.signedIn(player);
  const { calls, stop } = countedCalls();
  const followed = () => calls.filter((call) => call.startsWith('GET /api/live/')).length;
  const { user } = await openApp({ path: '/private/leaguetable', as: token });
  await waitFor(() => expect(followed()).toBe(1));
  await waitFor(() => expect(screen.queryByText('Loading …')).not.toBeInTheDocument());
  expect((await api(token).post('/api/auth/signout/everywhere')).status).toBe(200);
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }, { timeout: 5_000 }));
  const before = followed();
  // As long as the first waits for a new connection take together.
  await pause(3_000);
  expect(followed()).toBe(before);
  await user.type(dialog.getByLabelText(/^Password/), `${player.password}{Enter}`);
  await waitFor(() => expect(followed()).toBe(before + 1), { timeout: 5_000 });
  await pause(3_000);
  expect(followed()).toBe(before + 1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  stop();
});

test('whoever does not want to sign in again can leave', async () => {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  const token = await fixtures.signedIn(player);
  await endSignIns(player.id);
  const { user } = await openApp({ path: '/private/leaguetable', as: token });
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign Out' }));
  await email();
  expect(window.location.pathname).toBe('/public/login');
});
