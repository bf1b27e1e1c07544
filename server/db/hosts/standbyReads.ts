import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@contract/problem';
import { columnValues } from '@server/db/columnValues';
import { connectionSettings, type Database, databaseOver } from '@server/db/database';
import { sqlState } from '@server/db/databaseFailures';
import { hostPool } from './hostPool';
import { hostsOf } from './hosts';

/** How long a read waits for a standby to catch up, in milliseconds; the primary answers then. */
const LONGEST_WAIT_MS = 250;
const ASK_AGAIN_MS = 5;
const LOOK_EVERY_MS = 1_000;

/** Runs a read that changes nothing where it costs the primary nothing; it may be run a second time. */
export type Read = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

export interface StandbyReads {
  read: Read;
  /** Returns how many reads were answered by whom so far. */
  counts(): { standby: number; primary: number };
  close(): Promise<void>;
}

/** Returns reads that the primary answers, because there is no standby. */
export function readFromPrimary(db: Database): StandbyReads {
  let primary = 0;
  return {
    read(work) {
      primary += 1;
      return work(db);
    },
    counts: () => ({ standby: 0, primary }),
    close: () => Promise.resolve(),
  };
}

/**
 * Returns reads that the standbys of this address answer in turn, each once it has replayed all that was committed before
 * the read began: so nobody misses a change of their own, by whichever server it was made, nor one that was announced to them
 * live. A standby that is away, promoted or too far behind is left alone until it has caught up, and the primary answers.
 */
export function standbyReads(primary: Database, url: string, report: (error: Error) => void): StandbyReads {
  const standbys = hostsOf(url).map((host) => standbyOf(host, report));
  const counts = { standby: 0, primary: 0 };
  let turn = 0;

  async function look(): Promise<void> {
    const position = await positionOf(primary).catch(() => null);
    if (position !== null) await Promise.all(standbys.map((standby) => standby.look(position)));
  }
  void look();
  const looks = setInterval(() => void look(), LOOK_EVERY_MS);
  looks.unref();

  /** Returns a standby that has all that is committed by now, or null. */
  async function caughtUp(): Promise<Standby | null> {
    const usable = standbys.filter((standby) => standby.isUsable());
    const chosen = usable[(turn += 1) % usable.length];
    if (chosen === undefined) return null;
    return (await chosen.reaches(await positionOf(primary))) ? chosen : null;
  }

  return {
    async read(work) {
      const standby = await caughtUp();
      if (standby !== null) {
        try {
          const answer = await work(standby.db);
          counts.standby += 1;
          return answer;
        } catch (error) {
          if (!isOfStandby(error)) throw error;
        }
      }
      counts.primary += 1;
      return work(primary);
    },
    counts: () => counts,
    async close() {
      clearInterval(looks);
      await Promise.all(standbys.map((standby) => standby.close()));
    },
  };
}

/** Returns how far the primary has written what is committed, in bytes. */
async function positionOf(primary: Database): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select pg_current_wal_flush_lsn() - '0/0'::pg_lsn as position`.execute(primary);
  return rows[0]?.position ?? Infinity;
}

/** What a standby ends a read with that is in the way of what it has to replay. */
const RECOVERY_CONFLICT = '40001';

/** Returns whether the primary may well answer what failed so. */
function isOfStandby(error: unknown): boolean {
  return (error instanceof Refusal && error.code === 'overloaded') || sqlState(error) === RECOVERY_CONFLICT;
}

interface Standby {
  db: Database;
  isUsable(): boolean;
  /**
   * Returns whether it has replayed so much, waiting for it a little; if not, it is not usable until `look` finds that it has.
   */
  reaches(position: number): Promise<boolean>;
  /** Asks it how far it is. */
  look(position: number): Promise<void>;
  close(): Promise<void>;
}

const REPLAYED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as replayed`;

function standbyOf(connectionString: string, report: (error: Error) => void): Standby {
  const config = { ...connectionSettings, connectionString };
  const host = hostPool({ ...config, types: columnValues }, report);
  const pool = { connect: () => host.pool.connect(), pools: [host.pool], end: () => host.end() };
  const db = databaseOver(pool, report);
  let isUsable = false;
  let pendingRead: Promise<number> | null = null;

  /** Whoever waits at the same time waits for one answer. */
  const readPosition = () =>
    (pendingRead ??= host
      .ask<{ replayed: number | null }>(REPLAYED)
      .then(({ replayed }) => {
        if (replayed === null) throw new Error('It is no standby');
        return replayed;
      })
      .finally(() => {
        pendingRead = null;
      }));

  function leave(error: unknown): void {
    if (isUsable) report(new Error('A standby is not read from for now', { cause: error }));
    isUsable = false;
  }

  async function waitForReplay(position: number): Promise<void> {
    const limit = performance.now() + LONGEST_WAIT_MS;
    // Asked each time: a standby that was started again may be behind where it was.
    for (let replayed = await readPosition(); replayed < position; replayed = await readPosition()) {
      if (performance.now() > limit) throw new Error(`It is ${position - replayed} bytes behind`);
      await pause(ASK_AGAIN_MS);
    }
  }

  return {
    db,
    isUsable: () => isUsable,
    async reaches(position) {
      try {
        await waitForReplay(position);
        return true;
      } catch (error) {
        leave(error);
        return false;
      }
    },
    async look(position) {
      try {
        await readPosition();
      } catch (error) {
        leave(error);
        // What it was asked before must not wait for a host that does not answer.
        host.cut();
        return;
      }
      host.admit();
      await waitForReplay(position).then(() => {
        isUsable = true;
      }, leave);
    },
    async close() {
      await db.destroy();
      await host.end();
    },
  };
}
