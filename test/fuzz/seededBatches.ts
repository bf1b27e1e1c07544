import { isLong, repetitions } from '../endurance';

interface Wanted {
  requests: number;
  /** In the long run. */
  requestsOfLongRun: number;
  requestsOfRound: number;
  /** How many rounds run side by side. */
  atOnce: number;
}

/**
 * Returns the seeds of the rounds that make up so many requests, in batches of those that run side by side: always the same
 * ones, new ones in the long run, and only that of SEED where one is to be played again.
 */
export function seededBatches({ requests, requestsOfLongRun, requestsOfRound, atOnce }: Wanted): number[][] {
  const given = process.env['SEED'];
  if (given !== undefined) return [[Number(given)]];
  const first = isLong ? Math.floor(Date.now() / 1000) : 1;
  const seeds = Array.from(
    { length: repetitions(requests, requestsOfLongRun) / requestsOfRound },
    (_, index) => first + index,
  );
  return Array.from({ length: Math.ceil(seeds.length / atOnce) }, (_, batch) =>
    seeds.slice(batch * atOnce, (batch + 1) * atOnce),
  );
}
