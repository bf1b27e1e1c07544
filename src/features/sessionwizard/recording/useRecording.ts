import { startTransition, useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ScheduledTraining } from '../../../../contract/training';
import { selectEntries } from '../../../outbox/outboxSlice';
import { recordBall } from '../../../outbox/recording';
import { useOutboxDispatch } from '../../../outbox/useOutboxDispatch';
import { currentPlace, nextInRow, nextPlace, type Order, type Place } from './places';
import { recordingRows, type PendingBall, type RecordingRow } from './recordingRows';
import { vibrateShortly } from './vibrate';

export interface RecordingState {
  rows: RecordingRow[];
  /** Null: there are no player sessions. */
  place: Place | null;
  row: RecordingRow | undefined;
  /** Whose last ball was recorded just now, while others go on. */
  justDone: RecordingRow | null;
  choose: (place: Place) => void;
  /** Records the chosen ball and goes on; does nothing where none is chosen. */
  record: (points: number) => void;
}

/** Returns the player sessions of a training with the ball that is to be recorded next, and how it is recorded. */
export function useRecording(training: ScheduledTraining, order: Order): RecordingState {
  const dispatch = useOutboxDispatch();
  const entries = useSelector(selectEntries);
  const [pending, setPending] = useState<readonly PendingBall[]>([]);
  const [chosen, setChosen] = useState<Place | null>(null);
  const [doneId, setDoneId] = useState<string | null>(null);
  const rows = useMemo(() => recordingRows(training, entries, pending), [training, entries, pending]);
  const place = currentPlace(rows, order, chosen);
  const row = rows.find(({ playerDataId }) => playerDataId === place?.playerDataId);

  const choose = useCallback((one: Place) => {
    setChosen(one);
    setDoneId(null);
  }, []);

  const record = (points: number) => {
    const index = place?.index ?? null;
    if (!place || !row?.isOpen || index === null) return;
    const { playerDataId } = place;
    const ball = { playerDataId, index };
    const after = recordingRows(training, entries, [...pending, ball]);
    const next = nextPlace(after, order, place);
    const own = after.find((one) => one.playerDataId === playerDataId);
    setPending((known) => [...known, ball]);
    setChosen(next ?? { playerDataId, index: null, isPicked: false });
    setDoneId(next && own && nextInRow(own) === null ? playerDataId : null);
    vibrateShortly();
    const before = row.balls.find((one) => one.index === index)?.points ?? null;
    const basedOn = row.session.balls.find((one) => one.index === index)?.version ?? 0;
    void dispatch(recordBall({ trainingId: training.id, ...ball, points, basedOn, before })).finally(() =>
      // By then the ball itself is shown; that it is no longer pending changes nothing to be seen.
      startTransition(() => setPending((known) => known.filter((one) => one !== ball))),
    );
  };

  const justDone = rows.find(({ playerDataId }) => playerDataId === doneId) ?? null;
  return { rows, place, row, justDone, choose, record };
}
