import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { withPlayersToldApart } from '@/api/training';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { isUndecided, type HandicapEntry, type OutboxEntry } from './entries';
import { selectEntries, type WithOutbox } from './outboxSlice';
import { withUnsentPlayers, withUnsentStart } from './withUnsentPlayers';

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

/**
 * Returns the training as this device shows it: with its start, players and start handicaps that are not sent yet, and with
 * namesakes told apart.
 */
export function withUnsent(training: ScheduledTraining, entries: readonly OutboxEntry[]): ScheduledTraining {
  const whole = withUnsentHandicaps(withUnsentPlayers(withUnsentStart(training, entries), entries), entries);
  const trainingSessions = withPlayersToldApart(whole.trainingSessions);
  const isSame = trainingSessions.every((session, position) => session === whole.trainingSessions[position]);
  return isSame ? whole : { ...whole, trainingSessions };
}

/** Returns the unsent starts, players and start handicaps; renders with them, not with every recorded ball. */
export const useUnsentChanges = (): OutboxEntry[] =>
  useSelector(
    (state: WithOutbox) =>
      selectEntries(state).filter(({ kind }) => kind === 'start' || kind === 'add' || kind === 'handicap'),
    shallowEqual,
  );

/** Returns the same for a component. */
export function useTrainingWithUnsent(training: ScheduledTraining): ScheduledTraining {
  const entries = useUnsentChanges();
  return useMemo(() => withUnsent(training, entries), [training, entries]);
}
