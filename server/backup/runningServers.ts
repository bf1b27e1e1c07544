import type pg from 'pg';
import { CannotStart } from '@server/cannotStart';
import { SERVING_LOCK } from '@server/db/announcements';
import { applicationName } from '@server/db/database';

/**
 * Throws `CannotStart` while servers are at work over the database: what they still write would go into what is restored.
 * None begins to listen before the caller's transaction has ended.
 */
export async function refuseServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean; pid: number }>(
    'select pg_try_advisory_xact_lock($1) as "isFree", pg_backend_pid() as pid',
    [SERVING_LOCK],
  );
  const addresses = await addressesOfServers(client, { isPooled: rows[0]?.pid !== processIdOf(client) });
  if (rows[0]?.isFree && addresses.length === 0) return;
  // One that has ended in between has no address any more.
  const where = addresses.length > 0 ? `, on ${addresses.join(', ')}` : '';
  throw new CannotStart(`A server is at work over this database${where}. Stop it first. Nothing was changed.`);
}

/**
 * Returns from where servers are connected. A pool keeps connections under the name of servers that have ended: those that
 * come from where this one comes from count only as far as they hold the lock.
 */
async function addressesOfServers(client: pg.Client, { isPooled }: { isPooled: boolean }): Promise<string[]> {
  const { rows } = await client.query<{ address: string }>(
    `select distinct coalesce(host(other.client_addr), 'this machine') as address
     from pg_stat_activity own join pg_stat_activity other on other.datid = own.datid and other.pid <> own.pid
     where own.pid = pg_backend_pid()
       and (other.application_name = $1 and not ($2 and other.client_addr is not distinct from own.client_addr)
         or other.pid in (
           select pid from pg_locks where locktype = 'advisory' and granted and database = own.datid
             and classid = 0 and objid = $3::bigint::oid and objsubid = 1))
     order by address`,
    [applicationName, isPooled, SERVING_LOCK],
  );
  return rows.map(({ address }) => address);
}

/** A pool answers with a number of its own. */
function processIdOf(client: pg.Client): unknown {
  return 'processID' in client ? client.processID : undefined;
}
