import { fromTenths, toTenths, type Tenths } from '@contract/handicap';
import { Refusal } from '@contract/problem';
import { scoringChain } from '@contract/scoring';
import type { PlayerData, ScheduledTraining, Winner, Winners } from '@contract/training';

/**
 * Returns the player sessions with league points by these, then by score, as the training stands now; equal results share
 * a place. Who has no points has won nothing. Throws `wrong-state` for a training that has not been started.
 */
export function winnersOf(training: ScheduledTraining): Winners {
  if (training.status === 'PLANNED') {
    throw new Refusal('wrong-state', 'A training that has not been started has no winners.', { current: training });
  }
  const results = training.trainingSessions
    .filter(({ balls }) => balls.length > 0)
    .map((session) => resultOf(training, session))
    .filter(({ points }) => points > 0)
    .sort(byResult);
  const winners: Winner[] = [];
  for (const [position, result] of results.entries()) {
    const before = winners.at(-1);
    const place = before && byResult(before, result) === 0 ? before.place : position + 1;
    winners.push({ place, ...result });
  }
  return { trainingId: training.id, winners };
}

type Result = Omit<Winner, 'place'>;

function byResult(a: Result, b: Result): number {
  return b.points - a.points || b.totalPoints - a.totalPoints;
}

function resultOf({ template }: ScheduledTraining, { players, balls }: PlayerData): Result {
  const [player] = players;
  const chain = scoringChain(template, balls, player ? toTenths(player.handicap) : null);
  return {
    players,
    totalPoints: chain.score,
    handicapStarted: decimal(chain.handicapStarted),
    handicapPlayed: decimal(chain.handicapPlayed),
    handicapDifference: decimal(chain.handicapDifference),
    points: chain.points,
  };
}

function decimal(tenths: Tenths | null): number | null {
  return tenths === null ? null : fromTenths(tenths);
}
