import { limits } from '@contract/limits';
import type { GroupedSession, PlayerData, ScheduledTraining } from '@contract/training';

/** The sizes of groups that can be made in one step. */
export const groupSizes: readonly number[] = Array.from({ length: limits.group - 1 }, (_none, index) => index + 2);

/** Returns the player sessions of each group, in the order of their numbers; empty: the training has no groups. */
export function groupsOf({ trainingSessions }: ScheduledTraining): PlayerData[][] {
  const count = Math.max(0, ...trainingSessions.map(({ group }) => group ?? 0));
  return Array.from({ length: count }, (_none, index) => trainingSessions.filter(({ group }) => group === index + 1));
}

/** Returns what puts a player session into a group, based on the one that it is in. */
export const toGroup = ({ id, group: basedOn = null }: PlayerData, group: number | null): GroupedSession => ({
  playerDataId: id,
  group,
  basedOn,
});

/** Returns what splits the player sessions into groups of this size, filled in their order; the last one has what remains. */
export const inGroupsOf = (sessions: readonly PlayerData[], size: number): GroupedSession[] =>
  sessions.map((session, position) => toGroup(session, Math.floor(position / size) + 1));
