import type { Logger } from 'pino';
import { pruneStored } from './changeOnce';
import { type Database, inTransaction } from './database';

const HOUR_MS = 3_600_000;

/** Forgets once an hour what is stored for a time only, also where nobody changes anything. Returns how to stop. */
export function pruneHourly(db: Database, log: Pick<Logger, 'warn'>): () => void {
  const clock = setInterval(() => {
    void inTransaction(db, pruneStored).catch((error: unknown) => log.warn(error, 'pruning'));
  }, HOUR_MS);
  clock.unref();
  return () => clearInterval(clock);
}
