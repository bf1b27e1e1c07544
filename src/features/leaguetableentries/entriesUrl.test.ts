import { placeIn, searchFor, sortNamed } from './entriesUrl';

const player = '019a0000-0000-7000-8000-000000000001';
const placeAt = (search: string) => placeIn(new URLSearchParams(search));
const usual = { player: '', template: '', category: '', q: '', sort: '-date', page: 0 };

test.each([null, '', 'handicapStarted', '--date', 'balls'])('a sort by %s becomes the latest first', (name) => {
  expect(sortNamed(name)).toBe('-date');
});

test.each(['player', '-score', 'points', '-training', 'date'])('entries can be sorted by %s', (name) => {
  expect(sortNamed(name)).toBe(name);
});

test.each(['player=..%2Fentries', 'template=7', 'category=all', 'page=-1', 'page=1.5', 'page=9999999', 'sort=drop'])(
  'the address ?%s asks for nothing',
  (search) => {
    expect(placeAt(search)).toEqual(usual);
  },
);

test('a place is read back as it was put into the address, beside club and season', () => {
  const place = { ...usual, player, q: 'jana & tom', sort: 'score', page: 3 } as const;
  const search = searchFor(new URLSearchParams('club=c&year=all&category=gone&page=9'), place);
  expect(placeIn(search)).toEqual(place);
  expect(Object.fromEntries(search)).toEqual({
    club: 'c',
    year: 'all',
    player,
    q: 'jana & tom',
    sort: 'score',
    page: '3',
  });
});

test('the usual place needs no words in the address', () => {
  expect(searchFor(new URLSearchParams(), placeAt('')).toString()).toBe('');
});

test('a search is no longer than the server takes', () => {
  expect(placeAt(`q=${'ä'.repeat(300)}`).q).toHaveLength(200);
});
