import { useSelector } from 'react-redux';
import { isUndecided } from '@/outbox/entries';
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
  const unsent = entries.filter(({ kind }) => kind !== 'finish');
  const recorded = entries.flatMap((entry) => {
    if (entry.kind === 'move') return [entry.to];
    return entry.kind === 'ball' && entry.points !== null ? [entry] : [];
  });
  return {
    balls: unsent.length,
    undecided: unsent.filter(isUndecided).length,
    playerSessions: new Set(recorded.map(({ playerDataId }) => playerDataId)),
    isFinishQueued: entries.some(({ kind }) => kind === 'finish'),
  };
}
