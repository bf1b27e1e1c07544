import { filtersFor, placeIn, sortNamed } from './usersPlace';

const club = '019a0000-0000-7000-8000-000000000002';
const placeAt = (search: string, isAdmin = true) => placeIn(new URLSearchParams(search), isAdmin);

test('only an admin can ask for the users to approve', () => {
  expect(filtersFor(true)).toEqual(['all', 'admins', 'pros', 'unapproved']);
  expect(filtersFor(false)).toEqual(['all', 'admins', 'pros']);
});

test.each([null, 'roles', 'password', '--surname'])('a sort by %s becomes one by surname', (name) => {
  expect(sortNamed(name)).toBe('surname');
});

test('a sort may run the other way', () => {
  expect(sortNamed('-email')).toBe('-email');
});

test('only an admin can choose the club, and only one that can be', () => {
  expect(placeAt(`club=${club}`).club).toBe(club);
  expect(placeAt(`club=${club}`, false).club).toBeNull();
  expect(placeAt('club=..%2Fmembers').club).toBeNull();
});

test.each(['10', '1000', '50.0', 'all', ''])('a page of %j users is one of 25', (size) => {
  expect(placeAt(`size=${size}`).pageSize).toBe(25);
});

test.each(['-1', '1.5', 'last', '9999999'])('the page %s is the first', (page) => {
  expect(placeAt(`page=${page}`).page).toBe(0);
});
