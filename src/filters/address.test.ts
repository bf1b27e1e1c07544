import type { LoginSession } from '@/session/loginSession';
import { signedOut } from '@/session/sessionSlice';
import type { ColumnFilter } from '@contract/columnFilter';
import { addressAt, addressOf, isReplaced, readAddress, screenAt, usualFilters } from './address';
import type { FiltersState, Screen } from './filters';
import { addressRead, type FilterChanges, filtersChanged, filtersSlice, filtersCorrected } from './filtersSlice';

describe('address', () => {
  const own = '019a0000-0000-7000-8000-000000000001';

  const other = '019a0000-0000-7000-8000-000000000002';

  const someone = '019a0000-0000-7000-8000-000000000003';

  const person = { id: someone, golfclubId: own, email: '', name: '', surname: '', bookable: false } as const;

  const admin: LoginSession = { ...person, roles: ['ADMIN', 'APPROVED'] };

  const pro: LoginSession = { ...person, roles: ['APPROVED', 'PRO'] };

  type Case = {
    [Name in Screen]: [Name, search: string, filters: Partial<FiltersState[Name]>, pathname?: string];
  }[Screen];

  const where: ColumnFilter[] = [
    { field: 'surname', operator: 'contains', value: 'van den' },
    { field: 'mobile', operator: 'isEmpty' },
  ];

  const cases: Case[] = [
    ['users', '', {}],
    ['users', `?club=${other}&filter=unapproved&q=B%C3%A4lle`, { club: other, filter: 'unapproved', q: 'Bälle' }],
    ['users', '?sort=surname%2C-handicap&page=3', { sort: 'surname,-handicap', page: 2 }],
    ['users', '?where=surname+contains+van+den&where=mobile+isEmpty', { where }],
    ['users', '?edit=jana.m%C3%B6ller', { edit: 'jana.möller' }],
    ['member', '?edit=user', { edit: 'user' }, '/private/users/jana.moeller'],
    ['golfclubs', '?q=wald&sort=-members', { q: 'wald', sort: '-members' }],
    ['golfclubs', '?q=wald', { q: 'wald' }, '/private/golfclub'],
    ['templates', '?type=TRACKMAN&state=all', { type: 'TRACKMAN', state: 'all' }],
    ['templates', `?category=${other}&q=cup&page=2`, { category: other, q: 'cup', page: 1 }],
    [
      'planner',
      `?club=${other}&status=STARTED&sort=-name&page=2`,
      { club: other, status: 'STARTED', sort: '-name', page: 1 },
    ],
    ['templates', `?edit=${other}`, { edit: other }],
    ['planner', '?view=month&month=2026-05', { view: 'month', month: '2026-05' }],
    ['wizard', '?status=FINISHED&page=2', { status: 'FINISHED', page: 1 }],
    [
      'wizard',
      '?status=STARTED&record=all',
      { status: 'STARTED', training: someone, recording: 'all' },
      `/private/sessionwizard/${someone}`,
    ],
    ['wizard', '', { training: 'no/id' }, '/private/sessionwizard/no%2Fid'],
    ['sessions', '?show=finished&sort=name&page=4', { show: 'finished', sort: 'name', page: 3 }],
    ['categories', '?q=putting', { q: 'putting' }],
    ['points', '?q=winter', { q: 'winter' }],
    [
      'league',
      `?club=${other}&year=2024&q=jana&player=${someone}`,
      { club: other, season: 2024, q: 'jana', player: someone },
    ],
    ['league', '?year=all', { season: 'all' }],
    ['league', '?from=2026-01-02&to=2026-03-04', { season: { from: '2026-01-02', to: '2026-03-04' } }],
    [
      'entries',
      '?to=2026-03-04&sort=score&page=2',
      { season: { from: null, to: '2026-03-04' }, sort: 'score', page: 1 },
    ],
    [
      'entries',
      `?player=${someone}&template=${own}&category=${other}`,
      { player: someone, template: own, category: other },
    ],
    ['changes', `?club=${own}&member=${someone}&page=2`, { club: own, member: someone, page: 1 }],
    [
      'changes',
      '?sort=actor&where=action+is+member.edited',
      { sort: 'actor', where: [{ field: 'action', operator: 'is', value: 'member.edited' }] },
    ],
    [
      'changes',
      '?kind=ball&from=2026-11-24&to=2026-11-24&q=jana',
      { kind: 'ball', season: { from: '2026-11-24', to: '2026-11-24' }, q: 'jana' },
    ],
    ['entries', '?where=score+%3E%3D+30', { where: [{ field: 'score', operator: '>=', value: '30' }] }],
    ['winners', '?view=projector', { view: 'projector' }, `/private/winners/${someone}`],
    ['display', `?club=${other}`, { club: other }],
  ];

  const paths: { [Name in Screen]: string } = {
    users: '/private/users',
    member: '/private/users/jana.moeller',
    golfclubs: '/private/golfclubs',
    templates: '/private/sessiontemplates',
    planner: '/private/sessionplanner',
    wizard: '/private/sessionwizard',
    sessions: '/private/activetrainingsessions',
    categories: '/private/sessioncategories',
    points: '/private/settings/sessionpoints',
    league: '/private/leaguetable',
    entries: '/private/leaguetableentries',
    changes: '/private/changes',
    winners: `/private/winners/${someone}`,
    display: '/private/display',
  };

  test('every screen with filters is among the cases', () => {
    expect([...new Set(cases.map(([name]) => name))].sort()).toEqual(Object.keys(paths).sort());
  });

  test.each(cases)(
    'on %s the address %s means %j, and the other way round',
    (name, search, filters, pathname = paths[name]) => {
      expect(screenAt(pathname)).toBe(name);
      const entry = readAddress(name, { pathname, search }, admin);
      expect(entry).toEqual({ ...usualFilters(name), ...filters });
      expect(addressAt(name, entry, pathname)).toBe(pathname + search);
    },
  );

  test.each<[Screen, string]>([
    ['users', '?filter=everyone&sort=balls&page=0'],
    ['users', '?sort=surname,surname&page=last&club=..%2Fmembers'],
    ['users', '?sort=--surname&page=-1'],
    ['users', '?where=password+contains+a&where=surname+like+a&where=surname+contains&where=handicap+%3D+low&where='],
    ['member', '?edit=everything'],
    ['golfclubs', '?sort=id'],
    ['templates', '?type=ANY&state=gone&category=short&page=two'],
    ['planner', '?status=OPEN&view=week&month=2026-13&sort=points&page=1.5'],
    ['wizard', '?status=&record=some&page=9999999'],
    ['sessions', '?show=none&sort=score'],
    ['league', '?year=soon&from=2026-02-31&player=7'],
    ['entries', '?player=..%2Fentries&template=7&category=all&sort=drop'],
    ['changes', '?club=all&member=me&kind=password&year=soon'],
    ['winners', '?view=table'],
    ['display', '?club=garbage'],
  ])('on %s what cannot be, as %s, counts as not asked', (name, search) => {
    expect(readAddress(name, { pathname: paths[name], search }, admin)).toEqual(usualFilters(name));
  });

  test.each<Screen>(['users', 'planner', 'wizard', 'sessions', 'league', 'entries', 'changes', 'display'])(
    'on %s only an admin chooses the club',
    (name) => {
      const address = { pathname: paths[name], search: `?club=${other}` };
      expect(readAddress(name, address, pro)).toEqual(usualFilters(name));
      expect(readAddress(name, address, null)).toEqual(usualFilters(name));
    },
  );

  test('the own club needs no words in the address, and those who wait for approval are shown to admins', () => {
    expect(readAddress('planner', { pathname: '', search: `?club=${own}` }, admin).club).toBeNull();
    expect(readAddress('users', { pathname: '', search: '?filter=unapproved' }, pro).filter).toBe('all');
  });

  test('a search is no longer than the server takes, and only so many columns are filtered', () => {
    const search = `?q=${'ä'.repeat(300)}${'&where=name+contains+a'.repeat(12)}`;
    const { q, where: filtered } = readAddress('users', { pathname: '', search }, pro);
    expect([q.length, filtered.length]).toEqual([200, 10]);
  });

  test('a link to a screen says only what is not usual there', () => {
    expect(addressOf('wizard', { training: someone, status: 'STARTED' })).toBe(
      `/private/sessionwizard/${someone}?status=STARTED`,
    );
    expect(addressOf('wizard', {})).toBe('/private/sessionwizard');
    expect(addressOf('sessions', { club: null })).toBe('/private/activetrainingsessions');
  });

  test.each(['/', '/private', '/private/profile', '/public/login', '/display', '/private/users/jana/more'])(
    'there are no filters at %s',
    (pathname) => expect(screenAt(pathname)).toBeNull(),
  );
});

describe('filters slice', () => {
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
    const { users } = after(
      { screen: 'users', changes: { filter: 'pros' } },
      { screen: 'users', changes: { page: 3 } },
    );
    expect(users).toMatchObject({ filter: 'pros', page: 3 });
    expect(after({ screen: 'users', changes: { page: 3 } }, { screen: 'users', changes: { q: 'a' } }).users.page).toBe(
      0,
    );
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
    const corrected = reducer(found, filtersCorrected({ screen: 'users', changes: { page: 1 } }));
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
});
