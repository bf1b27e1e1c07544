import { screen, waitFor, within } from '@testing-library/react';
import { browserSettings } from '@/api/address';
import { languageChosen } from '@/ui/controlsSlice';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { endpointsAnswered, openApp } from '@test/browser/openApp';
import { replayOf } from '@test/browser/openCapsule';
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
    publicUrl: '',
    sendsMail: true,
  };
  const element = document.getElementById('settings');
  if (element) element.textContent = JSON.stringify(settings);
});
afterAll(() => sending.stop());

/** Nothing can be sent before the language of the club is known. */
async function enabled(dialog: Pick<typeof screen, 'getByRole'>, name: string): Promise<HTMLElement> {
  const button = dialog.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

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
  await waitFor(async () => expect(await rowOf(player.email)).toHaveTextContent('Link open'));
});

test.each([
  ['is being read', pauseNetwork],
  ['could not be read', cutNetwork],
])('while the club %s, no mail is sent in a language that nobody chose', async (_what, hold) => {
  const { fixtures, admin, player, search } = await clubWithMembers();
  const resume = hold('/api/golfclub?members');
  try {
    const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    await user.click(within(await rowOf(player.email)).getByRole('button', { name: /^Access link for / }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Send by mail' });
    expect(send).toBeDisabled();
    if (hold === pauseNetwork) resume();
    else await user.click(dialog.getByRole('button', { name: 'German' }));
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    expect((await sending.smtp.mailTo(player.email)).headers['subject']).toMatch(/^Ihr Zugang zu /);
  } finally {
    resume();
  }
});

test('what became of a mail is told of its member alone, and the next one is offered a link', async () => {
  const { fixtures, admin, player, pro, search } = await clubWithMembers();
  const { user, actions } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
  const openFor = async ({ name, email }: { name: string; email: string }) => {
    await user.click(within(await rowOf(email)).getByRole('button', { name: /^Access link for / }));
    return within(await screen.findByRole('dialog', { name: new RegExp(`^Access link: ${name} `) }));
  };
  const first = await openFor(player);
  const resume = pauseNetwork('/accesslinks/mail');
  await user.click(await enabled(first, 'Send by mail'));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const second = await openFor(pro);
  resume();
  await waitFor(() => expect(endpointsAnswered(actions)).toContain('sendAccessLinks'));
  await user.click(await enabled(second, 'Send by mail'));
  expect(await second.findByText(`The link was sent to ${pro.email}.`)).toBeVisible();
  await sending.smtp.mailTo(player.email);
  await sending.smtp.mailTo(pro.email);
});

test('a replay shows the language that was chosen for a mail', async () => {
  const { fixtures, admin, player, search } = await clubWithMembers();
  const app = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
  await app.user.click(within(await rowOf(player.email)).getByRole('button', { name: /^Access link for / }));
  const language = (name: string) => screen.findByRole('button', { name, pressed: true });
  await language('German');
  await app.user.click(screen.getByRole('button', { name: 'English' }));
  await language('English');
  const { showStep, last, capsule } = await replayOf(app);
  await showStep(capsule.steps.findIndex(({ action }) => action.type === languageChosen.type));
  expect(await language('German')).toBeVisible();
  await showStep(last);
  expect(await language('English')).toBeVisible();
});

test('a mail that cannot be sent is told with the reason, in German, and there is no link then', async () => {
  const { fixtures, admin, player, search } = await clubWithMembers();
  await sql(`update members set password_hash = '' where id = $1`, [player.id]);
  sending.smtp.answerRecipients('550 no such user here');
  const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin), locale: 'de' });
  await user.click(within(await rowOf(player.email)).getByRole('button', { name: /^Zugangslink für / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await enabled(dialog, 'Per E-Mail schicken'));
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
