import { toTenths } from '../../contract/handicap';
import { scoringChain } from '../../contract/scoring';
import type { ScheduledTraining } from '../../contract/training';

/**
 * Returns how many players of a training have a result in the league while it is finished, with how many league points
 * altogether, and how many have none because no ball is recorded for them. In `unsent` player sessions a ball is recorded
 * that the server does not know yet; its points are not counted.
 */
export function leagueEffect(
  { trainingSessions, template }: Pick<ScheduledTraining, 'trainingSessions' | 'template'>,
  unsent: ReadonlySet<string> = new Set(),
): { withResult: number; without: number; points: number } {
  const played = new Set<string>();
  const all = new Set<string>();
  let points = 0;
  for (const { id, balls, players } of trainingSessions) {
    const hasBall = balls.length > 0 || unsent.has(id);
    for (const player of players) {
      all.add(player.id);
      if (!hasBall) continue;
      played.add(player.id);
      if (balls.length > 0) points += scoringChain(template, balls, toTenths(player.handicap)).points;
    }
  }
  return { withResult: played.size, without: all.size - played.size, points };
}
