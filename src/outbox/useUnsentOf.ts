import { useSelector } from 'react-redux';
import { isUndecided } from './entries';
import { selectEntries } from './outboxSlice';
import { countedEntries } from './outboxStatus';

/**
 * Returns what of these trainings this device has recorded and the server has not acknowledged, and whether they are to be
 * finished after that.
 */
export function useUnsentOf(...trainingIds: readonly (string | undefined)[]): {
  /** Without those that finish something. */
  waiting: number;
  /** Whether all that waits are balls. */
  isOnlyBalls: boolean;
  /** Of what waits, somebody has to decide first. */
  undecided: number;
  playerSessions: ReadonlySet<string>;
  isFinishQueued: boolean;
} {
  const entries = useSelector(selectEntries).filter((entry) => trainingIds.includes(entry.trainingId));
  const unsent = entries.filter(({ kind }) => kind !== 'finish');
  const recorded = entries.flatMap((entry) => {
    if (entry.kind === 'move') return [entry.to];
    return entry.kind === 'ball' && entry.points !== null ? [entry] : [];
  });
  return {
    ...countedEntries(entries),
    undecided: unsent.filter(isUndecided).length,
    playerSessions: new Set(recorded.map(({ playerDataId }) => playerDataId)),
    isFinishQueued: entries.some(({ kind }) => kind === 'finish'),
  };
}
