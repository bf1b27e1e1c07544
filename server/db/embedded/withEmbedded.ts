import type pg from 'pg';
import { CannotStart } from '@server/cannotStart';
import { startEmbedded } from './embedded';
import { type Holder, lockDataDirectory } from './holder';

/**
 * Returns what `work` returns, over the embedded database of the folder, which is started and locked for as long as it takes;
 * where there is none it is made. `lost` is told when the lock is lost. Throws `CannotStart` when a server holds it.
 */
export async function withEmbedded<T>(
  dataDir: string,
  lost: (error: Error) => void,
  work: (config: pg.PoolConfig, holder: Pick<Holder, 'announce'>) => Promise<T>,
): Promise<T> {
  const embedded = await startEmbedded({ dataDir, durable: true });
  const ended = () => Promise.reject(new CannotStart('The embedded database has ended.'));
  const holder = await lockDataDirectory(embedded.config, ended, lost);
  try {
    return await work(embedded.config, holder);
  } finally {
    await holder.release(() => embedded.stop());
  }
}
