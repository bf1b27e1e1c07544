import pg from 'pg';
import { migrate } from '../../server/db/migrate';
import { makeDatabaseIn } from '../testDatabase';
import { databaseUrl } from '../world/databaseUrl';
import { keepState } from './keptState';

export interface SameDatabases {
  configs: pg.ClientConfig[];
  remove(): Promise<void>;
}

/**
 * Makes a database, has it filled with the builders of the world, and returns some that are equal to it. The builders
 * write to none of them from then on.
 */
export async function makeSameDatabases(count: number, fill: () => Promise<void>): Promise<SameDatabases> {
  const cluster = databaseUrl();
  const origin = await makeDatabaseIn(new URL(cluster));
  process.env['TEST_DATABASE'] = JSON.stringify(origin.config);
  await migrate(origin.url);
  await fill();
  await keepState(origin.config);

  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  const { database } = origin.config;
  const copies = Array.from({ length: count }, (_, number) => `${database}_${number}`);
  // A database is copied while nobody is connected to it.
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  for (const copy of copies) await client.query(`create database ${copy} template ${database}`);
  return {
    configs: copies.map((copy) => ({ ...origin.config, database: copy })),
    async remove() {
      for (const copy of copies) await client.query(`drop database ${copy} with (force)`);
      await client.end();
      await origin.remove();
    },
  };
}
