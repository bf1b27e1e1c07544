import type { Golfclub } from '@contract/golfclub';
import { visibleClubs } from './visibleClubs';

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
const namesOf = (q: string) => visibleClubs(clubs, q, 'de').map(({ name }) => name);

test('they stand by name as one reads them in German', () => {
  expect(namesOf('')).toEqual(['ährenfeld', 'Fancourt', 'Zandvoort']);
});

test.each([
  [' FANC ', ['Fancourt']],
  ['äpfel', ['Zandvoort']],
  ['apfelstadt', ['Zandvoort']],
  ['aehrenfeld strass', ['ährenfeld']],
  ['George', ['Fancourt']],
  ['82064', []],
])('a search for "%s" looks through name and city without regard to case and accents', (q, names) => {
  expect(namesOf(q)).toEqual(names);
});
