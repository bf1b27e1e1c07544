import { useSelector } from 'react-redux';
import { selectUndoable, type UndoableRecording } from '../../../outbox/outboxSlice';
import { undoRecording } from '../../../outbox/recording';
import { useOutboxDispatch } from '../../../outbox/useOutboxDispatch';
import type { Place } from './places';
import type { RecordingRow } from './recordingRows';

/** What would be undone next, and whose it is. */
export interface NextUndo {
  undoable: UndoableRecording;
  row: RecordingRow;
}

/** Returns the latest recording of these player sessions that can be undone, if any, and how; its ball is chosen then. */
export function useUndo(rows: readonly RecordingRow[], choose: (place: Place) => void) {
  const dispatch = useOutboxDispatch();
  const all = useSelector(selectUndoable);
  const next = latest(all, rows);
  const undo = () => {
    if (!next) return;
    const { undoable, row } = next;
    const { playerDataId, index } = undoable;
    choose({ playerDataId, index, isPicked: true });
    const seen = row.session.balls.find((ball) => ball.index === index)?.version ?? 0;
    void dispatch(undoRecording(undoable, seen));
  };
  return { next, undo };
}

function latest(all: readonly UndoableRecording[], rows: readonly RecordingRow[]): NextUndo | null {
  for (const undoable of [...all].reverse()) {
    const row = rows.find((one) => one.isOpen && one.playerDataId === undoable.playerDataId);
    if (row) return { undoable, row };
  }
  return null;
}
