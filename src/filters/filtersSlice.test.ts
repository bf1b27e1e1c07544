import { signedOut } from '../session/sessionSlice';
import { isReplaced, usualFilters } from './address';
import type { FiltersState, Screen } from './filters';
import { addressRead, filtersChanged, filtersSlice, pageCorrected, type FilterChanges } from './filtersSlice';

const { reducer, getInitialState } = filtersSlice;
const after = (...changes: FilterChanges[]) =>
  changes.reduce((state, change) => reducer(state, filtersChanged(change)), getInitialState());

test('every screen begins as specified', () => {
  const { planner, wizard, users, sessions } = getInitialState();
  expect([planner.status, wizard.status]).toEqual(['PLANNED', 'PLANNED']);
  expect(users).toMatchObject({ filter: 'all', q: '', sort: 'surname', page: 0 });
  expect(sessions.show).toBe('all');
});

test('another filter begins on the first page, another page keeps the filter', () => {
  const { users } = after({ screen: 'users', changes: { filter: 'pros' } }, { screen: 'users', changes: { page: 3 } });
  expect(users).toMatchObject({ filter: 'pros', page: 3 });
  expect(after({ screen: 'users', changes: { page: 3 } }, { screen: 'users', changes: { q: 'a' } }).users.page).toBe(0);
});

test('what is opened beside a list leaves its page', () => {
  const { wizard } = after(
    { screen: 'wizard', changes: { page: 2 } },
    { screen: 'wizard', changes: { training: 'one' } },
    { screen: 'wizard', changes: { recording: 'all' } },
  );
  expect(wizard).toMatchObject({ page: 2, training: 'one', recording: 'all' });
});

test.each<[string, FilterChanges[], Partial<FiltersState[Screen]>]>([
  [
    'another status of the planner has its own order',
    [
      { screen: 'planner', changes: { sort: '-name' } },
      { screen: 'planner', changes: { status: 'FINISHED' } },
    ],
    { status: 'FINISHED', sort: null },
  ],
  [
    'another view of the planner begins with this month',
    [
      { screen: 'planner', changes: { view: 'month', month: '2026-05' } },
      { screen: 'planner', changes: { view: 'table' } },
    ],
    { view: 'table', month: null },
  ],
  [
    'another status of the wizard closes the training',
    [
      { screen: 'wizard', changes: { training: 'one', recording: 'one' } },
      { screen: 'wizard', changes: { status: 'STARTED' } },
    ],
    { status: 'STARTED', training: null, recording: null },
  ],
  [
    'a step of a training leads to its new status and keeps it open',
    [
      { screen: 'wizard', changes: { training: 'one' } },
      { screen: 'wizard', changes: { status: 'STARTED', training: 'one' } },
    ],
    { status: 'STARTED', training: 'one' },
  ],
  [
    'another club has other players',
    [
      { screen: 'league', changes: { player: 'one', season: 2024 } },
      { screen: 'league', changes: { club: 'two' } },
    ],
    { club: 'two', player: null, season: 2024 },
  ],
  [
    'of the entries of another club only season and sort go along',
    [
      { screen: 'entries', changes: { player: 'one', template: 'one', q: 'jana', sort: 'score', season: 'all' } },
      { screen: 'entries', changes: { club: 'two' } },
    ],
    { club: 'two', player: null, template: null, q: '', sort: 'score', season: 'all' },
  ],
])('%s', (_name, changes, filters) => {
  const [{ screen } = { screen: 'users' as const }] = changes;
  expect(after(...changes)[screen]).toMatchObject(filters);
});

test('a corrected page keeps the filters, an address takes the place of all of them, and signing out forgets them', () => {
  const found = after({ screen: 'users', changes: { q: 'a' } });
  const corrected = reducer(found, pageCorrected({ screen: 'users', page: 1 }));
  expect(corrected.users).toMatchObject({ q: 'a', page: 1 });
  const entry = { ...usualFilters('users'), filter: 'pros' as const };
  expect(reducer(corrected, addressRead({ screen: 'users', entry })).users).toEqual(entry);
  expect(reducer(corrected, signedOut())).toEqual(getInitialState());
});

test('nothing changes where the same is chosen again', () => {
  expect(after({ screen: 'users', changes: { filter: 'all' } })).toBe(getInitialState());
});

const users = usualFilters('users');
const league = usualFilters('league');
const wizard = usualFilters('wizard');

test('only what somebody would go back to is a step of its own', () => {
  expect(isReplaced('users', users, { ...users, q: 'm' })).toBe(false);
  expect(isReplaced('users', { ...users, q: 'm', page: 2 }, { ...users, q: 'me' })).toBe(true);
  expect(isReplaced('users', { ...users, q: 'm' }, users)).toBe(false);
  expect(isReplaced('users', users, { ...users, page: 1 })).toBe(false);
  expect(isReplaced('league', league, { ...league, player: 'one' })).toBe(false);
  expect(isReplaced('league', { ...league, player: 'one' }, league)).toBe(true);
  expect(isReplaced('wizard', { ...wizard, recording: 'one' }, { ...wizard, recording: 'all' })).toBe(true);
});
