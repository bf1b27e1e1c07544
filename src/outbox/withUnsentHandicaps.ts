import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { isUndecided, type HandicapEntry, type OutboxEntry } from './entries';
import { selectEntries } from './outboxSlice';

/** Returns the training with the start handicaps that were corrected on this device; those to be decided are left out. */
export function withUnsentHandicaps(training: ScheduledTraining, entries: readonly OutboxEntry[]): ScheduledTraining {
  const corrected = entries.filter(
    (entry): entry is HandicapEntry =>
      entry.kind === 'handicap' && entry.trainingId === training.id && !isUndecided(entry),
  );
  if (corrected.length === 0) return training;
  const handicapOf = ({ id }: PlayerData, player: PlayerData['players'][number]) =>
    corrected.findLast((one) => one.playerDataId === id && one.playerId === player.id)?.handicap ?? player.handicap;
  const trainingSessions = training.trainingSessions.map((session) => ({
    ...session,
    players: session.players.map((player) => ({ ...player, handicap: handicapOf(session, player) })),
  }));
  return { ...training, trainingSessions };
}

/** Returns the training as this device shows it, with its unsent start handicaps. */
export function useTrainingWithUnsent(training: ScheduledTraining): ScheduledTraining {
  const entries = useSelector(selectEntries);
  return useMemo(() => withUnsentHandicaps(training, entries), [training, entries]);
}
