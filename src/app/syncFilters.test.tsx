import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { clubWithMembers, rowOf } from '../../test/browser/clubWithMembers';
import { openApp } from '../../test/browser/openApp';
import { usualFilters } from '../filters/address';
import { filtersSlice, selectFilters } from '../filters/filtersSlice';
import { startTexts } from '../i18n/startTexts';
import { sessionOfToken } from '../session/loginSession';
import { keepToken } from '../session/token';
import { App } from './App';
import { makeStore } from './makeStore';
import { makeRouter } from './router';
import { readFilters } from './syncFilters';

const address = () => window.location.pathname + window.location.search;
const go = (steps: number) => {
  act(() => {
    window.history.go(steps);
  });
};

test('filters lead to addresses, and Back and Forward lead to filters, also from screen to screen', async () => {
  const { world, admin, player, surname } = await clubWithMembers();
  const { user, store } = await openApp({ path: '/private/users?sort=-email', as: await world.signedIn(admin) });
  const filters = () => selectFilters(store.getState());
  expect(filters().users).toEqual({ ...usualFilters('users'), sort: '-email' });

  await user.click(await screen.findByRole('button', { name: /^Pros/ }));
  expect(filters().users.filter).toBe('pros');
  expect(address()).toBe('/private/users?filter=pros&sort=-email');
  await user.type(screen.getByRole('searchbox'), `${surname}{Enter}`);
  await waitFor(() => expect(filters().users.q).toBe(surname));
  expect(new URLSearchParams(window.location.search).get('q')).toBe(surname);

  await user.click(screen.getByText('League Table'));
  await user.click(await screen.findByText('Golfclubs'));
  await screen.findByRole('heading', { level: 1, name: 'Golfclubs' });
  await user.type(screen.getByRole('searchbox'), 'wald');
  expect(address()).toBe('/private/golfclubs?q=wald');
  expect(filters().golfclubs.q).toBe('wald');

  go(-1);
  await waitFor(() => expect(filters().golfclubs.q).toBe(''));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  go(-2);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(surname));
  expect(filters().users).toMatchObject({ filter: 'pros', q: surname, sort: '-email' });
  // The whole search is one step.
  go(-1);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(filters().users).toMatchObject({ filter: 'pros', q: '' });
  go(-1);
  await waitFor(() => expect(filters().users.filter).toBe('all'));
  expect(await screen.findByRole('button', { name: /^All/, pressed: true })).toBeVisible();
  go(2);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(surname));
  expect(filters().users).toMatchObject({ filter: 'pros', q: surname });
  expect(player.surname).toBe(surname);
});

test('a link to a screen begins as usual there, whatever it showed before', async () => {
  const { world, admin } = await clubWithMembers();
  const { user, store } = await openApp({ path: '/private/golfclubs?q=wald', as: await world.signedIn(admin) });
  await user.click(await screen.findByText('League Table'));
  await user.click(await screen.findByText('Golfclubs'));
  await waitFor(() => expect(address()).toBe('/private/golfclubs'));
  expect(selectFilters(store.getState()).golfclubs).toEqual(usualFilters('golfclubs'));
});

test('a state alone says which filters are on the screen', async () => {
  const { world, admin, player, surname } = await clubWithMembers();
  const token = await world.signedIn(admin);
  const session = sessionOfToken(token)?.session;
  if (!session) throw new Error('the token cannot be read');
  await startTexts('en');
  keepToken(token, session);
  const users = { ...usualFilters('users'), q: surname, sort: '-email' as const };
  const store = makeStore({
    session: { session, lapsed: false },
    filters: { ...filtersSlice.getInitialState(), users },
  });
  const router = makeRouter((routes) => createMemoryRouter(routes, { initialEntries: ['/private/users'] }));
  render(<App store={store} router={router} />);
  await rowOf(player.email);
  expect(screen.getByRole('searchbox')).toHaveValue(surname);
  expect(screen.getByRole('columnheader', { name: /E-?mail/i })).toHaveAttribute('aria-sort', 'descending');
  expect(selectFilters(store.getState()).users).toEqual(users);
  router.dispose();
});

test('an address without filters, or for somebody else, changes nothing', () => {
  const store = makeStore();
  const before = store.getState();
  readFilters(store, { pathname: '/private/profile', search: '?q=a' });
  readFilters(store, { pathname: '/private/display', search: '?club=019a0000-0000-7000-8000-000000000002' });
  expect(store.getState()).toBe(before);
});
