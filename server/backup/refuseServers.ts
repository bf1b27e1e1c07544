import type pg from 'pg';
import { CannotStart } from '../cannotStart';
import { applicationName } from '../db/database';

/** Throws `CannotStart` while servers are at work over the database: what they still write would go into what is restored. */
export async function refuseServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ address: string }>(
    `select distinct coalesce(host(client_addr), 'this machine') as address from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid() order by address`,
    [applicationName],
  );
  if (rows.length === 0) return;
  const addresses = rows.map(({ address }) => address).join(', ');
  throw new CannotStart(`A server is at work over this database, on ${addresses}. Stop it first. Nothing was changed.`);
}
