/** The ball of a player session that is entered next; an index of null: none of its balls. */
export interface Cursor {
  playerDataId: string;
  index: number | null;
  /** Chosen by hand, so it stays although the ball has points. */
  isPicked: boolean;
}

/** What the cursor needs to know of a player session. */
export interface CursorRow {
  playerDataId: string;
  /** Balls can be recorded in it now. */
  isOpen: boolean;
  /** The indexes of the balls that have points. */
  recorded: ReadonlySet<number>;
  /** How many balls it shows. */
  length: number;
  /** Somebody has moved the player to another group; the cursor stays, and does not come back. */
  isElsewhere?: boolean;
}

/** What follows a recorded ball: the next ball of the same player, or the same ball of the next player. */
export const orders = ['byPlayer', 'byBall'] as const;
export type Order = (typeof orders)[number];

/** Returns the next ball without points after this one, from the front where need be; null: none is open. */
export function nextOpenBall(row: CursorRow, after = -1): number | null {
  if (!row.isOpen) return null;
  const open = Array.from({ length: row.length }, (_none, index) => index).filter((index) => !row.recorded.has(index));
  return open.find((index) => index > after) ?? open[0] ?? null;
}

/** Returns the cursor after this ball was recorded; null: no ball of any player is open. */
export function nextCursor(rows: readonly CursorRow[], order: Order, after: Cursor): Cursor | null {
  return order === 'byPlayer' ? nextByPlayer(rows, after) : nextByBall(rows, after);
}

/**
 * Returns the cursor after this ball was recorded: where recording goes on after a correction, else on the next open ball;
 * null: no ball of any player is open.
 */
export function cursorAfter<At extends Cursor>(
  rows: readonly CursorRow[],
  order: Order,
  recorded: Cursor,
  resumeAt: At | null,
): Cursor | At | null {
  const canResume = rows.some(({ playerDataId }) => playerDataId === resumeAt?.playerDataId);
  return canResume ? resumeAt : nextCursor(rows, order, recorded);
}

/**
 * Returns the cursor that was chosen: it stays on its ball, whoever records it meanwhile. Without one, and where its session or
 * ball is gone, the first open ball; null: there are no player sessions.
 */
export function currentCursor(rows: readonly CursorRow[], chosen: Cursor | null): Cursor | null {
  const row = rows.find(({ playerDataId }) => playerDataId === chosen?.playerDataId);
  if (!chosen || !row) return firstCursor(rows);
  return chosen.index === null || chosen.index >= row.length ? at(row, nextOpenBall(row)) : chosen;
}

/** Returns whether both are on the same ball in the same way. */
export const isSameCursor = (one: Cursor | null, other: Cursor | null): boolean =>
  one?.playerDataId === other?.playerDataId && one?.index === other?.index && one?.isPicked === other?.isPicked;

/** Returns the cursor moved by so many balls; at the ends it stays. */
export function movedByBall({ playerDataId, index }: Cursor, { length }: CursorRow, steps: number): Cursor {
  const from = index ?? (steps > 0 ? -1 : length);
  const moved = length === 0 ? null : Math.min(length - 1, Math.max(0, from + steps));
  return { playerDataId, index: moved, isPicked: true };
}

/** Returns the cursor moved by so many players, round the ends: to the same ball, or to the first open one. */
export function movedByPlayer(rows: readonly CursorRow[], from: Cursor, steps: number, keepsBall: boolean): Cursor {
  const position = rows.findIndex(({ playerDataId }) => playerDataId === from.playerDataId);
  const row = rows[(position + steps + rows.length) % rows.length];
  if (!row) return from;
  if (keepsBall && from.index !== null && from.index < row.length) return { ...at(row, from.index), isPicked: true };
  return at(row, nextOpenBall(row));
}

function nextByPlayer(rows: readonly CursorRow[], { playerDataId, index }: Cursor): Cursor | null {
  const position = rows.findIndex((row) => row.playerDataId === playerDataId);
  for (const [steps, row] of [...rows.slice(position), ...rows.slice(0, position)].entries()) {
    const next = row.isElsewhere ? null : nextOpenBall(row, steps === 0 ? (index ?? -1) : -1);
    if (next !== null) return at(row, next);
  }
  return null;
}

function nextByBall(rows: readonly CursorRow[], { playerDataId, index }: Cursor): Cursor | null {
  const position = rows.findIndex((row) => row.playerDataId === playerDataId);
  const most = Math.max(0, ...rows.map(({ length }) => length));
  const isFree = (row: CursorRow, ball: number) =>
    !row.isElsewhere && row.isOpen && ball < row.length && !row.recorded.has(ball);
  // First the players below on the same ball, then everybody, ball by ball.
  for (const row of rows.slice(position + 1)) if (index !== null && isFree(row, index)) return at(row, index);
  for (let step = 0; step < most; step += 1) {
    const ball = ((index ?? -1) + 1 + step) % most;
    const row = rows.find((one) => isFree(one, ball));
    if (row) return at(row, ball);
  }
  return null;
}

function firstCursor(rows: readonly CursorRow[]): Cursor | null {
  const row = rows.find((one) => nextOpenBall(one) !== null) ?? rows[0];
  return row ? at(row, nextOpenBall(row)) : null;
}

const at = ({ playerDataId }: CursorRow, index: number | null): Cursor => ({ playerDataId, index, isPicked: false });
