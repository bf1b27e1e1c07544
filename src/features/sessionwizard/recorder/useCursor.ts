import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { currentCursor, isSameCursor, type Cursor } from './cursor';
import { cursorMoved, type PlacedCursor, selectPlace, type SeenBall, type WithRecorderPlaces } from './recorderPlaces';
import { rowOf, shownPoints, storedVersion, type PendingBall, type RecorderRow } from './rows';

/**
 * Returns the cursor over these rows; the cursor as it was put there, null where recording would only begin; where it stood
 * before a ball was picked by hand; and how to put it on another ball.
 */
export function useCursor(key: string, rows: readonly RecorderRow[], pending: readonly PendingBall[]) {
  const dispatch = useDispatch();
  const { cursor: chosen, stood, order } = useSelector((state: WithRecorderPlaces) => selectPlace(state, key));
  const cursor = currentCursor(rows, chosen);
  const placed = isSameCursor(cursor, chosen) ? chosen : null;
  const latest = useRef({ rows, pending, cursor, placed, stood });
  useEffect(() => {
    latest.current = { rows, pending, cursor, placed, stood };
  });
  /** The ball is taken as seen with what is shown now, or with what is given. */
  const place = useCallback(
    ({ playerDataId, index, isPicked }: Cursor, seenBefore?: SeenBall) => {
      const { cursor: from, stood: stoodBefore, ...shown } = latest.current;
      const placedAt = (one: Cursor) => ({ ...one, seen: seenBall(shown.rows, shown.pending, one) });
      const seen = seenBefore ?? placedAt({ playerDataId, index, isPicked }).seen;
      const stands = from && !from.isPicked ? (shown.placed ?? placedAt(from)) : stoodBefore;
      const moved = { playerDataId, index, isPicked, seen };
      dispatch(cursorMoved({ key, cursor: moved, stood: isPicked ? stands : null }));
    },
    [dispatch, key],
  );
  const isToBePut = cursor !== null && cursor.index !== null && placed === null;
  useEffect(() => {
    // From now on it stays on this ball.
    if (isToBePut) place(cursor);
  });
  return { cursor, placed, stood, order, place };
}

function seenBall(rows: readonly RecorderRow[], pending: readonly PendingBall[], cursor: Cursor): SeenBall {
  const { playerDataId, index } = cursor;
  const row = rowOf(rows, cursor);
  if (!row || index === null) return { points: null, version: 0 };
  const unsaved = pending.findLast((ball) => ball.playerDataId === playerDataId && ball.index === index);
  return { points: unsaved?.points ?? shownPoints(row, index), version: storedVersion(row, index) };
}

/** Returns whether the ball of the cursor has got other points since the cursor is there, and not from this device. */
export function isTakenBall(row: RecorderRow, { index, seen }: PlacedCursor): boolean {
  if (index === null) return false;
  return storedVersion(row, index) !== seen.version && shownPoints(row, index) !== seen.points;
}
