import type { Golfclub } from '../../../contract/golfclub';
import { shownClubs } from './shownClubs';

const club = (name: string, rest: Partial<Golfclub> = {}): Golfclub => ({
  id: name,
  name,
  streetname: 'Am Fairway',
  streetnumber: '18',
  postalcode: '82064',
  city: 'Straßlach',
  country: 'germany',
  members: [],
  memberCount: 0,
  version: 1,
  ...rest,
});

const clubs = [
  club('Zandvoort', { city: 'Äpfelstadt', memberCount: 9 }),
  club('ährenfeld', { memberCount: 120 }),
  club('Fancourt', { country: 'south africa', city: 'George', memberCount: 20 }),
];
const words = { germany: 'Deutschland', 'south africa': 'Südafrika' };
const namesOf = (showing: { q?: string; sort?: string }) =>
  shownClubs(clubs, {
    q: '',
    sort: 'name',
    locale: 'de',
    countryName: ({ country }) => words[country],
    ...showing,
  }).map(({ name }) => name);

test.each([
  ['name', ['ährenfeld', 'Fancourt', 'Zandvoort']],
  ['-name', ['Zandvoort', 'Fancourt', 'ährenfeld']],
  ['city', ['Zandvoort', 'Fancourt', 'ährenfeld']],
  ['members', ['Zandvoort', 'Fancourt', 'ährenfeld']],
  ['-country', ['Fancourt', 'ährenfeld', 'Zandvoort']],
  ['postalcode', ['ährenfeld', 'Fancourt', 'Zandvoort']],
  ['password', ['ährenfeld', 'Fancourt', 'Zandvoort']],
])('sorted by %s they stand as one reads them in German', (sort, names) => {
  expect(namesOf({ sort })).toEqual(names);
});

test.each([
  [' FANC ', ['Fancourt']],
  ['äpfel', ['Zandvoort']],
  ['George', ['Fancourt']],
  ['82064', []],
])('a search for "%s" looks through name and city without regard to case', (q, names) => {
  expect(namesOf({ q })).toEqual(names);
});
