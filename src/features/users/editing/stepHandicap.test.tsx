import { stepHandicap } from './stepHandicap';

test.each([
  ['18.4', 1, '18.5'],
  ['18,4', -1, '18.3'],
  ['0', -1, '+0.1'],
  ['+0.1', 1, '0.0'],
  ['54', 1, '54.0'],
  ['+10', -1, '+10.0'],
  ['a lot', 1, 'a lot'],
])('from %s by %i tenths it goes to %s', (typed, steps, expected) => {
  expect(stepHandicap(typed, steps, 'en')).toBe(expected);
});

test('in German it is written with a comma', () => {
  expect(stepHandicap('18.4', 1, 'de')).toBe('18,5');
});
