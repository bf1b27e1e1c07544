import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '@server/cannotStart';
import { isAlive } from './postmaster';

/** Any number will do, as long as every version uses the same. */
const HOLDER_LOCK = 2_108_311_201;
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 50;

export interface Holder {
  /** Says where this server listens, for whoever is refused. */
  announce(address: string): Promise<void>;
  /** Gives the database back, once `last` has been done while it is still locked. */
  release(last: () => Promise<void>): Promise<void>;
}

/**
 * Takes the embedded database for this process alone, by a lock that lives and dies with one connection.
 * Throws `CannotStart` naming the holder when another process has it; waits a little for one that has just died.
 * When the lock is lost later, it is taken again once `comeBack` has brought the database back; when somebody else has
 * it by then, `lost` is called.
 */
export async function lockDataDirectory(
  config: pg.PoolConfig,
  comeBack: () => Promise<void>,
  lost: (error: Error) => void,
): Promise<Holder> {
  let released = false;
  const isReleased = () => released;
  let address = 'not yet listening';
  let client = await take();

  async function take(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...config, keepAlive: true, application_name: nameOf(address) });
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      await takeLock(fresh);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    fresh.once('end', () => {
      if (!released) void takeAgain();
    });
    return fresh;
  }

  async function takeAgain(): Promise<void> {
    while (!isReleased()) {
      try {
        await comeBack();
        client = await take();
        if (isReleased()) await client.end();
        return;
      } catch (error) {
        if (error instanceof CannotStart && !isReleased()) {
          lost(new Error('The database was lost', { cause: error }));
          return;
        }
        // It has gone away again in between.
        await pause(LOOK_AGAIN_MS);
      }
    }
  }

  return {
    async announce(listening) {
      address = listening;
      await client.query("select set_config('application_name', $1, false)", [nameOf(address)]);
    },
    async release(last) {
      released = true;
      await last();
      await client.end();
    },
  };
}

async function takeLock(client: pg.Client): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
      HOLDER_LOCK,
    ]);
    if (rows[0]?.acquired) return;
    const holder = await currentHolder(client);
    const pid = Number(/pid (\d+)/.exec(holder)?.[1]);
    // PostgreSQL needs a moment to notice that a killed server is gone.
    const dying = holder === '' || !(await isAlive(pid));
    if (!dying || Date.now() > limit) {
      throw new CannotStart(
        `Another server holds this data directory: ${holder}. Stop it, choose another DATA_DIR, or set DATABASE_URL ` +
          'so that several servers can share one database.',
      );
    }
    await pause(LOOK_AGAIN_MS);
  }
}

async function currentHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1::bigint::oid and objsubid = 1`,
    [HOLDER_LOCK],
  );
  return rows[0]?.application_name ?? '';
}

/** PostgreSQL keeps 63 bytes of it. */
function nameOf(address: string): string {
  return `pid ${process.pid} (${address})`;
}
