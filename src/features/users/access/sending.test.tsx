import { screen, waitFor, within } from '@testing-library/react';
import { browserSettings } from '@/api/address';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { sql } from '@test/fixtures/database';
import { type SendingServers, startSendingServers } from '@test/mail/sendingServers';

const path = '/private/users';

let sending: SendingServers;
beforeAll(async () => {
  sending = await startSendingServers(1);
  const url = sending.servers[0]?.url ?? '';
  const settings = {
    ...browserSettings(),
    ...{ authentication: url, golfclub: url, challenges: url, base: url, images: url },
    sendsMail: true,
  };
  const element = document.getElementById('settings');
  if (element) element.textContent = JSON.stringify(settings);
}, 60_000);
afterAll(() => sending.stop());

test('a link is sent by mail without being shown, and the dialog says that it was sent', async () => {
  const { fixtures, surname, admin, player, search } = await clubWithMembers();
  await sql(`update members set password_hash = '' where id = $1`, [player.id]);
  const { user, store, actions } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
  await user.click(within(await rowOf(player.email)).getByRole('button', { name: /^Access link for / }));
  const dialog = within(await screen.findByRole('dialog', { name: `Access link: ${player.name} ${surname}` }));
  await user.click(dialog.getByRole('button', { name: 'English' }));
  await user.click(dialog.getByRole('button', { name: 'Send by mail' }));
  expect(await dialog.findByText(`The link was sent to ${player.email}.`)).toBeVisible();
  const { headers, body } = await sending.smtp.mailTo(player.email);
  expect(headers['subject']).toMatch(/^Your access to /);
  const [, secret = ''] = /#([\w-]{43})\n/.exec(body) ?? [];
  expect(secret).not.toBe('');
  expect(JSON.stringify([store.getState(), actions])).not.toContain(secret);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await rowOf(player.email)).toHaveTextContent('Link sent');
});

test('a mail that cannot be sent is told with the reason, in German, and there is no link then', async () => {
  const { fixtures, admin, player, search } = await clubWithMembers();
  await sql(`update members set password_hash = '' where id = $1`, [player.id]);
  sending.smtp.answerRecipients('550 no such user here');
  const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin), locale: 'de' });
  await user.click(within(await rowOf(player.email)).getByRole('button', { name: /^Zugangslink für / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Per E-Mail schicken' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    `Die E-Mail an ${player.email} konnte nicht verschickt werden: diese Adresse gibt es nicht, oder sie nimmt keine E-Mails an.`,
  );
  sending.smtp.answerRecipients(null);
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(async () => expect(await rowOf(player.email)).toHaveTextContent('Kein Passwort'));
});

test('all checked get theirs by mail, and who gets none is told', async () => {
  const { fixtures, club, surname, player, search } = await clubWithMembers();
  const pro = await fixtures.member({ club, surname, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(pro), locale: 'en' });
  for (const { email } of [player, pro]) {
    await user.click(within(await rowOf(email)).getByRole('checkbox'));
  }
  await user.click(screen.getByRole('button', { name: 'Access links' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Access links' }));
  await user.click(dialog.getByRole('button', { name: 'Send by mail' }));
  expect(await dialog.findByText(/1 link was made\..+1 user got no link: one user \(.+\)\./)).toBeVisible();
  expect(await dialog.findByText('1 mail was sent.')).toBeVisible();
  expect((await sending.smtp.mailTo(player.email)).headers['subject']).toMatch(/^Ihr Zugang zu /);
});
