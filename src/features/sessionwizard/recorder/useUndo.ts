import { useSelector } from 'react-redux';
import { playersOf } from '@/i18n/personName';
import { selectUndoable, type UndoableRecording } from '@/outbox/outboxSlice';
import { undoRecording, useOutboxDispatch } from '@/outbox/recording';
import { type StoringBall, usePending } from './pendingBalls';
import { storedVersion, type RecorderRow } from './rows';
import type { MoveCursor } from './useCursor';

export interface Undo {
  /** The latest recording of these player sessions that can be undone, also one that is not in the outbox yet; null: none. */
  undoable: { recording: UndoableRecording | StoringBall; row: RecorderRow } | null;
  /** Undoes it and selects its ball. */
  undo: () => void;
}

/** Returns what can be undone of these rows, and how to undo it. */
export function useUndo(rows: readonly RecorderRow[], moveCursor: MoveCursor): Undo {
  const dispatch = useOutboxDispatch();
  const { pendingBalls, changes } = usePending();
  const stored = useSelector(selectUndoable);
  const pending = changes.filter(({ takeBack }) => takeBack !== null);
  const undoable = latestUndoable(pending, rows) ?? latestUndoable(stored, rows);

  const undo = () => {
    if (!undoable) return;
    const { recording, row } = undoable;
    const { playerDataId, index } = recording;
    const picked = { playerDataId, index, isPicked: true };
    if ('takeBack' in recording) {
      recording.takeBack?.();
      moveCursor(picked, { seenBefore: recording.seen, done: null });
      return;
    }
    const version = storedVersion(row, index);
    const undone = { points: recording.before, version };
    // What stands there once it is undone was not recorded elsewhere.
    moveCursor(picked, { seenBefore: undone, done: null });
    const { to, points, before } = recording;
    const change =
      to && points !== null ? { ...to, points, to: { playerDataId, index } } : { playerDataId, index, points: before };
    const storing = { ...change, seen: undone, takeBack: null };
    const onShown = () => pendingBalls.remove(storing);
    const seen = { basedOn: version, players: playersOf(row.session) };
    void dispatch(undoRecording(recording, seen, onShown)).finally(onShown);
    pendingBalls.add([storing]);
  };
  return { undoable, undo };
}

function latestUndoable(
  all: readonly (UndoableRecording | StoringBall)[],
  rows: readonly RecorderRow[],
): Undo['undoable'] {
  for (const recording of [...all].reverse()) {
    const row = rows.find((one) => one.isOpen && one.playerDataId === recording.playerDataId);
    if (row) return { recording, row };
  }
  return null;
}
