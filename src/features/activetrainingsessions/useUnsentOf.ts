import { useSelector } from 'react-redux';
import { selectEntries } from '@/outbox/outboxSlice';

/** Returns what of a training this device has recorded and the server has not acknowledged, and whether it is to be finished after that. */
export function useUnsentOf(trainingId: string | undefined): {
  balls: number;
  /** Of these, somebody has to decide first. */
  undecided: number;
  playerSessions: ReadonlySet<string>;
  isFinishQueued: boolean;
} {
  const entries = useSelector(selectEntries).filter((entry) => entry.trainingId === trainingId);
  const balls = entries.filter((entry) => entry.kind === 'ball');
  return {
    balls: balls.length,
    undecided: balls.filter(({ state }) => state === 'refused' || state === 'conflict').length,
    playerSessions: new Set(balls.filter(({ points }) => points !== null).map(({ playerDataId }) => playerDataId)),
    isFinishQueued: entries.some(({ kind }) => kind === 'finish'),
  };
}
