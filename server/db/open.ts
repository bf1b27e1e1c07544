import type pg from 'pg';
import { listenTo, type Announcements } from './announcements';
import { connect, type Database } from './database';
import { startEmbedded } from './embedded';
import { holdDatabase } from './holder';
import { migrate } from './migrate';
import { keepSpareRoom } from './spareRoom';

export interface DatabasePlace {
  /** Null opens the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Told of connections that died and of waiting that was ended. */
  report: (error: Error) => void;
  /** Told when another server has taken the embedded database, while it was down for a moment. */
  lost: (error: Error) => void;
}

export interface OpenDatabase {
  db: Database;
  /** The connections behind `db`; only to be looked at. */
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Returns what any server over this database announces on these channels, until it is closed. */
  listen(channels: readonly string[]): Announcements;
  /** Says where the server listens, for a second one that is refused. */
  announce(address: string): Promise<void>;
  /** Ends all connections, and the embedded database with them. */
  close(): Promise<void>;
}

/**
 * Returns the database, migrated to what this version knows. Behind a URL any number of servers may share it; the
 * embedded one has a single holder. Throws `CannotStart` when it is held, newer than this version, or does not start.
 */
export async function openDatabase({ databaseUrl, dataDir, report, lost }: DatabasePlace): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    await migrate(databaseUrl);
    const { db, pool, close } = connect(databaseUrl, report);
    return {
      db,
      pool,
      close,
      listen: (channels) => listenTo(databaseUrl, channels, report),
      announce: () => Promise.resolve(),
    };
  }
  const embedded = await startEmbedded({ dataDir, durable: true });
  const room = await keepSpareRoom(dataDir);
  // Refused here, it leaves PostgreSQL running: that belongs to the holder.
  const holder = await holdDatabase(embedded.config, () => embedded.comeBack(room.give, report), lost);
  try {
    await migrate(embedded.config);
  } catch (error) {
    await holder.release(() => embedded.stop());
    throw error;
  }
  const { db, pool, close } = connect(embedded.config, report, room.require);
  return {
    db,
    pool,
    listen: (channels) => listenTo(embedded.config, channels, report),
    announce: (address) => holder.announce(address),
    async close() {
      await close();
      await holder.release(() => embedded.stop());
    },
  };
}
