import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { usualFilters } from '@/filters/address';
import type { FiltersState } from '@/filters/filters';
import { filtersChanged, filtersSlice, selectFilters } from '@/filters/filtersSlice';
import { startTexts } from '@/i18n/startTexts';
import { sessionOfToken } from '@/session/loginSession';
import { storeToken } from '@/session/token';
import { App } from './App';
import { makeStore } from './makeStore';
import { makeRouter } from './router';
import { readFilters } from './syncFilters';

describe('sync filters', () => {
  const address = () => window.location.pathname + window.location.search;

  const go = (steps: number) => {
    act(() => {
      window.history.go(steps);
    });
  };

  test('filters lead to addresses, and Back and Forward lead to filters, also from screen to screen', async () => {
    const { fixtures, admin, player, surname } = await clubWithMembers();
    const { user, store } = await openApp({ path: '/private/users?sort=-email', as: await fixtures.signedIn(admin) });
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

  test('closing what was opened leads back to where it was opened, however often', async () => {
    const { fixtures, admin, surname } = await clubWithMembers();
    const { store } = await openApp({ path: '/private/golfclubs', as: await fixtures.signedIn(admin) });
    const change = (changes: Partial<FiltersState['users']>) =>
      act(() => void store.dispatch(filtersChanged({ screen: 'users', changes })));
    await userEvent.click(await screen.findByText('Users'));
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    change({ q: surname });
    for (let visit = 0; visit < 3; visit += 1) {
      change({ edit: admin.username });
      await waitFor(() => expect(address()).toContain(`edit=${admin.username}`));
      change({ edit: null });
      await waitFor(() => expect(address()).not.toContain('edit'));
    }
    expect(selectFilters(store.getState()).users).toMatchObject({ q: surname, edit: null });
    go(-1);
    await waitFor(() => expect(address()).toBe('/private/users'));
    go(-1);
    await waitFor(() => expect(address()).toBe('/private/golfclubs'));
  });

  test('what is chosen while something closes is shown, and is a step of its own', async () => {
    const { fixtures, admin } = await clubWithMembers();
    const { store } = await openApp({ path: '/private/users', as: await fixtures.signedIn(admin) });
    const change = (changes: Partial<FiltersState['users']>) =>
      act(() => void store.dispatch(filtersChanged({ screen: 'users', changes })));
    change({ edit: admin.username });
    await waitFor(() => expect(address()).toBe(`/private/users?edit=${admin.username}`));
    change({ edit: null });
    change({ filter: 'pros' });
    await waitFor(() => expect(address()).toBe('/private/users?filter=pros'));
    expect(selectFilters(store.getState()).users).toMatchObject({ filter: 'pros', edit: null });
    go(-1);
    await waitFor(() => expect(address()).toBe('/private/users'));
    expect(selectFilters(store.getState()).users).toEqual(usualFilters('users'));
  });

  test('a link to a screen begins as usual there, whatever it showed before', async () => {
    const { fixtures, admin } = await clubWithMembers();
    const { user, store } = await openApp({ path: '/private/golfclubs?q=wald', as: await fixtures.signedIn(admin) });
    await user.click(await screen.findByText('League Table'));
    await user.click(await screen.findByText('Golfclubs'));
    await waitFor(() => expect(address()).toBe('/private/golfclubs'));
    expect(selectFilters(store.getState()).golfclubs).toEqual(usualFilters('golfclubs'));
  });

  test('a state alone says which filters are on the screen', async () => {
    const { fixtures, admin, player, surname } = await clubWithMembers();
    const token = await fixtures.signedIn(admin);
    const session = sessionOfToken(token)?.session;
    if (!session) throw new Error('the token cannot be read');
    await startTexts('en');
    storeToken(token, session);
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
});
