import type { Logger } from 'pino';
import { pruneAccessLinks } from './accessLinks';
import { pruneApprovalCodes } from './approval';
import { pruneStored } from './changeOnce';
import type { Database } from './database';
import { pruneUndoOffers } from './undoable';

const HOUR_MS = 3_600_000;

/** Deletes some of what is stored for a time only, so that nobody waits for it. Returns whether there may be more. */
type Prune = (db: Database) => Promise<boolean>;

/**
 * Deletes once an hour what is stored for a time only, also where nobody changes anything; how it is done for what belongs to
 * others is given. Returns how to stop.
 */
export function pruneHourly(db: Database, log: Pick<Logger, 'warn'>, prunes: readonly Prune[] = []): () => void {
  let isStopped = false;

  async function pruneAll(prune: Prune): Promise<void> {
    while (!isStopped && (await prune(db)));
  }

  const clock = setInterval(() => {
    for (const prune of [pruneStored, pruneUndoOffers, pruneAccessLinks, pruneApprovalCodes, ...prunes]) {
      pruneAll(prune).catch((error: unknown) => log.warn(error, 'pruning'));
    }
  }, HOUR_MS);
  clock.unref();
  return () => {
    isStopped = true;
    clearInterval(clock);
  };
}
