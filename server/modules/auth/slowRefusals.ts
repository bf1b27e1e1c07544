import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../contract/refusals';

const PAUSE_MS = 500;

/**
 * Returns what `work` returns, and throws what it throws: half a second later if it was not even looked at
 * (`too-many-requests`, `overloaded`). Whoever tries again at each refusal takes little of the server so; nothing is held
 * meanwhile.
 */
export async function refusingSlowly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && ['too-many-requests', 'overloaded'].includes(error.code)) await pause(PAUSE_MS);
    throw error;
  }
}
