import {
  currentCursor,
  type CursorRow,
  movedByBall,
  movedByPlayer,
  nextCursor,
  nextOpenBall,
  type Order,
} from './cursor';

describe('cursor', () => {
  const row = (playerDataId: string, recorded: number[] = [], options: Partial<CursorRow> = {}): CursorRow => ({
    playerDataId,
    isOpen: true,
    recorded: new Set(recorded),
    length: 3,
    ...options,
  });

  const cursor = (playerDataId: string, index: number | null, isPicked = false) => ({ playerDataId, index, isPicked });

  test.each([
    ['the one after', row('a', [0]), 0, 1],
    ['from the front when none is after', row('a', [1, 2]), 2, 0],
    ['none when all have points', row('a', [0, 1, 2]), 2, null],
    ['past balls that already have points', row('a', [0, 1]), 0, 2],
    ['the first of none', row('a'), -1, 0],
    ['none where there are no balls', row('a', [], { length: 0 }), -1, null],
    ['none of a session that is closed', row('a', [], { isOpen: false }), -1, null],
  ])('the next open ball of a player is %s', (_what, one, after, next) => {
    expect(nextOpenBall(one, after)).toBe(next);
  });

  const all = [0, 1, 2];

  test.each<[string, Order, CursorRow[], ReturnType<typeof cursor>, ReturnType<typeof cursor> | null]>([
    ['the next ball of the player', 'byPlayer', [row('a', [0]), row('b')], cursor('a', 0), cursor('a', 1)],
    ['a ball left out before', 'byPlayer', [row('a', [1, 2]), row('b')], cursor('a', 2), cursor('a', 0)],
    ['the next player', 'byPlayer', [row('a', all), row('b', [0])], cursor('a', 2), cursor('b', 1)],
    ['a player above', 'byPlayer', [row('a', [0]), row('b', all)], cursor('b', 2), cursor('a', 1)],
    ['nowhere when all is done', 'byPlayer', [row('a', all), row('b', all)], cursor('a', 2), null],
    [
      'past a closed player',
      'byPlayer',
      [row('a', all), row('b', [], { isOpen: false }), row('c')],
      cursor('a', 2),
      cursor('c', 0),
    ],
    ['the same ball of the next player', 'byBall', [row('a', [0]), row('b')], cursor('a', 0), cursor('b', 0)],
    ['the next ball of the first player', 'byBall', [row('a', [0]), row('b', [0])], cursor('b', 0), cursor('a', 1)],
    ['a ball left out above', 'byBall', [row('a', [1, 2]), row('b', all)], cursor('b', 2), cursor('a', 0)],
    ['nowhere when all is done', 'byBall', [row('a', all), row('b', all)], cursor('b', 2), null],
    [
      'past a player with fewer balls',
      'byBall',
      [row('a', [1]), row('b', [0], { length: 1 }), row('c')],
      cursor('a', 1),
      cursor('c', 1),
    ],
  ])('recording goes on to %s (%s)', (_where, order, rows, after, next) => {
    expect(nextCursor(rows, order, after)).toEqual(next);
  });

  test.each([
    ['the first open ball at the beginning', [row('a', all), row('b', [0])], null, cursor('b', 1)],
    ['the ball chosen by hand although it has points', [row('a', [0])], cursor('a', 0, true), cursor('a', 0, true)],
    ['the same one when another device recorded it', [row('a', [0])], cursor('a', 0), cursor('a', 0)],
    [
      'the same one when its session is closed',
      [row('a', [], { isOpen: false }), row('b')],
      cursor('a', 0),
      cursor('a', 0),
    ],
    ['the first open ball when its own is gone', [row('a', [0], { length: 2 })], cursor('a', 2), cursor('a', 1)],
    ['the player without a ball when all is done', [row('a', all)], cursor('a', null), cursor('a', null)],
    ['a ball that was opened again', [row('a', [0, 2])], cursor('a', null), cursor('a', 1)],
    ['somebody else when the session is deleted', [row('b')], cursor('a', 1), cursor('b', 0)],
    ['the first player when all is done', [row('a', all), row('b', all)], null, cursor('a', null)],
    ['nothing without players', [], null, null],
  ])('chosen is %s', (_what, rows, chosen, current) => {
    expect(currentCursor(rows, chosen)).toEqual(current);
  });

  test.each([
    ['one further', 0, 1, 1],
    ['not past the last', 2, 1, 2],
    ['not before the first', 0, -1, 0],
    ['to the first from none', null, 1, 0],
    ['to the last from none', null, -1, 2],
  ])('the arrows move %s', (_where, from, steps, to) => {
    expect(movedByBall(cursor('a', from), row('a'), steps)).toEqual(cursor('a', to, true));
  });

  test.each([
    ['the first open ball of the next player', 'a', 1, false, cursor('b', 1)],
    ['round the end', 'b', 1, false, cursor('a', 0)],
    ['back round the front', 'a', -1, false, cursor('b', 1)],
    ['to the same ball', 'a', 1, true, cursor('b', 0, true)],
  ])('changing the player leads to %s', (_where, from, steps, keepsBall, to) => {
    expect(movedByPlayer([row('a'), row('b', [0])], cursor(from, 0), steps, keepsBall)).toEqual(to);
  });
});
