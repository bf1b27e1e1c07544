import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector, useStore } from 'react-redux';
import { playersOf } from '@/i18n/personName';
import { selectEntries, selectUndoable, type UndoableRecording } from '@/outbox/outboxSlice';
import { recordBall, undoRecording, useOutboxDispatch } from '@/outbox/recording';
import type { ScheduledTraining } from '@contract/training';
import type { Station } from '../groups/useStation';
import { cursorAfter, nextCursor, nextOpenBall, type Cursor } from './cursor';
import { makeStoring, type StoringBall, usePending, useShownPosition } from './pendingBalls';
import { selectCursorPosition, selectPosition, type WithRecorderPositions } from './recorderPositionsSlice';
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

const everybody = { group: null, cursorGroup: null };

export interface Recorder {
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
  /** The latest recording of these player sessions that can be undone, also one that is not in the outbox yet; null: none. */
  undoable: { recording: UndoableRecording | StoringBall; row: RecorderRow } | null;
  /** Undoes it and selects its ball. */
  undo: () => void;
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
  const allUndoable = useSelector(selectUndoable);
  const { pendingBalls, changes, balls: pending } = usePending();
  const store = useStore<WithRecorderPositions>();
  const key = only ?? training.id;
  const doneId = useShownPosition(pendingBalls, (state) => selectPosition(state, key).done ?? null);
  const cursorOn = useShownPosition(
    pendingBalls,
    (state) => selectCursorPosition(state, key, cursorGroup).cursor?.playerDataId,
  );
  const rowsWith = useCallback(
    (balls: readonly PendingBall[]) => rowsOfGroup(recorderRows(training, entries, balls, only), group, cursorOn),
    [training, entries, only, group, cursorOn],
  );
  const [knownRows] = useState(makeRecorderRows);
  const rows = useMemo(
    () => rowsOfGroup(knownRows(training, entries, pending, only), group, cursorOn),
    [knownRows, training, entries, pending, only, group, cursorOn],
  );
  const { cursor, seenCursor, isTaken, resumeAt, order, moveCursor } = useCursor(key, cursorGroup, rows);
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

  const record = (...results: number[]) => {
    const recorded: StoringBall[] = [];
    let after = rows;
    let next: Cursor | null = cursor;
    for (const points of results) {
      const current = next;
      const own = rowOf(after, current);
      const index = current?.index ?? null;
      if (!current || !own?.isOpen || index === null) break;
      const version = storedVersion(own, index);
      const before = pointsNow(own, index, pending);
      const ball = { playerDataId: own.playerDataId, index, points };
      const seen =
        isTaken && seenCursor && recorded.length === 0
          ? { basedOn: seenCursor.seen.version, isTaken }
          : { basedOn: version };
      const { made, ...storing } = makeStoring(pendingBalls, { ...ball, seen: { points: before, version } });
      recorded.push(made);
      const entry = { trainingId: training.id, ...ball, players: playersOf(own.session), ...seen, before };
      void dispatch(recordBall(entry, storing)).finally(storing.onShown);
      after = rowsWith([...pending, ...recorded]);
      const isCorrection = current.isPicked && own.recorded.has(index);
      next = cursorAfter(after, order, current, isCorrection ? resumeAt : null);
      if (next === null) break;
    }
    const [last] = recorded.slice(-1);
    if (!last) return;
    const own = after.find(({ playerDataId }) => playerDataId === last.playerDataId);
    pendingBalls.add(recorded, store.getState());
    moveCursor(next ?? { playerDataId: last.playerDataId, index: null, isPicked: false }, {
      seenBefore: next === resumeAt ? resumeAt?.seen : undefined,
      done: next && own && next !== resumeAt && nextOpenBall(own) === null ? last.playerDataId : null,
    });
    onRecord(next === null);
  };

  const clear = (own: RecorderRow, index: number) => {
    const [before, basedOn] = [pointsNow(own, index, pending), storedVersion(own, index)];
    const ball = { playerDataId: own.playerDataId, index, points: null };
    const { made, ...storing } = makeStoring(pendingBalls, { ...ball, seen: { points: before, version: basedOn } });
    const entry = { trainingId: training.id, ...ball, players: playersOf(own.session), basedOn, before };
    void dispatch(recordBall(entry, storing)).finally(storing.onShown);
    pendingBalls.add([made]);
  };

  const rowAfter = () => {
    if (!cursor || !row || cursor.index === null || (cursor.isPicked && row.recorded.has(cursor.index))) return null;
    const { playerDataId, index } = cursor;
    const after = rowsWith([...pending, { playerDataId, index, points: 0 }]);
    const next = nextCursor(after, order, cursor);
    return rows.find((one) => one.playerDataId === next?.playerDataId) ?? null;
  };

  const undoable =
    latestUndoable(
      changes.filter(({ takeBack: back }) => back !== null),
      rows,
    ) ?? latestUndoable(allUndoable, rows);
  const undo = () => {
    if (!undoable) return;
    const { recording, row: own } = undoable;
    const { playerDataId, index } = recording;
    const picked = { playerDataId, index, isPicked: true };
    if ('takeBack' in recording) {
      recording.takeBack?.();
      moveCursor(picked, { seenBefore: recording.seen, done: null });
      return;
    }
    const version = storedVersion(own, index);
    const undone = { points: recording.before, version };
    // What stands there once it is undone was not recorded elsewhere.
    moveCursor(picked, { seenBefore: undone, done: null });
    const { to, points, before } = recording;
    const change =
      to && points !== null ? { ...to, points, to: { playerDataId, index } } : { playerDataId, index, points: before };
    const storing = { ...change, seen: undone, takeBack: null };
    const onShown = () => pendingBalls.remove(storing);
    const seen = { basedOn: version, players: playersOf(own.session) };
    void dispatch(undoRecording(recording, seen, onShown)).finally(onShown);
    pendingBalls.add([storing]);
  };

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
    undoable,
    undo,
    showPending,
  };
}

function latestUndoable(
  all: readonly (UndoableRecording | StoringBall)[],
  rows: readonly RecorderRow[],
): Recorder['undoable'] {
  for (const recording of [...all].reverse()) {
    const row = rows.find((one) => one.isOpen && one.playerDataId === recording.playerDataId);
    if (row) return { recording, row };
  }
  return null;
}
