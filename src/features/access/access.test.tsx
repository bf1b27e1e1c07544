import { screen, waitFor } from '@testing-library/react';
import { type AccessLinkOptions, makeAccessLink } from '@test/fixtures/accessLinks';
import { signIn } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';

const newPassword = 'nine geese over the heath';

async function someoneWithLink(options: Omit<AccessLinkOptions, 'member'> = {}) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const member = await fixtures.member({ club, name: 'Zoë', surname: 'Nguyễn' });
  const link = await makeAccessLink({ member, ...options });
  return { fixtures, club, member, link, path: `/public/access?lang=en#${link.secret}` };
}

const field = () => screen.findByLabelText(/^(New password|Neues Passwort)/, { selector: 'input' });

test('the page sets the password with a press, not by being opened, and its secret leaves the address at once', async () => {
  const { member, club, link, path } = await someoneWithLink();
  const { user, store, actions } = await openApp({ path });
  expect(await screen.findByText(new RegExp(`Hello Zoë Nguyễn.+${club.name}`))).toBeVisible();
  expect(screen.getByText(`Your username: ${member.username}`)).toBeVisible();
  expect([window.location.pathname, window.location.hash]).toEqual(['/public/access', '']);
  expect(document.body.innerHTML).not.toContain(link.secret);
  expect((await signIn(member.username, member.password)).status).toBe(200);

  await user.type(await field(), 'short');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Please use at least 12 characters.')).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'passwordpassword');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText(/Many people use this password/)).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), newPassword);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Your password is set.')).toBeVisible();
  expect(screen.getByText(new RegExp(`your username ${member.username}`))).toBeVisible();
  expect((await signIn(member.username, newPassword)).status).toBe(200);

  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain('setPasswordByLink');
  expect(everything).not.toContain(link.secret);
  expect(everything).not.toContain(newPassword);
  await user.click(screen.getByRole('link', { name: 'To the sign-in' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
});

test.each([
  ['expired', { daysAgo: 7.1 }, /gilt|galt 7 Tage/],
  ['used', { ended: 'USED' as const }, /wurde schon benutzt/],
  ['replaced', { ended: 'REPLACED' as const }, /gibt einen neueren/],
])('a link that is %s says so in German, with the remedy and without a form', async (_state, options, text) => {
  const { link } = await someoneWithLink(options);
  await openApp({ path: `/public/access?lang=de#${link.secret}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Passwort setzen' })).not.toBeInTheDocument();
});

test('the link of a deleted member is not valid, and an address without a whole link asks for it', async () => {
  const { member, path } = await someoneWithLink();
  await sql('update members set erased_at = now() where id = $1', [member.id]);
  await openApp({ path });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.');
  for (const cut of ['/public/access', '/public/access?lang=en#abc']) {
    await openApp({ path: cut });
    expect(await screen.findByText(/Please open the whole link/)).toBeVisible();
  }
});

test('a link that is replaced while the password is typed says so', async () => {
  const { member, path } = await someoneWithLink();
  const { user } = await openApp({ path });
  await user.type(await field(), newPassword);
  await sql(`update access_links set ended = 'REPLACED' where member_id = $1`, [member.id]);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  // The form says so first, then the page in its place.
  expect(await screen.findByRole('link', { name: 'To the sign-in' })).toBeVisible();
  expect(screen.getByText(/there is a newer one/)).toBeVisible();
  expect((await signIn(member.username, member.password)).status).toBe(200);
});

test('another link opened in the same tab takes the place of the first', async () => {
  const [first, second] = [await someoneWithLink({ ended: 'USED' }), await someoneWithLink()];
  await openApp({ path: first.path });
  await screen.findByRole('alert');
  window.location.hash = second.link.secret;
  expect(await screen.findByText(`Your username: ${second.member.username}`)).toBeVisible();
});

test('without a network the page says so and is read once there is one', async () => {
  const { member, path } = await someoneWithLink();
  const restore = cutNetwork('/api/auth/access');
  const { user } = await openApp({ path });
  const again = await screen.findByRole('button', { name: 'Try again' });
  restore();
  await user.click(again);
  await user.type(await field(), newPassword);
  const restoreAgain = cutNetwork('/api/auth/access');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  expect(await field()).toHaveValue(newPassword);
  restoreAgain();
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Your password is set.')).toBeVisible();
  expect((await signIn(member.username, newPassword)).status).toBe(200);
});

test('whoever waits for approval is told what is missing', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club(), roles: ['PLAYER', 'UNAPPROVED'] });
  const { secret } = await makeAccessLink({ member });
  const { user } = await openApp({ path: `/public/access#${secret}`, locale: 'de' });
  await user.type(await field(), newPassword);
  await user.click(screen.getByRole('button', { name: 'Passwort setzen' }));
  expect(await screen.findByText(/muss Ihr Konto noch freigeben/)).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Passwort setzen/));
});
