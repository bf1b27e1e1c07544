import { filtersFor, sortNamed } from './usersUrl';

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
