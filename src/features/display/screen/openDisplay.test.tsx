import { act, screen, waitFor } from '@testing-library/react';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { sql } from '@test/fixtures/database';
import { makeDisplayCode, makeDisplayLink } from '@test/fixtures/displayLinks';
import { forgetWrongCodes } from '@test/fixtures/helpers';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

beforeEach(forgetWrongCodes);

async function clubWithCode() {
  const { club } = await proOfNewClub();
  const link = await makeDisplayLink({ club });
  return { club, link, code: await makeDisplayCode(link) };
}

const codeField = (name = /^Code/) => screen.findByRole('textbox', { name });

test.each([
  ['en', 'Open the club display', 'League table'],
  ['de', 'Clubanzeige öffnen', 'Rangliste'],
] as const)('in %s a code is typed and the display opens in that language, by keyboard alone', async (...words) => {
  const [locale, title, table] = words;
  const { club, code } = await clubWithCode();
  const { user } = await openApp({ path: '/tv', locale });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await codeField()).toHaveFocus();
  await user.keyboard(`${code.slice(0, 3)} ${code.slice(3)}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${table} `) })).toBeVisible();
  expect(screen.getByText(club.name)).toBeVisible();
  expect(window.location.pathname).toBe('/display');
  expect(window.location.search).toBe(`?lang=${locale}`);
  expect(window.location.hash).toMatch(/^#[\w-]{43}$/);
});

test('an address with the code opens the display without a press, which can be loaded again', async () => {
  const { club, code } = await clubWithCode();
  const { store, actions, close } = await openApp({ path: `/tv?lang=de#${code}` });
  expect(await screen.findByText(club.name)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /^Rangliste/ })).toBeVisible();
  const secret = window.location.hash.slice(1);
  const recorded = JSON.stringify([store.getState(), actions]);
  expect(recorded).not.toContain(code);
  expect(recorded).not.toContain(secret);
  close();
  await openApp({ path: `${window.location.pathname}${window.location.search}#${secret}` });
  expect(await screen.findByText(club.name)).toBeVisible();
});

test('a code that does not work is answered with what to do, once for each press, and can be corrected', async () => {
  const { club, link, code } = await clubWithCode();
  await sql(`update display_codes set expires_at = now() - interval '1 second' where link_id = $1`, [link.id]);
  const { user, actions } = await openApp({ path: `/tv#${code}` });
  const sent = () => actions.filter((action) => JSON.stringify(action).includes('openDisplay/pending')).length;
  const presses = () => actions.filter(({ type }) => type === 'api/executeMutation/pending').length;
  expect(await screen.findByRole('alert')).toHaveTextContent(/older than 24 hours.*Ask an admin or pro/);
  expect(sent() + presses()).toBe(1);
  const next = await makeDisplayCode(await makeDisplayLink({ club }));
  await user.clear(await codeField());
  await user.type(await codeField(), `${next}{Enter}`);
  expect(await screen.findByText(club.name)).toBeVisible();
  expect(sent() + presses()).toBe(2);
});

test('a language that is pressed counts more than the one the address has requested', async () => {
  const { club, link, code } = await clubWithCode();
  await sql(`update display_codes set expires_at = now() - interval '1 second' where link_id = $1`, [link.id]);
  const { user } = await openApp({ path: `/tv?lang=en#${code}` });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'DE' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Clubanzeige öffnen' })).toBeVisible();
  const next = await makeDisplayCode(await makeDisplayLink({ club }));
  await user.clear(await codeField());
  await user.type(await codeField(), `${next}{Enter}`);
  expect(await screen.findByText(club.name)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /^Rangliste/ })).toBeVisible();
  expect(window.location.search).toBe('?lang=de');
});

test('without a code nothing is sent, and the field says what is missing', async () => {
  const { user } = await openApp({ path: '/tv' });
  await user.type(await codeField(), 'OIL{Enter}');
  expect(await screen.findByText(/^Type the 6 letters and digits/)).toBeVisible();
  await waitFor(async () => expect(await codeField()).toHaveFocus());
});

test('a screen that is switched on without a network says so, and opens by itself once there is one', async () => {
  const { club, code } = await clubWithCode();
  const plugIn = cutNetwork();
  try {
    await openApp({ path: `/tv#${code}` });
    expect(await screen.findByText(/^The server cannot be reached from this screen/)).toBeVisible();
  } finally {
    plugIn();
  }
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(club.name)).toBeVisible();
});
