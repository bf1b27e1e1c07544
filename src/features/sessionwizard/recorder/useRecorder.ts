import { startTransition, useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectEntries, selectUndoable, type UndoableRecording } from '@/outbox/outboxSlice';
import { recordBall, undoRecording, useOutboxDispatch } from '@/outbox/recording';
import type { ScheduledTraining } from '@contract/training';
import { currentCursor, nextCursor, nextOpenBall, type Cursor, type Order } from './cursor';
import { recorderRows, type PendingBall, type RecorderRow } from './rows';

export interface Recorder {
  rows: RecorderRow[];
  /** Null: there are no player sessions. */
  cursor: Cursor | null;
  /** The row of the cursor. */
  row: RecorderRow | undefined;
  /** Whose last ball was recorded just now, while others go on. */
  justDone: RecorderRow | null;
  select: (cursor: Cursor) => void;
  /** Selects a ball by hand. */
  pick: (playerDataId: string, index: number) => void;
  /** Records the ball of the cursor and moves on; does nothing where there is none. */
  record: (points: number) => void;
  /** The latest recording of these player sessions that can be undone; null: none. */
  undoable: { recording: UndoableRecording; row: RecorderRow } | null;
  /** Undoes it and selects its ball. */
  undo: () => void;
}

interface RecorderOptions {
  /** The id of the only player session that is recorded; without it all of the training are. */
  only?: string;
  order?: Order;
  /** Called with every recorded ball; `isLast`: no ball is open any more. */
  onRecord: (isLast: boolean) => void;
}

/** Returns the player sessions of a training with the ball that is to be recorded next, and how to record it. */
export function useRecorder(
  training: ScheduledTraining,
  { only, order = 'byPlayer', onRecord }: RecorderOptions,
): Recorder {
  const dispatch = useOutboxDispatch();
  const entries = useSelector(selectEntries);
  const allUndoable = useSelector(selectUndoable);
  const [pending, setPending] = useState<readonly PendingBall[]>([]);
  const [selected, setSelected] = useState<Cursor | null>(null);
  const [doneId, setDoneId] = useState<string | null>(null);
  const rows = useMemo(() => recorderRows(training, entries, pending, only), [training, entries, pending, only]);
  const cursor = currentCursor(rows, order, selected);
  const row = rows.find(({ playerDataId }) => playerDataId === cursor?.playerDataId);

  const select = useCallback((one: Cursor) => {
    setSelected(one);
    setDoneId(null);
  }, []);
  const pick = useCallback(
    (playerDataId: string, index: number) => select({ playerDataId, index, isPicked: true }),
    [select],
  );

  const record = (points: number) => {
    const index = cursor?.index ?? null;
    if (!cursor || !row?.isOpen || index === null) return;
    const { playerDataId } = cursor;
    const ball = { playerDataId, index };
    const after = recorderRows(training, entries, [...pending, ball], only);
    const next = nextCursor(after, order, cursor);
    const own = after.find((one) => one.playerDataId === playerDataId);
    setPending((others) => [...others, ball]);
    setSelected(next ?? { playerDataId, index: null, isPicked: false });
    setDoneId(next && own && nextOpenBall(own) === null ? playerDataId : null);
    onRecord(next === null);
    const before = row.balls.find((one) => one.index === index)?.points ?? null;
    void dispatch(
      recordBall({ trainingId: training.id, ...ball, points, basedOn: storedVersion(row, index), before }),
    ).finally(() =>
      // The ball itself is shown by then, so removing the pending one changes nothing visible.
      startTransition(() => setPending((others) => others.filter((one) => one !== ball))),
    );
  };

  const undoable = latestUndoable(allUndoable, rows);
  const undo = () => {
    if (!undoable) return;
    const { playerDataId, index } = undoable.recording;
    pick(playerDataId, index);
    void dispatch(undoRecording(undoable.recording, storedVersion(undoable.row, index)));
  };

  const justDone = rows.find(({ playerDataId }) => playerDataId === doneId) ?? null;
  return { rows, cursor, row, justDone, select, pick, record, undoable, undo };
}

const storedVersion = ({ session }: RecorderRow, index: number): number =>
  session.balls.find((ball) => ball.index === index)?.version ?? 0;

function latestUndoable(all: readonly UndoableRecording[], rows: readonly RecorderRow[]): Recorder['undoable'] {
  for (const recording of [...all].reverse()) {
    const row = rows.find((one) => one.isOpen && one.playerDataId === recording.playerDataId);
    if (row) return { recording, row };
  }
  return null;
}
