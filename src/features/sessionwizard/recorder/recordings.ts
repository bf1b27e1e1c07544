import { cursorAfter, nextOpenBall, type Cursor, type Order } from './cursor';
import type { SeenCursor } from './recorderPositionsSlice';
import { rowOf, type PendingBall, type RecorderRow } from './rows';

interface RecordingsOptions {
  rows: RecorderRow[];
  /** Returns the rows as they are once these balls are recorded as well. */
  rowsWith: (recorded: readonly PendingBall[]) => RecorderRow[];
  order: Order;
  /** Where recording goes on after a correction. */
  resumeAt: SeenCursor | null;
}

interface Recordings {
  /** Each with the row that it belongs to, as it is before. */
  balls: { row: RecorderRow; index: number; points: number }[];
  /** The cursor after them; null: no ball is open any more. */
  next: Cursor | null;
  /** Whose last ball is among them, while others go on. */
  done: string | null;
}

/**
 * Returns the balls that are recorded by these points, one after the other from the cursor on, and where the cursor is then.
 * It ends before the points do where there is no open ball.
 */
export function recordingsOf(
  cursor: Cursor | null,
  results: readonly number[],
  { rows, rowsWith, order, resumeAt }: RecordingsOptions,
): Recordings {
  const balls: Recordings['balls'] = [];
  let after = rows;
  let next = cursor;
  for (const points of results) {
    const row = rowOf(after, next);
    if (!next || next.index === null || !row?.isOpen) break;
    balls.push({ row, index: next.index, points });
    after = rowsWith(balls.map(({ row: { playerDataId }, ...ball }) => ({ playerDataId, ...ball })));
    const isCorrection = next.isPicked && row.recorded.has(next.index);
    next = cursorAfter(after, order, next, isCorrection ? resumeAt : null);
  }
  const last = balls.at(-1)?.row.playerDataId;
  const lastRow = after.find(({ playerDataId }) => playerDataId === last);
  const isDone = next !== null && next !== resumeAt && lastRow !== undefined && nextOpenBall(lastRow) === null;
  return { balls, next, done: isDone ? lastRow.playerDataId : null };
}
