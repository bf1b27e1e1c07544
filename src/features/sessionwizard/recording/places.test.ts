import { currentPlace, movedByBall, movedByPlayer, nextInRow, nextPlace, type Order, type PlaceRow } from './places';

const row = (playerDataId: string, recorded: number[] = [], wishes: Partial<PlaceRow> = {}): PlaceRow => ({
  playerDataId,
  isOpen: true,
  recorded: new Set(recorded),
  length: 3,
  ...wishes,
});
const place = (playerDataId: string, index: number | null, isPicked = false) => ({ playerDataId, index, isPicked });

test.each([
  ['the one after', row('a', [0]), 0, 1],
  ['from the front when none is after', row('a', [1, 2]), 2, 0],
  ['none when all have points', row('a', [0, 1, 2]), 2, null],
  ['none of a session that is closed', row('a', [], { isOpen: false }), -1, null],
])('the next open ball of a player is %s', (_what, one, after, next) => {
  expect(nextInRow(one, after)).toBe(next);
});

const all = [0, 1, 2];
test.each<[string, Order, PlaceRow[], ReturnType<typeof place>, ReturnType<typeof place> | null]>([
  ['the next ball of the player', 'byPlayer', [row('a', [0]), row('b')], place('a', 0), place('a', 1)],
  ['a ball left out before', 'byPlayer', [row('a', [1, 2]), row('b')], place('a', 2), place('a', 0)],
  ['the next player', 'byPlayer', [row('a', all), row('b', [0])], place('a', 2), place('b', 1)],
  ['a player above', 'byPlayer', [row('a', [0]), row('b', all)], place('b', 2), place('a', 1)],
  ['nowhere when all is done', 'byPlayer', [row('a', all), row('b', all)], place('a', 2), null],
  [
    'past a closed player',
    'byPlayer',
    [row('a', all), row('b', [], { isOpen: false }), row('c')],
    place('a', 2),
    place('c', 0),
  ],
  ['the same ball of the next player', 'byBall', [row('a', [0]), row('b')], place('a', 0), place('b', 0)],
  ['the next ball of the first player', 'byBall', [row('a', [0]), row('b', [0])], place('b', 0), place('a', 1)],
  ['a ball left out above', 'byBall', [row('a', [1, 2]), row('b', all)], place('b', 2), place('a', 0)],
  ['nowhere when all is done', 'byBall', [row('a', all), row('b', all)], place('b', 2), null],
  [
    'past a player with fewer balls',
    'byBall',
    [row('a', [1]), row('b', [0], { length: 1 }), row('c')],
    place('a', 1),
    place('c', 1),
  ],
])('recording goes on to %s (%s)', (_where, order, rows, after, next) => {
  expect(nextPlace(rows, order, after)).toEqual(next);
});

test.each([
  ['the first open ball at the beginning', [row('a', all), row('b', [0])], null, place('b', 1)],
  ['the ball chosen by hand although it has points', [row('a', [0])], place('a', 0, true), place('a', 0, true)],
  ['the next one when another device recorded it', [row('a', [0])], place('a', 0), place('a', 1)],
  ['the player without a ball when all is done', [row('a', all)], place('a', 2), place('a', null)],
  ['a ball that was opened again', [row('a', [0, 2])], place('a', null), place('a', 1)],
  ['somebody else when the session is deleted', [row('b')], place('a', 1), place('b', 0)],
  ['the first player when all is done', [row('a', all), row('b', all)], null, place('a', null)],
  ['nothing without players', [], null, null],
])('chosen is %s', (_what, rows, chosen, current) => {
  expect(currentPlace(rows, 'byPlayer', chosen)).toEqual(current);
});

test.each([
  ['one further', 0, 1, 1],
  ['not past the last', 2, 1, 2],
  ['not before the first', 0, -1, 0],
  ['to the first from none', null, 1, 0],
  ['to the last from none', null, -1, 2],
])('the arrows move %s', (_where, from, steps, to) => {
  expect(movedByBall(place('a', from), row('a'), steps)).toEqual(place('a', to, true));
});

test.each([
  ['the first open ball of the next player', 'a', 1, false, place('b', 1)],
  ['round the end', 'b', 1, false, place('a', 0)],
  ['back round the front', 'a', -1, false, place('b', 1)],
  ['to the same ball', 'a', 1, true, place('b', 0, true)],
])('changing the player leads to %s', (_where, from, steps, keepsBall, to) => {
  expect(movedByPlayer([row('a'), row('b', [0])], place(from, 0), steps, keepsBall)).toEqual(to);
});
