import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { ballsOf, type BallEntry } from '../../../outbox/entries';
import { selectEntries } from '../../../outbox/outboxSlice';
import { recordBall } from '../../../outbox/recording';
import { useOutboxDispatch } from '../../../outbox/useOutboxDispatch';
import { shownBalls, type ShownBall } from './shownBalls';

export interface Recordings {
  balls: ShownBall[];
  /** What the server has not acknowledged yet. */
  unsent: BallEntry[];
  /** Resolves once the ball is shown. */
  record: (index: number, points: number) => Promise<void>;
}

/** Returns the balls of a player session as they are shown, what of them is not stored yet, and how one is recorded. */
export function useRecordings(training: ScheduledTraining, session: PlayerData): Recordings {
  const dispatch = useOutboxDispatch();
  const entries = useSelector(selectEntries);
  const unsent = useMemo(() => ballsOf(entries, { playerDataId: session.id }), [entries, session.id]);
  const balls = useMemo(() => shownBalls(session.balls, unsent), [session.balls, unsent]);
  const record = (index: number, points: number) =>
    dispatch(
      recordBall({
        trainingId: training.id,
        playerDataId: session.id,
        index,
        points,
        basedOn: session.balls.find((ball) => ball.index === index)?.version ?? 0,
        before: balls.find((ball) => ball.index === index)?.points ?? null,
      }),
    );
  return { balls, unsent, record };
}
