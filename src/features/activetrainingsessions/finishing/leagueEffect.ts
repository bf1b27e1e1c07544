import type { ScheduledTraining } from '../../../../contract/training';

/**
 * Returns how many players of a training have a result in the league while it is finished, and how many have none
 * because no ball is recorded for them. In `unsent` player sessions a ball is recorded that the server does not know yet.
 */
export function leagueEffect(
  { trainingSessions }: Pick<ScheduledTraining, 'trainingSessions'>,
  unsent: ReadonlySet<string>,
): { withResult: number; without: number } {
  const played = new Set<string>();
  const all = new Set<string>();
  for (const { id, balls, players } of trainingSessions) {
    const hasBall = balls.length > 0 || unsent.has(id);
    for (const player of players) {
      all.add(player.id);
      if (hasBall) played.add(player.id);
    }
  }
  return { withResult: played.size, without: all.size - played.size };
}
