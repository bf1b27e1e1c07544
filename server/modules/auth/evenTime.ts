import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 250;

/**
 * Returns what `work` returns, not before the next full quarter of a second since it began: what is written to the
 * database only in some cases cannot be measured from outside. Throws at once what `work` throws.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const spent = performance.now() - begun;
  await pause(STEP_MS - (spent % STEP_MS));
  return result;
}
