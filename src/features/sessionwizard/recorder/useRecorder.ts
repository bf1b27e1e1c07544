import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector, useStore } from 'react-redux';
import { playersOf } from '@/i18n/personName';
import { selectEntries } from '@/outbox/outboxSlice';
import { recordBall, type RecordedBall, useOutboxDispatch } from '@/outbox/recording';
import type { ScheduledTraining } from '@contract/training';
import type { Station } from '../groups/useStation';
import { nextCursor, type Cursor } from './cursor';
import { makeStoring, usePending, useShownPosition } from './pendingBalls';
import { selectCursorPosition, selectPosition, type WithRecorderPositions } from './recorderPositionsSlice';
import { recordingsOf } from './recordings';
import {
  makeRecorderRows,
  pointsNow,
  recorderRows,
  rowOf,
  rowsOfGroup,
  storedVersion,
  type PendingBall,
  type RecorderRow,
} from './rows';
import { useCursor } from './useCursor';
import { type Undo, useUndo } from './useUndo';

/** What was seen of a ball that was recorded elsewhere since. */
type SeenBefore = Pick<RecordedBall, 'basedOn' | 'isTaken'>;

const everybody = { group: null, cursorGroup: null };

export interface Recorder extends Undo {
  rows: RecorderRow[];
  /** Null: there are no player sessions. */
  cursor: Cursor | null;
  /** The row of the cursor. */
  row: RecorderRow | undefined;
  /** Another device has recorded the ball of the cursor since the cursor is there, or has taken it back. */
  isTaken: boolean;
  /** Whose last ball was recorded just now, while others go on. */
  justDone: RecorderRow | null;
  select: (cursor: Cursor) => void;
  /** Selects a ball by hand. */
  pick: (playerDataId: string, index: number) => void;
  /** Moves on without recording. */
  goOn: () => void;
  /** Records the ball of the cursor and moves on, once for each of the points; does nothing where there is no open ball. */
  record: (...points: number[]) => void;
  /** Clears a recorded ball of a row. */
  clear: (row: RecorderRow, index: number) => void;
  /** Returns the row of the ball that would follow, once the ball of the cursor is recorded; null: none is open. */
  rowAfter: () => RecorderRow | null;
  /** Renders what was recorded just now, for an action that follows it: each is of what was rendered last. */
  showPending: () => void;
}

interface RecorderOptions {
  /** The id of the only player session that is recorded; without it all of the training are. */
  only?: string;
  /** Which group is recorded; without it all player sessions are. */
  station?: Pick<Station, 'group' | 'cursorGroup'>;
  /** Called with every recorded ball; `isLast`: no ball is open any more. */
  onRecord: (isLast: boolean) => void;
}

/** Returns the player sessions of a training with the ball that is to be recorded next, and how to record it. */
export function useRecorder(
  training: ScheduledTraining,
  { only, station: { group, cursorGroup } = everybody, onRecord }: RecorderOptions,
): Recorder {
  const dispatch = useOutboxDispatch();
  const entries = useSelector(selectEntries);
  const { pendingBalls, balls: pending } = usePending();
  const store = useStore<WithRecorderPositions>();
  const key = only ?? training.id;
  const doneId = useShownPosition(pendingBalls, (state) => selectPosition(state, key).done ?? null);
  const cursorOn = useShownPosition(
    pendingBalls,
    (state) => selectCursorPosition(state, key, cursorGroup).cursor?.playerDataId,
  );
  const rowsWith = (recorded: readonly PendingBall[]) =>
    rowsOfGroup(recorderRows(training, entries, [...pending, ...recorded], only), group, cursorOn);
  const [knownRows] = useState(makeRecorderRows);
  const rows = useMemo(
    () => rowsOfGroup(knownRows(training, entries, pending, only), group, cursorOn),
    [knownRows, training, entries, pending, only, group, cursorOn],
  );
  const { cursor, seenCursor, isTaken, resumeAt, order, moveCursor } = useCursor(key, cursorGroup, rows, entries);
  const row = rowOf(rows, cursor);

  const showPending = useCallback(() => {
    if (pendingBalls.stateBefore()) flushSync(pendingBalls.show);
  }, [pendingBalls]);
  const select = useCallback(
    (one: Cursor) => {
      showPending();
      moveCursor(one, { done: null });
    },
    [showPending, moveCursor],
  );
  const pick = useCallback(
    (playerDataId: string, index: number) => select({ playerDataId, index, isPicked: true }),
    [select],
  );
  const goOn = () => {
    const next = cursor && nextCursor(rows, order, cursor);
    if (next) select(next);
  };

  /** Stores the change of a ball, and returns it as it is pending until then. */
  const storeBall = (own: RecorderRow, { index, points }: Omit<PendingBall, 'playerDataId'>, taken?: SeenBefore) => {
    const seen = { points: pointsNow(own, index, pending), version: storedVersion(own, index) };
    const ball = { playerDataId: own.playerDataId, index, points };
    const { made, ...storing } = makeStoring(pendingBalls, { ...ball, seen });
    const known = { players: playersOf(own.session), basedOn: seen.version, before: seen.points };
    void dispatch(recordBall({ trainingId: training.id, ...ball, ...known, ...taken }, storing)).finally(
      storing.onShown,
    );
    return made;
  };
  const record = (...results: number[]) => {
    const { balls, next, done } = recordingsOf(cursor, results, { rows, rowsWith, order, resumeAt });
    const last = balls.at(-1)?.row.playerDataId;
    if (last === undefined) return;
    const taken = isTaken && seenCursor ? { basedOn: seenCursor.seen.version, isTaken } : undefined;
    const storing = balls.map(({ row: own, ...ball }, position) =>
      storeBall(own, ball, position === 0 ? taken : undefined),
    );
    pendingBalls.add(storing, store.getState());
    moveCursor(next ?? { playerDataId: last, index: null, isPicked: false }, {
      seenBefore: next === resumeAt ? resumeAt?.seen : undefined,
      done,
    });
    onRecord(next === null);
  };
  const clear = (own: RecorderRow, index: number) => pendingBalls.add([storeBall(own, { index, points: null })]);

  const rowAfter = () => {
    if (!cursor || !row || cursor.index === null || (cursor.isPicked && row.recorded.has(cursor.index))) return null;
    const { playerDataId, index } = cursor;
    const after = rowsWith([{ playerDataId, index, points: 0 }]);
    const next = nextCursor(after, order, cursor);
    return rows.find((one) => one.playerDataId === next?.playerDataId) ?? null;
  };

  const undoing = useUndo(rows, moveCursor);
  const justDone = rows.find(({ playerDataId }) => playerDataId === doneId) ?? null;
  return {
    rows,
    cursor,
    row,
    isTaken,
    justDone,
    select,
    pick,
    goOn,
    record,
    clear,
    rowAfter,
    showPending,
    ...undoing,
  };
}
