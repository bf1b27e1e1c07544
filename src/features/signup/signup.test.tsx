import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseOption } from '@test/browser/chooseOption';
import { countedCalls } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

const path = '/public/signup';
const password = 'a wedge from the rough';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (label: RegExp) => screen.getByLabelText(label);
const club = () => screen.findByRole('combobox', { name: /^(Golf club|Golfclub)/ });
const send = () => screen.getByRole('button', { name: 'Sign up' });

async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}

/** Fills in what is needed; returns who it is. */
async function fillIn(user: UserEvent, golfclub: string, known: { email?: string; username?: string } = {}) {
  const username = known.username ?? unique('lena.oezdemir');
  const email = known.email ?? `${username}@example.org`;
  await user.clear(await club());
  await fill(user, await club(), golfclub);
  await user.click(await screen.findByRole('option', { name: golfclub }));
  await fill(user, field(/^Name/), 'Lena');
  await fill(user, field(/^Surname/), 'O’Özdemir');
  await fill(user, field(/^E-Mail/), email);
  await fill(user, field(/^Username/), username);
  await fill(user, field(/^Password/), password);
  return { username, email };
}

const memberWith = (username: string) =>
  sql<{ name: string; surname: string; roles: string[]; handicap_tenths: number; gender: string; born: string }>(
    `select name, surname, roles, handicap_tenths, gender, to_char(date_of_birth, 'YYYY-MM-DD') as born
     from members where username = $1`,
    [username],
  );

test('someone signs up, is told what happens next, and is not let in before the approval', async () => {
  const golfclub = await (await makeFixtures()).club();
  const { user, store, actions } = await openApp({ path: '/public/login' });
  await user.click(await screen.findByRole('link', { name: 'Sign up' }));
  expect(await heading('Sign up')).toHaveFocus();
  expect(screen.getByText('An admin of your golf club checks it and approves your account.')).toBeVisible();
  const { username } = await fillIn(user, golfclub.name);
  await fill(user, field(/^Date of birth/), '24.07.1990');
  await chooseOption(user, field(/^Gender/), 'Woman');
  await fill(user, field(/^Handicap/), '+1.2');
  await user.click(send());

  expect(await heading('Thank you for signing up')).toHaveFocus();
  expect(screen.getByText(`We have received your data for ${golfclub.name}.`)).toBeVisible();
  expect(await memberWith(username)).toEqual([
    {
      name: 'Lena',
      surname: 'O’Özdemir',
      roles: ['PLAYER', 'UNAPPROVED'],
      handicap_tenths: -12,
      gender: 'woman',
      born: '1990-07-24',
    },
  ]);

  await user.click(screen.getByRole('link', { name: 'To the sign-in' }));
  await fill(user, await screen.findByLabelText(/^E-Mail/), username);
  await fill(user, field(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account has not been approved yet.');

  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain(golfclub.name);
  expect(everything).not.toContain(password);
  expect(everything).not.toContain(username);
});

test('whoever signs up with an e-mail that somebody has already is shown the same page, and nothing changes', async () => {
  const fixtures = await makeFixtures();
  const golfclub = await fixtures.club();
  const owner = await fixtures.member({ club: golfclub });
  const visible: (string | null)[] = [];
  for (const known of [{}, { email: owner.email.toUpperCase() }, { username: owner.username }]) {
    const { user } = await openApp({ path });
    await fillIn(user, golfclub.name, known);
    await user.click(send());
    await heading('Thank you for signing up');
    visible.push(screen.getByRole('main').textContent);
  }
  expect(new Set(visible).size).toBe(1);
  expect(await memberWith(owner.username)).toMatchObject([{ name: 'Jana', roles: ['APPROVED', 'PLAYER'] }]);
});

test.each([
  ['the link of a club chooses it, and the call names it in its address', true, 'POST /api/golfclub/signup/{club}'],
  ['without one the chosen club stands in the body', false, 'POST /api/auth/signup'],
])('%s', async (_what, isLinked, call) => {
  const golfclub = await (await makeFixtures()).club();
  const { user } = await openApp({ path: isLinked ? `${path}?club=${golfclub.id}` : path });
  if (isLinked) expect(await club()).toHaveValue(golfclub.name);
  const { username } = await fillIn(user, golfclub.name);
  const { calls, stop } = countedCalls();
  try {
    await user.click(send());
    await heading('Thank you for signing up');
  } finally {
    stop();
  }
  expect(calls.map((made) => made.replace(golfclub.id, '{club}'))).toContain(call);
  expect(await memberWith(username)).toHaveLength(1);
});

test('what is missing or wrong is said at its field, and the focus goes to the first', async () => {
  const { user, actions } = await openApp({ path });
  await club();
  const sent = () => actions.filter(({ type }) => type.startsWith('api/executeMutation'));
  await fill(user, field(/^Password/), 'too short');
  await fill(user, field(/^Date of birth/), '31.02.1990');
  await fill(user, field(/^Handicap/), '54.1');
  await user.click(send());
  await waitFor(async () => expect(await club()).toHaveFocus());
  expect(await club()).toHaveAccessibleDescription('Please choose your golf club.');
  expect(field(/^Name/)).toHaveAccessibleDescription('Please fill this in.');
  expect(field(/^E-Mail/)).toHaveAccessibleDescription('Please fill this in.');
  expect(field(/^Password/)).toHaveAccessibleDescription('Please use at least 12 characters.');
  expect(field(/^Date of birth/)).toHaveAccessibleDescription(/There is no such date/);
  expect(field(/^Handicap/)).toHaveAccessibleDescription('Please enter at most 54.');
  expect(sent()).toEqual([]);
});

test.each([
  [/^Name/, 'ü', 100],
  [/^Surname/, '😀', 100],
  [/^E-Mail/, 'x', 320],
  [/^Username/, 'x', 100],
])('a text in %p longer than what the server takes is refused before it is sent', async (label, character, longest) => {
  const { user, actions } = await openApp({ path });
  await club();
  await fill(user, field(label), character.repeat(longest + 1));
  await user.click(send());
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(`Please enter at most ${longest} characters.`));
  await user.clear(field(label));
  await fill(user, field(label), ` ${character.repeat(longest)} `);
  await waitFor(() => expect(field(label)).not.toHaveAccessibleDescription(/at most/));
  expect(actions.filter(({ type }) => type.startsWith('api/executeMutation'))).toEqual([]);
});

test('what the server refuses is said at its field, and everything that was typed stays', async () => {
  const golfclub = await (await makeFixtures()).club();
  const { user } = await openApp({ path });
  const { username } = await fillIn(user, golfclub.name, { email: 'lena at example' });
  await user.click(send());
  await waitFor(() => expect(field(/^E-Mail/)).toHaveFocus());
  expect(field(/^E-Mail/)).toHaveAccessibleDescription(/Please enter an e-mail address such as/);
  expect(await club()).toHaveValue(golfclub.name);
  expect(field(/^Username/)).toHaveValue(username);
  expect(field(/^Password/)).toHaveValue(password);
  await user.clear(field(/^E-Mail/));
  await fill(user, field(/^E-Mail/), `${username}@example.org`);
  await user.clear(field(/^Password/));
  await fill(user, field(/^Password/), 'password1234');
  await user.click(send());
  await waitFor(() => expect(field(/^Password/)).toHaveFocus());
  expect(field(/^Password/)).toHaveAccessibleDescription('Many people use this password. Please choose another one.');
  expect(field(/^E-Mail/)).toHaveValue(`${username}@example.org`);
});

test('the password says while it is typed how good it is, and can be looked at', async () => {
  const { user } = await openApp({ path });
  await club();
  await fill(user, field(/^Name/), 'Konstantin');
  expect(field(/^Password/)).toHaveAccessibleDescription(/At least 12 characters/);
  await fill(user, field(/^Password/), 'Konstantin');
  expect(field(/^Password/)).toHaveAccessibleDescription('Too short: 2 more characters are needed.');
  await user.paste('12');
  expect(field(/^Password/)).toHaveAccessibleDescription(/^Weak: names/);
  await user.paste(' plays at dawn');
  expect(field(/^Password/)).toHaveAccessibleDescription('Good: hard to guess.');
  expect(field(/^Password/)).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show: Password' }));
  expect(field(/^Password/)).toHaveAttribute('type', 'text');
});

test('the language can be changed without losing what was typed', async () => {
  const golfclub = await (await makeFixtures()).club();
  const { user } = await openApp({ path });
  await fillIn(user, golfclub.name);
  await user.click(screen.getByRole('link', { name: 'DE' }));
  await heading('Registrieren');
  expect(window.localStorage.getItem('locale')).toBe('de');
  expect(await club()).toHaveValue(golfclub.name);
  expect(field(/^Vorname/)).toHaveValue('Lena');
  expect(field(/^Passwort/)).toHaveValue(password);
  await fill(user, field(/^Handicap/), '-1,2');
  await user.click(screen.getByRole('button', { name: 'Registrieren' }));
  expect(await screen.findByText(/^Bitte schreiben Sie ein Plus-Handicap mit Plus/)).toBeVisible();
});

test('whoever is signed in has no business there and comes home', async () => {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  await openApp({ path, as: await fixtures.signedIn(player) });
  await screen.findByRole('heading', { level: 1, name: /^league table$/i });
  await waitFor(() => expect(screen.queryByText('Loading …')).not.toBeInTheDocument());
});

test('a server that cannot be reached is named, and asked again', async () => {
  const settings = document.getElementById('settings');
  const before = settings?.textContent ?? '';
  if (settings) settings.textContent = before.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1:9');
  try {
    const { user } = await openApp({ path });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The server cannot be reached.');
    if (settings) settings.textContent = before;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await club()).toBeVisible();
  } finally {
    if (settings) settings.textContent = before;
  }
});
