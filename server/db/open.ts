import { randomFillSync } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSettings } from '@server/settings';
import { type Announcements, listenTo } from './announcements';
import { connect, type Database, poolUse } from './database';
import { isStarting, storageFull } from './databaseFailures';
import { startEmbedded } from './embedded/embedded';
import { lockDataDirectory } from './embedded/holder';
import { primaryOf } from './hosts/hosts';
import type { DataKind } from './kind';
import { migrate, migrationsFolder } from './migrate';
import { readFromPrimary, type StandbyReads, standbyReads } from './hosts/standbyReads';

export interface DatabaseLocation extends DatabaseSettings {
  /** The database is marked as this when it is made, and one of the other kind is refused. */
  kind: DataKind;
  /** Told of connections that died and of waiting that was ended. */
  report: (error: Error) => void;
  /** Told when another server has taken the embedded database, while it was down for a moment. */
  lost: (error: Error) => void;
}

export interface OpenDatabase {
  db: Database;
  /** Where reads that change nothing are done: by a standby, as far as there is one. */
  reads: Pick<StandbyReads, 'read' | 'counts'>;
  /** The connections behind `db`. */
  poolUse(): ReturnType<typeof poolUse>;
  /** Returns what any server over this database announces on these channels, until it is closed. */
  listen(channels: readonly string[]): Announcements;
  /** Says where the server listens, for a second one that is refused. */
  announce(address: string): Promise<void>;
  /** Ends all connections, and the embedded database with them. */
  close(): Promise<void>;
}

/**
 * Returns the database, migrated to what this version knows. Behind a URL any number of servers may share it; the
 * embedded one has a single holder. Waits for a database that is starting or recovering. Throws `CannotStart` when it is locked, of the other kind, newer than this version, or
 * does not start.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, kind, report, lost } = location;
  if (databaseUrl !== null) return openByUrl({ ...location, databaseUrl });
  const embedded = await startEmbedded({ dataDir, durable: true });
  const room = await reserveDiskSpace(dataDir);
  // Refused here, it leaves PostgreSQL running: that belongs to the holder.
  const holder = await lockDataDirectory(embedded.config, () => embedded.comeBack(room.give, report), lost);
  try {
    await migrate(embedded.config, migrationsFolder, { kind, setting: `DATA_DIR (${dataDir})` });
  } catch (error) {
    await holder.release(() => embedded.stop());
    throw error;
  }
  const { db, pools, close } = connect(embedded.config, report, room.require);
  return {
    db,
    reads: readFromPrimary(db),
    poolUse: () => poolUse(pools),
    listen: (channels) => listenTo(embedded.config, channels, report),
    announce: (address) => holder.announce(address),
    async close() {
      await close();
      await holder.release(() => embedded.stop());
    },
  };
}

async function openByUrl(location: DatabaseLocation & { databaseUrl: string }): Promise<OpenDatabase> {
  const { databaseUrl, databaseReadUrl = null, kind, report } = location;
  const sessionUrl = location.databaseSessionUrl ?? databaseUrl;
  await onceStarted(report, async () =>
    migrate(await primaryOf(sessionUrl), migrationsFolder, { kind, setting: 'DATABASE_URL' }),
  );
  const { db, pools, close } = connect(databaseUrl, report);
  const reads = databaseReadUrl === null ? readFromPrimary(db) : standbyReads(db, databaseReadUrl, report);
  return {
    db,
    reads,
    poolUse: () => poolUse(pools),
    listen: (channels) => listenTo(sessionUrl, channels, report),
    announce: () => Promise.resolve(),
    async close() {
      await reads.close();
      await close();
    },
  };
}

const TRY_AGAIN_MS = 500;

/** Does the work once PostgreSQL accepts connections; while it is starting or recovering, that is waited for. */
async function onceStarted(report: (error: Error) => void, work: () => Promise<unknown>): Promise<void> {
  for (let isReported = false; ; isReported = true) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof Error && isStarting(error))) throw error;
      if (!isReported) report(error);
      await pause(TRY_AGAIN_MS);
    }
  }
}

const MEGABYTE = 1_048_576;

/** Two of the 16 MiB pieces that PostgreSQL writes its log in: so much it may need to come up again. */
const RESERVE_BYTES = 32 * MEGABYTE;

/** With less than this, changes are refused: what PostgreSQL does by itself, also for readers, needs room too. */
const LEAST_FREE_BYTES = 32 * MEGABYTE;

const LOOK_AGAIN_MS = 100;

export interface DiskReserve {
  /** Throws `storage-full` while the disk has too little room for a change. */
  require(): Promise<void>;
  /** Gives the reserve to PostgreSQL if the disk is too full for it to start. */
  give(): Promise<void>;
}

/**
 * Returns what is known of the room on the disk of the embedded database. A file there keeps some of it back: a
 * PostgreSQL that could write no more of its log, and ended, comes up again with it, so that everything can be read.
 * Kept again as soon as there is room.
 */
async function reserveDiskSpace(dataDir: string): Promise<DiskReserve> {
  const reserve = path.join(dataDir, 'reserve');
  let isReserved = false;
  let freeBytes = 0;
  let lookedAt = -Infinity;

  async function look(): Promise<void> {
    if (performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    const { bavail, bsize } = await statfs(dataDir);
    freeBytes = bavail * bsize;
    if (!isReserved && freeBytes >= LEAST_FREE_BYTES + RESERVE_BYTES) await reserveAgain();
  }

  async function reserveAgain(): Promise<void> {
    isReserved = true;
    try {
      await writeReserve(reserve);
    } catch {
      // Somebody was quicker with the room.
      isReserved = false;
    }
  }

  isReserved = (await stat(reserve).catch(() => null))?.size === RESERVE_BYTES;
  await look();
  return {
    async require() {
      await look();
      if (freeBytes < LEAST_FREE_BYTES) throw storageFull();
    },
    async give() {
      lookedAt = -Infinity;
      await look();
      if (freeBytes >= LEAST_FREE_BYTES) return;
      await rm(reserve, { force: true });
      isReserved = false;
    },
  };
}

/** Writes what no file system can make smaller; the file has its name only when it is whole. */
async function writeReserve(reserve: string): Promise<void> {
  const unfinished = `${reserve}-unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    const piece = Buffer.alloc(MEGABYTE);
    for (let written = 0; written < RESERVE_BYTES; written += MEGABYTE) await file.write(randomFillSync(piece));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(unfinished, reserve);
}
