import { act, screen, waitFor, within } from '@testing-library/react';
import { dialogHidden, signalFaded } from '@/modal/modalSlice';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { headerTexts } from '@test/browser/openGrid';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { accessLinksCsv, accessMail } from './accessMail';

const path = '/private/users';
const saved = catchSavedFiles();

const isGood = async (address: string) => {
  const authorization = `AccessLink ${new URL(address).hash.slice(1)}`;
  return (await act(() => api().get('/api/auth/access', { authorization }))).status;
};

test('the access stays a column for whoever shows another one while everybody listed has a password', async () => {
  const { fixtures, pro, admin, player, search } = await clubWithMembers();
  await sql(`update members set password_hash = '' where id = $1`, [player.id]);
  const { user } = await openApp({ path: `${path}?${search}&filter=pros`, as: await fixtures.signedIn(admin) });
  await rowOf(pro.email);
  expect(headerTexts()).not.toContain('Access');
  await user.click(screen.getByRole('button', { name: 'View of Users' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Handicap' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(headerTexts()).toContain('Handicap'));

  await user.click(screen.getByRole('button', { name: 'All (4)' }));
  await rowOf(player.email);
  expect(headerTexts()).toEqual(expect.arrayContaining(['Access', 'Handicap']));
});

test('an admin makes a link from the row, it is shown once, and never reaches the store', async () => {
  const { fixtures, surname, admin, player, search } = await clubWithMembers();
  await sql(`update members set password_hash = '' where id = $1`, [player.id]);
  const { user, store, actions } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
  expect(await rowOf(player.email)).toHaveTextContent('No password yet');
  const key = within(await rowOf(player.email)).getByRole('button', { name: /^Access link for / });
  await user.click(key);
  const dialog = within(await screen.findByRole('dialog', { name: `Access link: ${player.name} ${surname}` }));
  expect(dialog.getByText('No password yet')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make access link' }));
  const shown: HTMLInputElement = await dialog.findByLabelText(/^Access link, good until /);
  const address = new RegExp(`^${window.location.origin}/public/access\\?lang=de#[\\w-]{43}$`);
  await waitFor(() => expect(shown.value).toMatch(address));
  expect(await isGood(shown.value)).toBe(200);
  const copying = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(copying).toHaveBeenCalledWith(shown.value);

  const mail = await dialog.findByRole('link', { name: 'Open as e-mail' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('hier setzen Sie Ihr Passwort');
  await user.click(dialog.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(shown.value).toContain('lang=en'));
  const english = decodeURIComponent(
    (await dialog.findByRole('link', { name: 'Open as e-mail' })).getAttribute('href') ?? '',
  );
  expect(english).toContain(`mailto:${player.email}?subject=Your access to `);
  expect(english).toContain(`\r\n${shown.value}\r\n`);

  const secret = new URL(shown.value).hash.slice(1);
  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain('makeAccessLink');
  expect(everything).not.toContain(secret);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.body.innerHTML).not.toContain(secret);
  await waitFor(async () => expect(await rowOf(player.email)).toHaveTextContent('Link open'));
});

test('the button has the focus again after the first link among the listed has made the access a column', async () => {
  const { fixtures, pro, admin, search } = await clubWithMembers();
  const { user } = await openApp({ path: `${path}?${search}&filter=pros`, as: await fixtures.signedIn(admin) });
  const key = () => rowOf(pro.email).then((row) => within(row).getByRole('button', { name: /^Access link for / }));
  await user.click(await key());
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Make access link' }));
  await dialog.findByLabelText(/^Access link, good until /);
  await waitFor(() => expect(document.querySelector('[role=columnheader][data-field=access]')).not.toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await key()).toHaveFocus();
});

test('a link is not shown again also where its dialog has closed slowly', async () => {
  const { fixtures, pro, admin, search } = await clubWithMembers();
  const { user, store } = await openApp({ path: `${path}?${search}&filter=pros`, as: await fixtures.signedIn(admin) });
  const open = async () => {
    await user.click(within(await rowOf(pro.email)).getByRole('button', { name: /^Access link for / }));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Make access link' }));
  await dialog.findByLabelText(/^Access link, good until /);
  act(() => {
    store.dispatch(dialogHidden('accessLink'));
    store.dispatch(signalFaded('accessLink'));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await open()).getByRole('button', { name: 'Make access link' })).toBeVisible();
});

const surnameField = () =>
  within(screen.getByRole('dialog', { name: /^Benutzer bearbeiten/ })).getByLabelText(/^Nachname/);

test('the edit dialog says whether there is a password, and makes a link over what was typed', async () => {
  const { fixtures, surname, admin, player, search } = await clubWithMembers();
  await sql(`update members set password_hash = '' where id = $1`, [player.id]);
  const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin), locale: 'de' });
  await user.click(within(await rowOf(player.email)).getByRole('button', { name: /bearbeiten$/ }));
  expect(
    await screen.findByText('Es gibt noch kein Passwort: Mit einem Zugangslink setzt der Benutzer eines.'),
  ).toBeVisible();
  await user.type(surnameField(), 'ist');
  await user.click(screen.getByRole('button', { name: 'Zugangslink' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Zugangslink: ${player.name} ${surname}` }));
  await user.click(dialog.getByRole('button', { name: 'Zugangslink erstellen' }));
  const shown: HTMLInputElement = await dialog.findByLabelText(/^Zugangslink, gültig bis /);
  expect(await isGood(shown.value)).toBe(200);
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(surnameField()).toHaveValue(`${surname}ist`);
});

test('a pro makes links for players and not for staff', async () => {
  const { fixtures, club, surname, player, search } = await clubWithMembers();
  const pro = await fixtures.member({ club, surname, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(pro) });
  const link = { name: /^Access link for / };
  expect(within(await rowOf(player.email)).getByRole('button', link)).toBeVisible();
  expect(within(await rowOf(pro.email)).queryByRole('button', link)).not.toBeInTheDocument();
});

test('a link that cannot be made says why, and is made on trying again', async () => {
  const { fixtures, admin, player, search } = await clubWithMembers();
  const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
  await user.click(within(await rowOf(player.email)).getByRole('button', { name: /^Access link for / }));
  const dialog = within(await screen.findByRole('dialog'));
  const restore = cutNetwork('/accesslink');
  await user.click(dialog.getByRole('button', { name: 'Make access link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('cannot be reached');
  restore();
  await user.click(dialog.getByRole('button', { name: 'Make access link' }));
  expect(await dialog.findByLabelText(/^Access link, good until /)).toBeVisible();
});

test('for all checked the links are one file, who gets none is told, and the list can be filtered by access', async () => {
  const { fixtures, club, surname, player, search } = await clubWithMembers();
  const pro = await fixtures.member({ club, surname, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const { user, store, actions } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(pro) });
  for (const { email } of [player, pro]) {
    await user.click(within(await rowOf(email)).getByRole('checkbox'));
  }
  await user.click(screen.getByRole('button', { name: 'Access links' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Access links' }));
  expect(dialog.getByText(/^Make a link for each of 2 users/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make links and save file' }));
  expect(await dialog.findByText(/1 link was made\..+1 user got no link: one user \(.+\)\./)).toBeVisible();
  const text = new TextDecoder().decode(await saved.at(-1)?.bytes);
  expect(saved.at(-1)?.name).toMatch(/^access-links-.+\.csv$/);
  expect(text).toContain('Golfclub,Name,Surname,E-Mail,Username,Language,Access link,Good until\r\n');
  const [address = ''] = /http\S+#[\w-]{43}/.exec(text) ?? [];
  expect(text).toContain(`${club.name},${player.name},${surname},${player.email},${player.username},de,${address},`);
  expect(text).not.toContain(pro.email);
  expect(await isGood(address)).toBe(200);
  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).not.toContain(address.split('#')[1]);
  await user.click(dialog.getByRole('button', { name: 'Save file again' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await openApp({ path: `${path}?${search}&where=${encodeURIComponent('access is LINK_SENT')}` });
  expect(await rowOf(player.email)).toHaveTextContent('Link open');
  expect(screen.queryByText(pro.email)).not.toBeInTheDocument();
});

test('the file writes no formula, and the mail no address of its own', () => {
  const link = {
    ...{ name: '=1+1', surname: 'Möller, "J"', username: 'jana', email: 'a&b=c@example.org', golfclubId: 'one' },
    ...{ secret: 's'.repeat(43), goodUntil: '2026-11-30T10:00:00.000Z' },
  };
  const t = ((key: string, values?: object) => `${key}${values ? JSON.stringify(values) : ''}`) as never;
  const clubOf = () => ({ name: 'Fancourt', country: 'south africa' as const });
  const csv = accessLinksCsv({ links: [link], origin: 'https://club.example', clubOf }, t, 'en');
  expect(csv.split('\r\n')[1]).toBe(
    `Fancourt,'=1+1,"Möller, ""J""",a&b=c@example.org,jana,en,https://club.example/public/access?lang=en#${link.secret},"November 30th, 2026"`,
  );
  const mail = { ...link, golfclub: 'Fancourt', address: 'https://club.example/x', locale: 'en' as const };
  expect(accessMail(mail)).toMatch(/^mailto:a%26b%3Dc@example\.org\?subject=Your%20access%20to%20Fancourt&/);
});
