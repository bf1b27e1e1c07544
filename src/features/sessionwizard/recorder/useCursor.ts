import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ballsIn, isSameBall, type OutboxEntry, withServerIds } from '@/outbox/entries';
import { selectSessionIds } from '@/outbox/outboxSlice';
import { currentCursor, cursorAfter, isSameCursor, type Cursor, type Order } from './cursor';
import { usePending, useShownPosition } from './pendingBalls';
import {
  cursorMoved,
  type SeenCursor,
  selectCursorPosition,
  selectPosition,
  type SeenBall,
  type WithRecorderPositions,
} from './recorderPositionsSlice';
import { pointsNow, rowOf, storedVersion, type PendingBall, type RecorderRow } from './rows';

/** The ball is taken as seen with what is shown now, or with what is given; `done`: whose last ball was recorded. */
export type MoveCursor = (
  cursor: Cursor,
  options?: { seenBefore?: SeenBall | undefined; done?: string | null },
) => void;

/**
 * Returns the cursor over these rows, those of a group or of all players, also with what it has seen (null: it is not stored
 * yet), whether its ball was recorded elsewhere since, where recording goes on after a correction, and how to move the cursor.
 */
export function useCursor(
  key: string,
  group: number | null,
  rows: readonly RecorderRow[],
  entries: readonly OutboxEntry[],
) {
  const dispatch = useDispatch();
  const { pendingBalls, balls: pending } = usePending();
  const order = useSelector((state: WithRecorderPositions) => selectPosition(state, key).order);
  const position = useShownPosition(pendingBalls, (state) => selectCursorPosition(state, key, group));
  const sessionIds = useSelector(selectSessionIds);
  // The cursor stays on players whom the server knows under another id by now.
  const [chosen, chosenResumeAt] = useMemo((): [SeenCursor | null, SeenCursor | null] => {
    const renamed = (one: SeenCursor | null) => one && withServerIds(one, sessionIds);
    return [renamed(position.cursor), renamed(position.resumeAt)];
  }, [position.cursor, position.resumeAt, sessionIds]);
  const seenNow = (one: Cursor): SeenBall => seenBall(rows, pending, one);
  const isBehind = (one: SeenCursor) => rowOf(rows, one) !== undefined && isPassed(one, seenNow(one));
  const resumedBehind = (passed: SeenCursor): SeenCursor => {
    const behind = cursorBehind(rows, order, passed, null);
    return { ...behind, seen: seenNow(behind) };
  };
  const resumeAt = chosenResumeAt && isBehind(chosenResumeAt) ? resumedBehind(chosenResumeAt) : chosenResumeAt;
  const cursor = currentCursor(rows, chosen && isBehind(chosen) ? cursorBehind(rows, order, chosen, resumeAt) : chosen);
  const seenCursor = isSameCursor(cursor, chosen) ? chosen : null;
  const isTaken =
    seenCursor !== null && isTakenBall(seenCursor, seenNow(seenCursor), waitingChange(entries, pending, seenCursor));
  const latest = useRef({ rows, pending, cursor, seenCursor, resumeAt });
  useLayoutEffect(() => {
    latest.current = { rows, pending, cursor, seenCursor, resumeAt };
  });
  const moveCursor: MoveCursor = useCallback(
    ({ playerDataId, index, isPicked }, { seenBefore, done } = {}) => {
      const { cursor: from, resumeAt: before, ...shown } = latest.current;
      const seenAt = (one: Cursor) => ({ ...one, seen: seenBall(shown.rows, shown.pending, one) });
      const seen = seenBefore ?? seenAt({ playerDataId, index, isPicked }).seen;
      const standsAt = from && !from.isPicked ? (shown.seenCursor ?? seenAt(from)) : before;
      const moved = { playerDataId, index, isPicked, seen };
      const at = group === null ? { key } : { key, group };
      const isDone = done === undefined ? {} : { done };
      dispatch(cursorMoved({ ...at, cursor: moved, resumeAt: isPicked ? standsAt : null, ...isDone }));
    },
    [dispatch, key, group],
  );
  const isNew = cursor !== null && cursor.index !== null && seenCursor === null;
  // From now on it stays on this ball.
  useEffect(() => {
    if (isNew) moveCursor(cursor);
  });
  return { cursor, seenCursor, isTaken, resumeAt, order, moveCursor };
}

/** Returns whether the ball of the cursor is as this page has recorded it; nothing newer is known then. */
function isOwn({ own }: SeenCursor, now: SeenBall): boolean {
  if (own?.points !== now.points) return false;
  // The ball may be read with its new version before that is acknowledged; points that wait are asked about where they must be.
  const isUnderWay = own.points !== null && own.key !== null;
  return isUnderWay || now.version <= own.version;
}

/**
 * Returns whether an earlier page, or another cursor of this one, has given the ball of the cursor the points that it has now;
 * where they were taken back again they have not.
 */
function isPassed(cursor: SeenCursor, now: SeenBall): boolean {
  const { index, seen, passedVersion } = cursor;
  if (index === null || now.points === seen.points) return false;
  if (isOwn(cursor, now)) return now.points !== null;
  return passedVersion !== undefined && (passedVersion === null || now.version <= passedVersion);
}

/** Returns the cursor behind a ball that was recorded from this device. */
function cursorBehind(rows: readonly RecorderRow[], order: Order, passed: SeenCursor, resumeAt: SeenCursor | null) {
  const isCorrection = passed.isPicked && passed.seen.points !== null;
  return cursorAfter(rows, order, passed, isCorrection ? resumeAt : null) ?? { ...passed, index: null };
}

function seenBall(rows: readonly RecorderRow[], pending: readonly PendingBall[], cursor: Cursor): SeenBall {
  const { index } = cursor;
  const row = rowOf(rows, cursor);
  if (!row || index === null) return { points: null, version: 0 };
  return { points: pointsNow(row, index, pending), version: storedVersion(row, index) };
}

/** Returns the entry that gives the ball of the cursor its points; undefined: the server does, or a change that is not stored yet. */
function waitingChange(
  entries: readonly OutboxEntry[],
  pending: readonly PendingBall[],
  { playerDataId, index }: SeenCursor,
): OutboxEntry | undefined {
  if (index === null) return undefined;
  const ball = { playerDataId, index };
  if (pending.some((one) => isSameBall(one, ball))) return undefined;
  return entries.findLast((entry) => ballsIn(entry).some((one) => isSameBall(one, ball)));
}

/** Returns whether the ball of a cursor that has not passed it has got other points since the cursor is there. */
function isTakenBall(cursor: SeenCursor, now: SeenBall, waiting: OutboxEntry | undefined): boolean {
  const { index, seen, own } = cursor;
  if (index === null || now.points === seen.points || isOwn(cursor, now)) return false;
  // Another tab records without a network: the server has no new version yet.
  return now.version !== seen.version || (waiting !== undefined && waiting.key !== own?.key);
}
