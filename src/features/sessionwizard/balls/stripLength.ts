import type { ScheduledTraining } from '../../../../contract/training';
import { mostBalls } from '../../../../contract/trainingStates';

/** Returns how many balls the strip shows: all of them; of a tournament's many scores those entered and the next one. */
export function stripLength({ template }: ScheduledTraining, balls: readonly { index: number }[]): number {
  const most = mostBalls(template);
  if (template.type !== 'TOURNAMENT') return most;
  return Math.min(most, Math.max(-1, ...balls.map(({ index }) => index)) + 2);
}
