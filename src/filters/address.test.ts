import type { ColumnFilter } from '../../contract/columnFilter';
import type { LoginSession } from '../session/loginSession';
import { addressAt, addressOf, readAddress, screenAt, usualFilters } from './address';
import type { FiltersState, Screen } from './filters';

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
  ['golfclubs', '?q=wald&sort=-members', { q: 'wald', sort: '-members' }],
  ['golfclubs', '?q=wald', { q: 'wald' }, '/private/golfclub'],
  ['templates', '?type=TRACKMAN&state=all', { type: 'TRACKMAN', state: 'all' }],
  ['templates', `?category=${other}&q=cup&page=2`, { category: other, q: 'cup', page: 1 }],
  [
    'planner',
    `?club=${other}&status=STARTED&sort=-name&page=2`,
    { club: other, status: 'STARTED', sort: '-name', page: 1 },
  ],
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
  ['points', '?q=winter', { q: 'winter' }],
  [
    'league',
    `?club=${other}&year=2024&q=jana&player=${someone}`,
    { club: other, season: 2024, q: 'jana', player: someone },
  ],
  ['league', '?year=all', { season: 'all' }],
  ['league', '?from=2026-01-02&to=2026-03-04', { season: { from: '2026-01-02', to: '2026-03-04' } }],
  ['entries', '?to=2026-03-04&sort=score&page=2', { season: { from: null, to: '2026-03-04' }, sort: 'score', page: 1 }],
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
  ['entries', '?where=score+%3E%3D+30', { where: [{ field: 'score', operator: '>=', value: '30' }] }],
  ['winners', '?view=projector', { view: 'projector' }, `/private/winners/${someone}`],
  ['display', `?club=${other}`, { club: other }],
];

const paths: { [Name in Screen]: string } = {
  users: '/private/users',
  golfclubs: '/private/golfclubs',
  templates: '/private/sessiontemplates',
  planner: '/private/sessionplanner',
  wizard: '/private/sessionwizard',
  sessions: '/private/activetrainingsessions',
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
  ['golfclubs', '?sort=id'],
  ['templates', '?type=ANY&state=gone&category=short&page=two'],
  ['planner', '?status=OPEN&view=week&month=2026-13&sort=points&page=1.5'],
  ['wizard', '?status=&record=some&page=9999999'],
  ['sessions', '?show=none&sort=score'],
  ['league', '?year=soon&from=2026-02-31&player=7'],
  ['entries', '?player=..%2Fentries&template=7&category=all&sort=drop'],
  ['changes', '?club=all&member=me'],
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

test.each(['/', '/private', '/private/profile', '/public/login', '/display', '/private/users/more'])(
  'there are no filters at %s',
  (pathname) => expect(screenAt(pathname)).toBeNull(),
);
