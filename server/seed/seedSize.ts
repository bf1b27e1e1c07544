import { parseArgs } from 'node:util';
import { CannotStart } from '../cannotStart';

/** How much is written in all; members and trainings are spread evenly over the clubs. */
export interface SeedSize {
  clubs: number;
  members: number;
  trainings: number;
}

const words = 'npm run seed -- --clubs N --members M --trainings T';

/** Returns the size that the arguments ask for. Throws `CannotStart` naming every missing or wrong one. */
export function readSeedSize(args: readonly string[]): SeedSize {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { clubs: text, members: text, trainings: text },
    strict: false,
  });
  const size: SeedSize = {
    clubs: whole(values['clubs'], 1),
    members: whole(values['members'], 0),
    trainings: whole(values['trainings'], 0),
  };
  const wrong = Object.entries(size).flatMap(([name, number]) => (Number.isNaN(number) ? [`--${name}`] : []));
  if (wrong.length > 0) throw new CannotStart(`A whole number is needed for ${wrong.join(', ')}: ${words}`);
  if (size.members < size.clubs)
    throw new CannotStart('Each club needs a member at least: a pro who plans its trainings');
  return size;
}

function whole(given: string | boolean | undefined, least: number): number {
  const number = typeof given === 'string' && /^\d{1,8}$/.test(given) ? Number(given) : Number.NaN;
  return number >= least ? number : Number.NaN;
}
