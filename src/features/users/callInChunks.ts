import type { Progress } from '@/ui/controlsSlice';
import { MOST_CHANGED_AT_ONCE } from '@contract/lists';

/**
 * Calls with some of the ids after the other, until all are done or a call resolves with a failure, which is returned;
 * undefined without one. Reports how far that is, null at the end.
 */
export async function callInChunks(
  ids: readonly string[],
  report: (progress: Progress | null) => void,
  call: (some: string[]) => Promise<unknown>,
): Promise<unknown> {
  let failure: unknown;
  for (let first = 0; first < ids.length && failure === undefined; first += MOST_CHANGED_AT_ONCE) {
    report({ done: first, total: ids.length });
    failure = await call(ids.slice(first, first + MOST_CHANGED_AT_ONCE));
  }
  report(null);
  return failure;
}
