import type { Logger } from 'pino';
import { pruneStored } from './changeOnce';
import { type Database, inTransaction } from './database';

const HOUR_MS = 3_600_000;

/** Forgets some of what is stored for a time only. Returns whether there may be more. */
type Forget = (db: Database) => Promise<boolean>;

const forgetStored: Forget = async (db) => {
  await inTransaction(db, pruneStored);
  return false;
};

/**
 * Forgets once an hour what is stored for a time only, also where nobody changes anything; what lies above the database is
 * given. Returns how to stop.
 */
export function pruneHourly(db: Database, log: Pick<Logger, 'warn'>, forgets: readonly Forget[] = []): () => void {
  let isStopped = false;

  async function prune(forget: Forget): Promise<void> {
    while (!isStopped && (await forget(db)));
  }

  const clock = setInterval(() => {
    for (const forget of [forgetStored, ...forgets]) {
      prune(forget).catch((error: unknown) => log.warn(error, 'pruning'));
    }
  }, HOUR_MS);
  clock.unref();
  return () => {
    isStopped = true;
    clearInterval(clock);
  };
}
