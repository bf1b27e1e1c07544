import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router-dom';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { api } from '@/api/api';
import { memberApi } from '@/api/member';
import { knownAnswers } from '@/api/newerTraining';
import { send } from '@/api/send';
import { useRowChange } from '@/editing/rowChange';
import { usualFilters } from '@/filters/address';
import type { FiltersState } from '@/filters/filters';
import { filtersChanged, filtersSlice, selectFilters } from '@/filters/filtersSlice';
import { startTexts } from '@/i18n/startTexts';
import { type Change, changeFaded, changes, modalSlice } from '@/modal/modalSlice';
import { sessionOfToken } from '@/session/loginSession';
import { signedIn, signedOut } from '@/session/sessionSlice';
import { storeToken } from '@/session/token';
import { App } from './App';
import './capsule/everyEndpoint';
import { makeStore } from './makeStore';
import { makeRouter } from './router';
import { readFilters } from './syncFilters';
import { dark, disabledLine, fieldLine, light, sunlight } from './theme';

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

describe('known answers', () => {
  /** Every answered request of the page since the last look. */
  const answered: { status: number; isConditional: boolean }[] = [];

  const { fetch } = globalThis;

  beforeEach(() => {
    globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init);
      const isConditional = new Headers(init?.headers).has('If-None-Match');
      answered.push({ status: response.status, isConditional });
      return response;
    };
  });

  afterEach(() => {
    globalThis.fetch = fetch;
    answered.length = 0;
  });

  const statuses = () => answered.splice(0).map(({ status }) => status);

  async function signedInPro() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['PRO', 'APPROVED'] });
    const token = await fixtures.signedIn(pro);
    const session = sessionOfToken(token)?.session;
    if (!session) throw new Error('the token cannot be read');
    const store = makeStore();
    const signIn = () => {
      storeToken(token, session);
      store.dispatch(signedIn(session));
    };
    signIn();
    const readAgain = () => store.dispatch(memberApi.endpoints.getMembers.initiate({}, { forceRefetch: true }));
    return { fixtures, club, token, store, signIn, readAgain };
  }

  test('what is still right is not sent again, and what has changed is', async () => {
    const { fixtures, club, readAgain } = await signedInPro();
    const first = await readAgain();
    const again = await readAgain();
    expect(statuses()).toEqual([200, 304]);
    expect(again.data).toBe(first.data);

    const { surname } = await fixtures.member({ club });
    const { data } = await readAgain();
    expect(statuses()).toEqual([200]);
    expect(data?.members.map((member) => member.surname)).toContain(surname);
    expect(data?.totalCount).toBe((first.data?.totalCount ?? 0) + 1);
    expect((await readAgain()).data).toEqual(data);
    expect(statuses()).toEqual([304]);
  });

  test('whoever signs out leaves nothing known behind, not even what arrives after that', async () => {
    const { store, signIn, readAgain } = await signedInPro();
    await readAgain();
    const underWay = readAgain();
    store.dispatch(signedOut());
    await underWay;
    answered.length = 0;
    signIn();
    expect((await readAgain()).isSuccess).toBe(true);
    expect(answered).toEqual([expect.objectContaining({ status: 200, isConditional: false })]);
  });

  test('only what stands in the state anyway is kept', async () => {
    const { club, token } = await signedInPro();
    const call = { call: 'read', path: '/api/golfclub/{id}', parameters: { id: club.id } };
    await send(call, token);
    await send(call, token);
    expect(statuses()).toEqual([200, 200]);
  });

  test('the answers that were kept longest ago make room', () => {
    const answers = knownAnswers();
    for (let n = 0; n < 41; n += 1) answers.store(`/${n}`, { etag: `"${n}"`, data: n });
    expect([answers.at('/0'), answers.at('/1')?.data, answers.at('/40')?.data]).toEqual([undefined, 1, 40]);
  });
});

describe('colours', () => {
  const schemes = { light, dark, sunlight };

  /** The contrast of two colours by WCAG 2.2, from 1 to 21. */
  function contrast(one: string, other: string): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  const coloured = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

  test.each([
    ...coloured.flatMap((name) => [
      [`${name} on the page`, sunlight[name].main, sunlight.background.default] as const,
      [`text on ${name}`, sunlight[name].contrastText, sunlight[name].main] as const,
    ]),
    ['text', sunlight.text.primary, sunlight.background.paper] as const,
    ['secondary text', sunlight.text.secondary, sunlight.background.paper] as const,
    ['disabled text', sunlight.text.disabled, sunlight.background.paper] as const,
    ['lines', sunlight.divider, sunlight.background.paper] as const,
  ])('in the sun the contrast of %s is at least 7', (_what, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(7);
  });

  describe.each(['light', 'dark', 'sunlight'] as const)('in the scheme %s', (scheme) => {
    const { action, text, background } = schemes[scheme];

    test.each(['default', 'paper'] as const)(
      'an icon that can be pressed stands out from one that cannot on %s',
      (on) => {
        const [enabled, disabled] = [action.active, action.disabled].map((colour) => contrast(colour, background[on]));
        expect(enabled).toBeGreaterThanOrEqual(4.5);
        expect(enabled).toBeGreaterThan(2 * (disabled ?? Infinity));
      },
    );

    test('a field or select that cannot be used stands back, and can still be read', () => {
      const disabled = contrast(text.disabled, action.disabledBackground);
      expect(disabled).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.primary, background.paper)).toBeGreaterThan(2 * disabled);
      expect(contrast(action.disabledBackground, background.paper)).toBeGreaterThan(1.1);
      const [line, faint] = [fieldLine[scheme], disabledLine[scheme]].map((it) => contrast(it, background.paper));
      expect(line).toBeGreaterThanOrEqual(3);
      expect(line).toBeGreaterThan(1.5 * (faint ?? Infinity));
    });
  });
});

describe('row changes', () => {
  test.each(Object.keys(changes))('%s is the name of a call', (name) => {
    expect(Object.keys(api.endpoints)).toContain(name);
  });

  function Row({ id, username }: { id: string; username: string }) {
    return <li {...useRowChange<HTMLLIElement>('user', { id, username })}>{username}</li>;
  }

  test.each(['ADD', 'EDIT', 'REMOVE'] as const)('%s marks its row and no other until it fades', (event) => {
    const change: Change = { event, kind: 'user', username: 'jana' };
    const store = configureStore({
      reducer: { modal: modalSlice.reducer },
      preloadedState: { modal: { ...modalSlice.getInitialState(), change } },
    });
    const comesIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    render(
      <Provider store={store}>
        <ul>
          <Row id="1" username="jana" />
          <Row id="2" username="nora" />
        </ul>
      </Provider>,
    );
    expect(screen.getByText('jana')).toHaveAttribute('data-marked', event);
    expect(screen.getByText('nora')).not.toHaveAttribute('data-marked');
    expect(comesIntoView.mock.contexts).toEqual(event === 'REMOVE' ? [] : [screen.getByText('jana')]);
    comesIntoView.mockRestore();
    act(() => void store.dispatch(changeFaded()));
    expect(screen.getByText('jana')).not.toHaveAttribute('data-marked');
  });
});
