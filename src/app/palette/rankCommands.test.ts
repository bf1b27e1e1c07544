import { rankCommands } from './rankCommands';
import type { Command } from './command';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group: 'screens',
  label,
  run: () => undefined,
  ...more,
});
const found = (labels: (string | Command)[], typed: string) =>
  rankCommands(
    labels.map((one) => (typeof one === 'string' ? command(one) : one)),
    typed,
  ).map(({ label }) => label);

test.each(['moller', 'Möller', 'MOELLER', 'Mo\u0308ller', 'jana mö', 'moll jan', ' jana,  moeller '])(
  '%j finds Jana Möller',
  (typed) => {
    expect(found(['Jana Möller', 'League Table'], typed)).toEqual(['Jana Möller']);
  },
);

test.each(['grossm', 'kuhn', 'nguyen', 'asch'])('%s needs no accents', (typed) => {
  const people = ['Lena Großmann', 'Dieter Kühn', 'Linh Nguyễn', 'Marlene Äschbacher'];
  expect(found(people, typed)).toHaveLength(1);
});

test.each(['strasse', 'straße', 'STRASSE'])('%s finds Große Straße', (typed) => {
  expect(found(['Große Straße'], typed)).toEqual(['Große Straße']);
});

test('the best match comes first: the same, the same beginning, the beginning of words, anywhere', () => {
  const labels = ['Reusers', 'All users', 'Users online', 'Users'];
  expect(found(labels, 'users')).toEqual(['Users', 'Users online', 'All users', 'Reusers']);
});

test('other words find a command, but only by their beginning and after its name', () => {
  const profile = command('Profile', { words: 'password' });
  expect(found([profile, 'Password rules'], 'pass')).toEqual(['Password rules', 'Profile']);
  expect(found([profile], 'word')).toEqual([]);
});

test('groups stay together, and the one with the best match comes first', () => {
  const commands = [command('Users of old'), command('Use'), command('Users', { group: 'actions' })];
  expect(found(commands, 'users')).toEqual(['Users', 'Users of old']);
  expect(found([...commands, command('More users')], 'use')).toEqual(['Use', 'Users of old', 'More users', 'Users']);
});

test('without anything typed, or only signs, everything stays in its order', () => {
  expect(found(['B', 'A'], '')).toEqual(['B', 'A']);
  expect(found(['B', 'A'], ' - ')).toEqual(['B', 'A']);
});

test('every word must be found', () => {
  expect(found(['League Table', 'League Table Entries'], 'table entries league')).toEqual(['League Table Entries']);
  expect(found(['League Table'], 'league prizes')).toEqual([]);
});

test('what leads to all results stands last, whatever matches it', () => {
  const all = command('All 7 in Users', { group: 'more', isFoundByServer: true });
  expect(found([all, command('Alleys', { group: 'clubs' })], 'all')).toEqual(['Alleys', 'All 7 in Users']);
});
