import { screen, waitFor } from '@testing-library/react';
import { clubWithMembers, rowOf } from '../../test/browser/clubWithMembers';
import { openApp } from '../../test/browser/openApp';
import { makeWorld } from '../../test/world/makeWorld';
import { pageRecorder } from '../capsule/recorder';
import { makeStore } from './makeStore';
import { askAhead } from './askAhead';

/** How often each read of the users page has been answered so far. */
function answered(): Record<string, number> {
  const { calls } = pageRecorder.recording();
  const names = ['listMembers', 'listMembersOfClub', 'countMembers', 'listGolfclubs'];
  return Object.fromEntries(names.map((name) => [name, calls.filter(({ endpoint }) => endpoint === name).length]));
}

test('the users that an address shows are asked for before the page is there, and once', async () => {
  const { world, admin, player, surname } = await clubWithMembers();
  const path = `/private/users?q=${encodeURIComponent(surname)}&sort=-email`;
  const { store } = await openApp({ path, as: await world.signedIn(admin) });
  await rowOf(player.email);
  await waitFor(() =>
    expect(answered()).toEqual({ listMembers: 1, listMembersOfClub: 0, countMembers: 1, listGolfclubs: 1 }),
  );
  expect(store.getState().api.queries).not.toEqual({});
});

test('the users of one club are asked for there', async () => {
  const { world, admin, club, player } = await clubWithMembers();
  await openApp({ path: `/private/users?club=${club.id}`, as: await world.signedIn(admin) });
  await rowOf(player.email);
  expect(answered()).toMatchObject({ listMembers: 0, listMembersOfClub: 1 });
});

test('nothing is asked for on behalf of those who may not see it', async () => {
  const world = await makeWorld();
  await openApp({ path: '/private/users', as: await world.signedIn(await world.member({ club: await world.club() })) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(answered()).toMatchObject({ listMembers: 0, countMembers: 0 });
});

test.each(['/', '/private', '/private/users/more', '/public/login', '/elsewhere'])(
  'nobody asks for anything at %s',
  (pathname) => {
    const store = makeStore();
    askAhead(store, { pathname, search: '' });
    expect(store.getState().api.queries).toEqual({});
  },
);
