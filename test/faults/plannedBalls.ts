import { below } from './seededRandom';

interface Planned {
  playerDataId: string;
  index: number;
  points: number | null;
}

const CORRECTIONS = 0.08;
const TAKEN_BACK = 0.03;

/** Returns what is recorded at a range: each player's balls in turn, now and then a correction of an earlier one, or it is taken back. */
export function plannedBalls(sessionIds: readonly string[], balls: number, random: () => number): Planned[] {
  const points = () => below(random, 5) - 1;
  const planned: Planned[] = [];
  for (let index = 0; index < balls; index += 1) {
    for (const playerDataId of sessionIds) {
      planned.push({ playerDataId, index, points: points() });
      const earlier = planned[planned.length - 1 - below(random, Math.min(planned.length, 40))];
      if (earlier && random() < CORRECTIONS) planned.push({ ...earlier, points: points() });
      if (earlier && random() < TAKEN_BACK) planned.push({ ...earlier, points: null });
    }
  }
  return planned;
}
