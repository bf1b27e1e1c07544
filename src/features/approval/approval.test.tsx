import { screen, waitFor } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

const approve = () => screen.findByRole('button', { name: /^(Approve this account|Dieses Konto freigeben)$/ });

/** Someone who has signed up and waits, with the parts of the link. */
async function someoneWaiting() {
  const club = await (await makeFixtures()).club();
  const username = unique('Zoë.Nguyễn');
  const person = { name: 'Zoë', surname: 'Nguyễn', username, email: `${unique('zoe')}@example.org` };
  const { status } = await api().post(`/api/golfclub/signup/${club.id}`, { ...person, password: 'the tenth in two' });
  expect(status).toBe(202);
  const [waiting] = await sql<{ id: string; code: string }>(
    'select m.id, c.code from members m join approval_codes c on c.member_id = m.id where m.username = $1',
    [username],
  );
  if (!waiting) throw new Error('nobody waits');
  const { id, code } = waiting;
  const path = ['/public/approve', club.id, username, code].map((part, index) =>
    index ? encodeURIComponent(part) : part,
  );
  return { club, id, username, code, path: path.join('/') };
}

async function rolesOf(memberId: string): Promise<unknown> {
  const [member] = await sql<{ roles: string[] }>('select roles from members where id = $1', [memberId]);
  return member?.roles;
}

test('the link approves with a press of the button, not by being opened, and works a second time', async () => {
  const { id, path } = await someoneWaiting();
  const first = await openApp({ path });
  await approve();
  expect(await rolesOf(id)).toEqual(['PLAYER', 'UNAPPROVED']);
  await first.user.click(await approve());
  expect(await screen.findByText('The account is approved.')).toBeVisible();
  expect(await rolesOf(id)).toEqual(['PLAYER', 'APPROVED']);

  const second = await openApp({ path, locale: 'de' });
  await second.user.click(await approve());
  expect(await screen.findByText('Das Konto ist freigegeben.')).toBeVisible();
  await second.user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
  await screen.findByRole('heading', { level: 1, name: 'Willkommen zurück' });
});

test('the address of the call itself, opened in a browser, leads to the page that asks', async () => {
  const { id, code, path } = await someoneWaiting();
  const call = path.replace('/public/approve', '/api/golfclub/signup/member/approve');
  const { user, store, actions } = await openApp({ path: call });
  await approve();
  expect(await rolesOf(id)).toEqual(['PLAYER', 'UNAPPROVED']);
  await waitFor(() => expect(window.location.pathname).toBe('/public/approve'));
  await user.click(await approve());
  await screen.findByText('The account is approved.');
  expect(await rolesOf(id)).toEqual(['PLAYER', 'APPROVED']);
  expect(JSON.stringify([store.getState(), actions])).not.toContain(code);
});

test('the code leaves the address at once and is never part of an action or of the state', async () => {
  const { username, code, path } = await someoneWaiting();
  const { user, store, actions } = await openApp({ path });
  await approve();
  await waitFor(() => expect(window.location.pathname).toBe('/public/approve'));
  expect(JSON.stringify(window.history.state)).not.toContain(code);
  await waitFor(() => expect(document.body.innerHTML).not.toContain(code));
  await user.click(await approve());
  await screen.findByText('The account is approved.');
  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain('approveByCode');
  expect(everything).not.toContain(code);
  expect(everything).not.toContain(username);
});

test('the language can be changed without losing the code', async () => {
  const { id, path } = await someoneWaiting();
  const { user } = await openApp({ path });
  await approve();
  await user.click(screen.getByRole('link', { name: 'DE' }));
  await user.click(await screen.findByRole('button', { name: 'Dieses Konto freigeben' }));
  await screen.findByText('Das Konto ist freigegeben.');
  expect(await rolesOf(id)).toContain('APPROVED');
});

test('a wrong code, a wrong club and a wrong name are the same to whoever tries, with a remedy', async () => {
  const [{ club, id, username, code }, other] = [await someoneWaiting(), await someoneWaiting()];
  const visible = new Set<string | null>();
  for (const parts of [
    [club.id, username, other.code],
    [other.club.id, username, code],
    [club.id, other.username, code],
  ]) {
    const { user } = await openApp({ path: `/public/approve/${parts.map(encodeURIComponent).join('/')}` });
    await user.click(await approve());
    expect(await screen.findByRole('alert')).toHaveTextContent(/ask an admin of the golf club/);
    expect(screen.queryByRole('button', { name: 'Approve this account' })).not.toBeInTheDocument();
    visible.add(screen.getByRole('main').textContent);
  }
  expect(visible.size).toBe(1);
  expect(await rolesOf(id)).toEqual(['PLAYER', 'UNAPPROVED']);
});

test.each(['/public/approve', '/public/approve/some-club/jana'])('%s asks for the whole link', async (path) => {
  await openApp({ path });
  expect(await screen.findByText(/Please open the link once more/)).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/public/approve'));
});

test('whoever is signed in can approve by the link too, and stays signed in', async () => {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  const { id, path } = await someoneWaiting();
  const { user } = await openApp({ path, as: await fixtures.signedIn(player) });
  await user.click(await approve());
  await screen.findByText('The account is approved.');
  expect(await rolesOf(id)).toContain('APPROVED');
  await user.click(screen.getByRole('link', { name: 'To the sign-in' }));
  await screen.findByRole('heading', { level: 1, name: /^league table$/i });
  await waitFor(() => expect(screen.queryByText('Loading …')).not.toBeInTheDocument());
});

test('who is signed in approves with their token, as in every call', async () => {
  const { id, path } = await someoneWaiting();
  const fixtures = await makeFixtures();
  const token = await fixtures.signedIn(await fixtures.member({ club: await fixtures.club() }));
  const { fetch } = globalThis;
  const sent: (string | null)[] = [];
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/member/approve/')) sent.push(request.headers.get('authorization'));
    return fetch(input, init);
  };
  try {
    const { user } = await openApp({ path, as: token });
    await user.click(await approve());
    expect(await screen.findByText('The account is approved.')).toBeVisible();
  } finally {
    globalThis.fetch = fetch;
  }
  expect(sent).toEqual([`Bearer ${token}`]);
  expect(await rolesOf(id)).toEqual(['PLAYER', 'APPROVED']);
});
