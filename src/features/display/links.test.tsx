import { act, screen, waitFor, within } from '@testing-library/react';
import { dialogHidden, signalFaded } from '@/modal/modalSlice';
import { pauseNetwork } from '@test/browser/network';
import { endpointsAnswered, goTo, noDialogLeft, openApp } from '@test/browser/openApp';
import { findGrid, rowsOf } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const path = '/private/display';

const clubWithPro = () => proOfNewClub({ roles: ['PRO', 'APPROVED'] });

const button = (name: string) => screen.findByRole('button', { name });
const linksOf = async (clubId: string) =>
  (await sql<{ name: string }>('select name from display_links where golfclub_id = $1', [clubId])).map(
    ({ name }) => name,
  );

test('a pro makes a link and is given its address once, which opens the display', async () => {
  const { club, token } = await clubWithPro();
  const { user, store, actions } = await openApp({ path, as: token });
  const copying = jest.spyOn(navigator.clipboard, 'writeText');
  expect(await screen.findByText(/There is no display link yet/)).toBeVisible();
  await user.click(await button('Make a display link'));
  const form = await screen.findByRole('dialog', { name: 'Make a display link' });
  await user.type(within(form).getByLabelText(/^Screen/), ' Clubhouse ');
  expect(within(form).getByRole('checkbox', { name: /first letter only/ })).toBeChecked();
  await user.click(within(form).getByRole('button', { name: 'Make a display link' }));

  const made = await screen.findByRole('dialog', { name: 'The link for Clubhouse' });
  const address = within(made).getByLabelText<HTMLTextAreaElement>('Address').value;
  expect(address).toMatch(/\/display\?lang=en#[\w-]{43}$/);
  expect(within(made).getByText(/shown only this once/)).toBeVisible();
  expect(within(made).getByRole('link', { name: 'Open the display (in a new tab)' })).toHaveAttribute('href', address);
  await user.click(within(made).getByRole('button', { name: 'Copy the address' }));
  expect(await within(made).findByText('The address is copied.')).toBeInTheDocument();
  expect(copying).toHaveBeenCalledWith(address);

  await user.click(within(made).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(made).not.toBeInTheDocument());
  expect(await button('Make a display link')).toHaveFocus();
  const [row] = rowsOf(await findGrid('Display links'));
  expect(row).toHaveTextContent('Clubhouse');
  expect(row).toHaveTextContent('Shortened: Jana M.');
  expect(row).toHaveTextContent('Jana Möller');
  expect(row).toHaveTextContent('Not yet');
  const [, secret = 'none'] = address.split('#');
  expect(JSON.stringify([store.getState(), actions])).not.toContain(secret);
  expect(document.body.innerHTML).not.toContain(secret);

  await openApp({ path: address.slice(window.location.origin.length) });
  expect(await screen.findByText(club.name)).toBeVisible();
});

test('the button has the focus again also where the dialog of the new link closes slowly', async () => {
  const { token } = await clubWithPro();
  const { user, store } = await openApp({ path, as: token });
  await user.click(await button('Make a display link'));
  const form = await screen.findByRole('dialog', { name: 'Make a display link' });
  await user.type(within(form).getByLabelText(/^Screen/), 'Clubhouse');
  await user.click(within(form).getByRole('button', { name: 'Make a display link' }));
  const made = await screen.findByRole('dialog', { name: 'The link for Clubhouse' });
  act(() => {
    store.dispatch(dialogHidden('madeDisplayLink'));
    store.dispatch(signalFaded('madeDisplayLink'));
  });
  await waitFor(() => expect(made).not.toBeInTheDocument());
  expect(await button('Make a display link')).toHaveFocus();
});

test('in German the address opens the display in German', async () => {
  const { token } = await clubWithPro();
  const { user } = await openApp({ path, as: token, locale: 'de' });
  await user.click(await button('Anzeige-Link anlegen'));
  const form = await screen.findByRole('dialog', { name: 'Anzeige-Link anlegen' });
  await user.type(within(form).getByLabelText(/^Bildschirm/), 'Clubhaus');
  await user.click(within(form).getByRole('checkbox', { name: /nur den ersten Buchstaben/ }));
  await user.click(within(form).getByRole('button', { name: 'Anzeige-Link anlegen' }));
  const made = await screen.findByRole('dialog', { name: 'Der Link für Clubhaus' });
  expect(within(made).getByLabelText<HTMLTextAreaElement>('Adresse').value).toContain('/display?lang=de#');
  await user.click(within(made).getByRole('button', { name: 'Schließen' }));
  expect(await screen.findByText('Ganz: Jana Möller')).toBeVisible();
});

test('a link without a name is not made, and what is wrong stands at the field', async () => {
  const { club, token } = await clubWithPro();
  const { user } = await openApp({ path, as: token });
  await user.click(await button('Make a display link'));
  const form = await screen.findByRole('dialog');
  await user.click(within(form).getByRole('button', { name: 'Make a display link' }));
  expect(await within(form).findByText('Please say where the screen hangs.')).toBeVisible();
  await user.click(within(form).getByLabelText(/^Screen/));
  await user.paste('x'.repeat(201));
  expect(await within(form).findByText('Please enter at most 200 characters.')).toBeVisible();
  // Only the server finds these.
  await user.clear(within(form).getByLabelText(/^Screen/));
  await user.paste('Bar\u202e');
  await user.click(within(form).getByRole('button', { name: 'Make a display link' }));
  expect(await within(form).findByLabelText(/^Screen/)).toHaveAccessibleDescription(/\S/);
  await waitFor(() => expect(within(form).getByLabelText(/^Screen/)).toBeInvalid());
  await waitFor(async () => expect(await linksOf(club.id)).toEqual([]));
});

test('the twenty-first link is refused with the remedy, and what was typed stays', async () => {
  const { club, token } = await clubWithPro();
  for (let count = 0; count < 20; count += 1) await makeDisplayLink({ club });
  const { user } = await openApp({ path, as: token });
  await user.click(await button('Make a display link'));
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByLabelText(/^Screen/), 'Terrace');
  await user.click(within(form).getByRole('button', { name: 'Make a display link' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(/at most 20 display links/);
  expect(within(form).getByLabelText(/^Screen/)).toHaveValue('Terrace');
});

test.each([
  ['en', 'Revoke ', 'Do you really want to revoke the display link: ', 'Confirm', 'Cancel', 'Make a display link'],
  ['de', '', 'Möchten Sie den Anzeige-Link wirklich widerrufen: ', 'Bestätigen', 'Abbrechen', 'Anzeige-Link anlegen'],
] as const)('in %s a link is revoked only when it is confirmed', async (locale, verb, beginning, yes, no, make) => {
  const { club, pro, token } = await clubWithPro();
  const { name } = await makeDisplayLink({ club, madeBy: pro });
  const { user } = await openApp({ path, as: token, locale });
  const revoke = () => button(locale === 'en' ? `${verb}${name}` : `${name} widerrufen`);
  await user.click(await revoke());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(`${beginning}${name}?`);
  await user.click(within(question).getByRole('button', { name: no }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await waitFor(async () => expect(await linksOf(club.id)).toEqual([name]));

  await user.click(await revoke());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes }));
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  await waitFor(async () => expect(await linksOf(club.id)).toEqual([]));
  await waitFor(async () => expect(await button(make)).toHaveFocus());
});

test('a link that somebody else has revoked meanwhile is said to be gone', async () => {
  const { club, token } = await clubWithPro();
  const { id, name } = await makeDisplayLink({ club });
  const { user } = await openApp({ path, as: token });
  await user.click(await button(`Revoke ${name}`));
  await act(async () => {
    await sql('delete from display_links where id = $1', [id]);
  });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('only an admin sees the links of another club', async () => {
  const { fixtures, club, token } = await clubWithPro();
  const other = await fixtures.club();
  const { name } = await makeDisplayLink({ club: other });
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  await openApp({ path: `${path}?club=${other.id}`, as: await fixtures.signedIn(admin) });
  expect(await screen.findByText(name)).toBeVisible();
  await openApp({ path: `${path}?club=${other.id}`, as: token });
  expect(await screen.findByText(/There is no display link yet/)).toBeVisible();
  expect(screen.queryByText(name)).not.toBeInTheDocument();
});

test('a player may not open the screen', async () => {
  const { fixtures, club } = await clubWithPro();
  await openApp({ path, as: await fixtures.signedIn(await fixtures.member({ club })) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
});

test('at 390 px each link is a card with its button', async () => {
  window.innerWidth = 390;
  const { club, token } = await clubWithPro();
  const { name } = await makeDisplayLink({ club });
  await openApp({ path, as: token });
  const cards = await screen.findByRole('list', { name: 'Display links' });
  expect(within(cards).getByRole('button', { name: `Revoke ${name}` })).toBeVisible();
  window.innerWidth = 1440;
});

test('a new link comes with a short address, its code large and as a QR code, which opens the display', async () => {
  const { club, token } = await clubWithPro();
  const { user, store, actions, close } = await openApp({ path, as: token });
  await user.click(await button('Make a display link'));
  const form = await screen.findByRole('dialog', { name: 'Make a display link' });
  await user.type(within(form).getByLabelText(/^Screen/), 'Clubhouse');
  await user.click(within(form).getByRole('button', { name: 'Make a display link' }));
  const made = within(await screen.findByRole('dialog', { name: 'The link for Clubhouse' }));
  const shown = await made.findByText(/^[2-9A-HJKMNP-Z]{6}$/);
  const code = shown.textContent;
  expect(made.getByRole('img', { name: 'QR code that opens the club display' })).toBeVisible();
  expect(made.getByText(/open .*\/tv and type the code/)).toBeVisible();
  const copying = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(made.getByRole('button', { name: 'Copy link' }));
  expect(copying).toHaveBeenCalledWith(`${window.location.origin}/tv?lang=en#${code}`);
  expect(JSON.stringify([store.getState(), actions])).not.toContain(code);
  close();

  const tv = await openApp({ path: '/tv' });
  await tv.user.type(await screen.findByRole('textbox', { name: /^Code/ }), `${code.toLowerCase()}{Enter}`);
  expect(await screen.findByText(club.name)).toBeVisible();
  expect(JSON.stringify([tv.store.getState(), tv.actions])).not.toContain(code);
});

test('an earlier link gets a code, and each new one replaces it', async () => {
  const { club, token } = await clubWithPro();
  const { name } = await makeDisplayLink({ club });
  const { user } = await openApp({ path, as: token });
  await user.click(await button(`Short address for ${name}`));
  const dialog = within(await screen.findByRole('dialog', { name: `Short address: ${name}` }));
  await user.click(dialog.getByRole('button', { name: 'Make a code' }));
  const first = (await dialog.findByText(/^[2-9A-HJKMNP-Z]{6}$/)).textContent;
  await user.click(dialog.getByRole('button', { name: 'Make another code' }));
  await waitFor(() => expect(dialog.getByText(/^[2-9A-HJKMNP-Z]{6}$/)).not.toHaveTextContent(first));
  const second = dialog.getByText(/^[2-9A-HJKMNP-Z]{6}$/).textContent;
  const open = async (code: string) => (await api().post('/api/display/open', { code })).status;
  expect([await open(first), await open(second)]).toEqual([404, 200]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await button(`Short address for ${name}`));
  expect(screen.queryByText(second)).not.toBeInTheDocument();
});

test('a code that comes late is not shown for another link', async () => {
  const { club, token } = await clubWithPro();
  const [first, second] = [await makeDisplayLink({ club }), await makeDisplayLink({ club })];
  const { user, actions } = await openApp({ path, as: token });
  const resume = pauseNetwork('/code');
  await user.click(await button(`Short address for ${first.name}`));
  await user.click(await button('Make a code'));
  await user.click(await button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await button(`Short address for ${second.name}`));
  const dialog = within(await screen.findByRole('dialog', { name: `Short address: ${second.name}` }));
  resume();
  await waitFor(() => expect(endpointsAnswered(actions)).toContain('makeDisplayCode'));
  await user.click(dialog.getByRole('button', { name: 'Make a code' }));
  expect(await dialog.findByRole('button', { name: 'Make another code' })).toBeVisible();
});

test('a code of a link that was revoked meanwhile is refused with the reason', async () => {
  const { club, token } = await clubWithPro();
  const { id, name } = await makeDisplayLink({ club });
  const { user } = await openApp({ path, as: token });
  await user.click(await button(`Short address for ${name}`));
  const dialog = within(await screen.findByRole('dialog', { name: `Short address: ${name}` }));
  await sql('delete from display_links where id = $1', [id]);
  await user.click(dialog.getByRole('button', { name: 'Make a code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This no longer exists. Someone may have deleted it.');
});

test('Back to another club closes what makes a link or asks about one, which would be of that club', async () => {
  const { fixtures, club } = await clubWithPro();
  const other = await fixtures.club();
  const { name } = await makeDisplayLink({ club: other });
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const { user } = await openApp({ path, as: await fixtures.signedIn(admin) });
  await screen.findByText(/There is no display link yet/);
  for (const button of ['Make a display link', `Short address for ${name}`, `Revoke ${name}`]) {
    goTo(`${path}?club=${other.id}`);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(document.querySelector('.MuiModal-root')).not.toBeNull());
    window.history.back();
    await noDialogLeft();
    expect(await screen.findByText(/There is no display link yet/)).toBeVisible();
  }
});
