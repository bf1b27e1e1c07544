import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@contract/lists';
import { clubWithMembers } from '@test/browser/clubs';
import { noDialogLeft, openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';

async function signedInAs(roles: readonly Role[], path: string, locale: 'en' | 'de' = 'en') {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club(), roles });
  return openApp({ path, as: await fixtures.signedIn(member), locale });
}

const menu = () => screen.findByRole('navigation', { name: /^(Main menu|Hauptmenü)$/ });
const entries = async () =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => link.textContent);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('a player sees only the league table in the menu', async () => {
  await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  expect(await entries()).toEqual(['League Table']);
});

const forAll = ['Session Wizard', 'Session Planner', 'League Table', 'League Table Entries', 'Users'];
test.each([
  [['PRO', 'APPROVED'], ['Actions', 'League', 'Ressources'], forAll],
  [
    ['ADMIN', 'APPROVED'],
    ['Actions', 'League', 'Ressources', 'Settings'],
    [...forAll, 'Golfclubs', 'Training Templates', 'Training Categories', 'Training Points', 'Changes'],
  ],
] satisfies [Role[], string[], string[]][])(
  'someone who is %s sees in the groups %s of the menu %s',
  async (roles, headings, expected) => {
    await signedInAs(roles, '/private/leaguetable');
    expect(await entries()).toEqual(expected);
    const groups = within(await menu()).getAllByRole('heading');
    expect(groups.map((group) => group.textContent)).toEqual(headings);
  },
);

test('sidebar and header say who is signed in, each in its own way', async () => {
  await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  expect(await screen.findByText('J Möller')).toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'J. Möller' })).toBeInTheDocument();
});

test('a page beyond the right says so, with the role it needs and what can be opened', async () => {
  const { user } = await signedInAs(['APPROVED', 'PLAYER'], '/private/sessionplanner');
  await heading('Not for your role');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('You are signed in as Jana Möller (Player).')).toBeInTheDocument();
  expect(main.getByText('This page is for the role Admin or Pro.')).toBeInTheDocument();
  await user.click(main.getByRole('link', { name: /^league table$/i }));
  await waitFor(async () => expect(await heading(/^league table$/i)).toHaveFocus());
});

test.each(['/private/nowhere', '/nowhere'])('%s says that there is no such page and leads home', async (path) => {
  const { user } = await signedInAs(['APPROVED', 'PLAYER'], path);
  await heading('Page not found');
  await user.click(screen.getByRole('link', { name: 'Go to the start page' }));
  await heading(/^league table$/i);
});

test('the menu opens a screen, marks it, and moves the focus to its heading', async () => {
  const { user } = await signedInAs(['PRO', 'APPROVED'], '/private/leaguetable');
  await user.click(within(await menu()).getByRole('link', { name: 'Users' }));
  await waitFor(async () => expect(await heading('Users')).toHaveFocus());
  expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Users');
  expect(document.title).toBe('Users · Fairway Office');
});

test('Back to the first page of a visit moves the focus to its heading', async () => {
  const { user } = await signedInAs(['PRO', 'APPROVED'], '/private/leaguetable');
  await user.click(within(await menu()).getByRole('link', { name: 'Users' }));
  await waitFor(async () => expect(await heading('Users')).toHaveFocus());
  act(() => window.history.back());
  await waitFor(async () => expect(await heading(/^league table$/i)).toHaveFocus());
});

test('Back closes what the header has opened over the page', async () => {
  const { user } = await signedInAs(['PRO', 'APPROVED'], '/private/leaguetable');
  const goToUsers = async () => user.click(within(await menu()).getByRole('link', { name: 'Users' }));
  await goToUsers();
  await heading('Users');
  await user.click(screen.getByRole('button', { name: 'J. Möller' }));
  await screen.findByRole('menu');
  window.history.back();
  await heading('League Table');
  await noDialogLeft();
  await goToUsers();
  await heading('Users');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog');
  window.history.back();
  await heading('League Table');
  await noDialogLeft();
});

test('Back closes the drawer of the menu too', async () => {
  window.innerWidth = 390;
  try {
    await signedInAs(['PRO', 'APPROVED'], '/private/leaguetable');
    const open = async () =>
      userEvent.click(screen.getByRole('button', { name: 'Show or hide the menu' })).then(() => menu());
    await userEvent.click(within(await open()).getByRole('link', { name: 'Users' }));
    await heading('Users');
    await noDialogLeft();
    await open();
    window.history.back();
    await heading('League Table');
    await noDialogLeft();
  } finally {
    window.innerWidth = 1440;
  }
});

test('the menu and the filters of the users share the counts', async () => {
  const { fixtures, admin } = await clubWithMembers();
  const { store } = await openApp({ path: '/private/users', as: await fixtures.signedIn(admin) });
  expect(await screen.findByRole('button', { name: /^Users to approve \(/ })).toBeVisible();
  expect(await screen.findByText(/ waits? for approval$/)).toBeInTheDocument();
  const cached = Object.keys(store.getState().api.queries);
  expect(cached.filter((key) => key.startsWith('getMemberCounts('))).toHaveLength(1);
});

test('the sidebar can be hidden and shown again', async () => {
  const { user } = await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  await menu();
  const toggle = screen.getByRole('button', { name: 'Show or hide the menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  await menu();
});

test('a hidden sidebar is hidden in the next visit too, until it is shown again', async () => {
  const toggle = () => screen.findByRole('button', { name: 'Show or hide the menu' });
  const first = await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  await first.user.click(await toggle());
  first.close();
  const second = await openApp({ path: '/private/leaguetable' });
  expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  await second.user.click(await toggle());
  second.close();
  await openApp({ path: '/private/leaguetable' });
  await menu();
});

/** Opens the league table, where the menu is closed at first, and chooses that screen in it. */
async function chooseInClosedMenu() {
  const { user } = await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  await heading(/^league table$/i);
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show or hide the menu' }));
  await user.click(within(await menu()).getByRole('link', { name: /^league table$/i }));
}

test('the other address of the clubs marks the same menu entry', async () => {
  await signedInAs(['ADMIN', 'APPROVED'], '/private/golfclub');
  expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Golfclubs');
});

test('on a narrow screen the sidebar is a drawer that closes when a screen is chosen', async () => {
  window.innerWidth = 390;
  try {
    await chooseInClosedMenu();
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument());
  } finally {
    window.innerWidth = 1440;
  }
});

test('on a small desktop the page has the room to itself until the sidebar is opened', async () => {
  window.innerWidth = 1024;
  try {
    await chooseInClosedMenu();
    await heading(/^league table$/i);
    expect(within(await menu()).getByRole('link', { current: 'page' })).toBeVisible();
  } finally {
    window.innerWidth = 1440;
  }
});

test('DE stores the locale, and the page is German from its next loading on', async () => {
  // jsdom does not navigate, and says so on the console.
  const console = jest.spyOn(global.console, 'error').mockImplementation(() => undefined);
  const { user } = await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  await menu();
  await user.click(screen.getByRole('link', { name: 'DE' }));
  console.mockRestore();
  expect(window.localStorage.getItem('locale')).toBe('de');
  await openApp({ path: '/private/leaguetable' });
  expect(await entries()).toEqual(['Rangliste']);
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('link', { name: 'DE' })).toHaveAttribute('aria-current', 'true');
});

test('the colours are chosen in the user menu and kept', async () => {
  const { user } = await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  await user.click(await screen.findByRole('button', { name: 'J. Möller' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Colours: As the device' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Colours: Dark' }));
  expect(screen.getByRole('menuitemradio', { name: 'Colours: Dark' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-dark');
});

test('while there is no network the shell says so', async () => {
  await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  await menu();
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/There is no network/)).toBeInTheDocument();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/There is no network/)).not.toBeInTheDocument();
});
