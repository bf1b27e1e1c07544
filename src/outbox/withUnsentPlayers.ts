import { groupToJoin } from '@contract/groups';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import type { AddEntry, OutboxEntry } from './entries';
import { sessionOfPlayers } from './sendPlayers';

/** Returns the training as it is once its start is sent; a refused start still counts, what was recorded is shown with it. */
export function withUnsentStart(training: ScheduledTraining, entries: readonly OutboxEntry[]): ScheduledTraining {
  if (training.status !== 'PLANNED') return training;
  const start = entries.find((entry) => entry.kind === 'start' && entry.trainingId === training.id);
  if (start?.kind !== 'start') return training;
  const { startedAt, plannedDate } = start;
  return { ...training, status: 'STARTED', startDate: startedAt, plannedDate: plannedDate ?? training.plannedDate };
}

/**
 * Returns the training with the players whose addition is not acknowledged yet. Until then their player session has the id of
 * this device, also where the server has one already, so that nothing recorded for it leaves the screen.
 */
export function withUnsentPlayers(training: ScheduledTraining, entries: readonly OutboxEntry[]): ScheduledTraining {
  const added = entries.filter((entry): entry is AddEntry => entry.kind === 'add' && entry.trainingId === training.id);
  if (added.length === 0) return training;
  const trainingSessions = added.reduce<PlayerData[]>((sessions, entry) => {
    const there = sessionOfPlayers(sessions, entry.players);
    if (!there) return [...sessions, addedSession(entry, sessions)];
    const playerDataStatus = there.playerDataStatus === 'ADDED' ? 'EDIT' : there.playerDataStatus;
    const renamed = { ...there, id: entry.playerDataId, playerDataStatus };
    return sessions.map((session) => (session === there ? renamed : session));
  }, training.trainingSessions);
  return { ...training, trainingSessions };
}

function addedSession({ playerDataId, players, group }: AddEntry, sessions: readonly PlayerData[]): PlayerData {
  const joined = groupToJoin(groupSizesOf(sessions), group);
  return {
    id: playerDataId,
    players: players.map(({ id, name, surname, username, handicap }) => ({ id, name, surname, username, handicap })),
    balls: [],
    totalPoints: 0,
    playerDataStatus: 'EDIT',
    ...(joined !== null && { group: joined }),
  };
}

/** Returns how many player sessions each group has, by their numbers. */
function groupSizesOf(sessions: readonly PlayerData[]): number[] {
  const groups = sessions.flatMap(({ group }) => group ?? []);
  return Array.from(
    { length: Math.max(0, ...groups) },
    (_none, index) => groups.filter((one) => one === index + 1).length,
  );
}
