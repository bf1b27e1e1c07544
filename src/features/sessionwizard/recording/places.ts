/** A ball of a player session; an index of null: none of its balls. */
export interface Place {
  playerDataId: string;
  index: number | null;
  /** Somebody has chosen this very ball, so it stays chosen although it has points. */
  isPicked: boolean;
}

/** What recording has to know of a player session to find the way. */
export interface PlaceRow {
  playerDataId: string;
  /** Balls can be recorded in it now. */
  isOpen: boolean;
  /** The indexes of the balls that have points. */
  recorded: ReadonlySet<number>;
  /** How many balls it shows. */
  length: number;
}

/** Whether recording goes on with the next ball of the same player, or with the same ball of the next player. */
export type Order = 'byPlayer' | 'byBall';

/** Returns the next ball without points after this one, from the front where need be; null: none is open. */
export function nextInRow(row: PlaceRow, after = -1): number | null {
  if (!row.isOpen) return null;
  const open = Array.from({ length: row.length }, (_none, index) => index).filter((index) => !row.recorded.has(index));
  return open.find((index) => index > after) ?? open[0] ?? null;
}

/** Returns where recording goes on after this ball, or null if no ball of anybody is open any more. */
export function nextPlace(rows: readonly PlaceRow[], order: Order, after: Place): Place | null {
  return order === 'byPlayer' ? nextByPlayer(rows, after) : nextByBall(rows, after);
}

/**
 * Returns the place that counts now: the one that was chosen, unless its session is gone or it was not chosen by hand and
 * has points meanwhile, also from another device. Null: there are no sessions.
 */
export function currentPlace(rows: readonly PlaceRow[], order: Order, chosen: Place | null): Place | null {
  const row = rows.find(({ playerDataId }) => playerDataId === chosen?.playerDataId);
  if (!chosen || !row) return firstPlace(rows);
  if (chosen.isPicked) return chosen;
  if (chosen.index === null) return at(row, nextInRow(row));
  if (row.isOpen && !row.recorded.has(chosen.index)) return chosen;
  return nextPlace(rows, order, chosen) ?? at(row, null);
}

/** Returns the ball beside the current one, by so many steps; at the ends it stays. */
export function movedByBall({ playerDataId, index }: Place, { length }: PlaceRow, steps: number): Place {
  const from = index ?? (steps > 0 ? -1 : length);
  const moved = length === 0 ? null : Math.min(length - 1, Math.max(0, from + steps));
  return { playerDataId, index: moved, isPicked: true };
}

/** Returns the place at the player by so many steps further, round the ends: on the same ball, or on the first open one. */
export function movedByPlayer(rows: readonly PlaceRow[], from: Place, steps: number, keepsBall: boolean): Place {
  const position = rows.findIndex(({ playerDataId }) => playerDataId === from.playerDataId);
  const row = rows[(position + steps + rows.length) % rows.length];
  if (!row) return from;
  if (keepsBall && from.index !== null && from.index < row.length) return { ...at(row, from.index), isPicked: true };
  return at(row, nextInRow(row));
}

function nextByPlayer(rows: readonly PlaceRow[], { playerDataId, index }: Place): Place | null {
  const position = rows.findIndex((row) => row.playerDataId === playerDataId);
  for (const [steps, row] of [...rows.slice(position), ...rows.slice(0, position)].entries()) {
    const next = nextInRow(row, steps === 0 ? (index ?? -1) : -1);
    if (next !== null) return at(row, next);
  }
  return null;
}

function nextByBall(rows: readonly PlaceRow[], { playerDataId, index }: Place): Place | null {
  const position = rows.findIndex((row) => row.playerDataId === playerDataId);
  const most = Math.max(0, ...rows.map(({ length }) => length));
  const isFree = (row: PlaceRow, ball: number) => row.isOpen && ball < row.length && !row.recorded.has(ball);
  // First the players below on the same ball, then everybody, ball by ball.
  for (const row of rows.slice(position + 1)) if (index !== null && isFree(row, index)) return at(row, index);
  for (let step = 0; step < most; step += 1) {
    const ball = ((index ?? -1) + 1 + step) % most;
    const row = rows.find((one) => isFree(one, ball));
    if (row) return at(row, ball);
  }
  return null;
}

function firstPlace(rows: readonly PlaceRow[]): Place | null {
  const row = rows.find((one) => nextInRow(one) !== null) ?? rows[0];
  return row ? at(row, nextInRow(row)) : null;
}

const at = ({ playerDataId }: PlaceRow, index: number | null): Place => ({ playerDataId, index, isPicked: false });
