import type { Logger } from 'pino';
import { forgetOldLinks } from './accessLinks';
import { forgetOldApprovalCodes } from './approval';
import { forgetStored } from './changeOnce';
import type { Database } from './database';
import { forgetOldOffers } from './undoable';

const HOUR_MS = 3_600_000;

/** Forgets some of what is stored for a time only, so that nobody waits for it. Returns whether there may be more. */
type Forget = (db: Database) => Promise<boolean>;

/**
 * Forgets once an hour what is stored for a time only, also where nobody changes anything; how it is done for what belongs to
 * others is given. Returns how to stop.
 */
export function pruneHourly(db: Database, log: Pick<Logger, 'warn'>, forgets: readonly Forget[] = []): () => void {
  let isStopped = false;

  async function prune(forget: Forget): Promise<void> {
    while (!isStopped && (await forget(db)));
  }

  const clock = setInterval(() => {
    for (const forget of [forgetStored, forgetOldOffers, forgetOldLinks, forgetOldApprovalCodes, ...forgets]) {
      prune(forget).catch((error: unknown) => log.warn(error, 'pruning'));
    }
  }, HOUR_MS);
  clock.unref();
  return () => {
    isStopped = true;
    clearInterval(clock);
  };
}
