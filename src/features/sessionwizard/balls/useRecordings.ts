import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { useRecordBallMutation } from '../../../api/training';
import type { Failure } from '../../../ui/failure';
import {
  ballRecorded,
  nextToSend,
  ownPointsKept,
  recordingAcknowledged,
  recordingGivenUp,
  recordingRefused,
  recordingSent,
  recordingsRetried,
  selectRecordings,
  type Recording,
  type WithRecordings,
} from './recordingQueue';
import { shownBalls, type ShownBall } from './shownBalls';

export interface Recordings {
  balls: ShownBall[];
  unsent: Recording[];
  record: (index: number, points: number) => void;
  retry: () => void;
  keepMine: (recording: Recording) => void;
  giveUp: (recording: Recording) => void;
}

/** Returns the balls of a player session as they are shown, what of them is not stored yet, and what can be done to them. */
export function useRecordings(training: ScheduledTraining, session: PlayerData): Recordings {
  const store = useStore<WithRecordings>();
  const [recordBall] = useRecordBallMutation();
  const queue = useSelector(selectRecordings);
  const unsent = useMemo(() => queue.filter((one) => one.playerDataId === session.id), [queue, session.id]);
  const balls = useMemo(() => shownBalls(session.balls, unsent), [session.balls, unsent]);

  const send = async ({ key, trainingId, playerDataId, index, points, basedOn, recordedAt }: Recording) => {
    store.dispatch(recordingSent(key));
    const answer = await recordBall({
      scheduledTrainingId: trainingId,
      playerDataId,
      ball: { index, points, basedOn, recordedAt },
      idempotencyKey: key,
    });
    if (answer.data === undefined) {
      store.dispatch(recordingRefused({ key, failure: answer.error as Failure }));
      return;
    }
    const answered = answer.data.trainingSessions.find(({ id }) => id === playerDataId);
    const version = answered?.balls.find((ball) => ball.index === index)?.version ?? basedOn;
    store.dispatch(recordingAcknowledged({ key, version }));
  };

  /** Goes on after the screen was left, until nothing is left that may be sent. */
  const sendAll = async () => {
    for (;;) {
      const next = nextToSend(selectRecordings(store.getState()), session.id);
      if (next === null) return;
      await send(next);
    }
  };

  const dispatchAndSend = (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    void sendAll();
  };

  return {
    balls,
    unsent,
    record: (index, points) =>
      dispatchAndSend(
        ballRecorded({
          key: crypto.randomUUID(),
          trainingId: training.id,
          playerDataId: session.id,
          index,
          points,
          basedOn: session.balls.find((ball) => ball.index === index)?.version ?? 0,
          recordedAt: new Date().toISOString(),
        }),
      ),
    retry: () => dispatchAndSend(recordingsRetried(session.id)),
    keepMine: ({ key }) =>
      dispatchAndSend(ownPointsKept({ key, newKey: crypto.randomUUID(), recordedAt: new Date().toISOString() })),
    giveUp: ({ key }) => dispatchAndSend(recordingGivenUp(key)),
  };
}
