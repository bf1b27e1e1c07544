import pg from 'pg';
import { makeBareDatabase } from './bareDatabase';
import { databaseUrl } from './world/databaseUrl';

export interface OwnDatabase {
  url: string;
  query(statement: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Returns a checksum of the rows of each table, by the database's own means; without the record of migrations. */
  contents(): Promise<Record<string, string>>;
  remove(): Promise<void>;
}

/** Makes a database without any table for a test that backs up and restores. */
export async function makeOwnDatabase(): Promise<OwnDatabase> {
  const { config, remove } = await makeBareDatabase();
  const url = new URL(databaseUrl());
  url.pathname = `/${config.database ?? ''}`;
  const pool = new pg.Pool({ ...config, max: 2 });
  pool.on('error', () => undefined);

  async function query(statement: string, parameters: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await pool.query<Record<string, unknown>>(statement, [...parameters])).rows;
  }

  return {
    url: url.href,
    query,
    async contents() {
      const tables = await query(`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by relname`);
      const sums: Record<string, string> = {};
      for (const { name } of tables as { name: string }[]) {
        const [row] = await query(
          `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
        );
        sums[name] = String(row?.['sum']);
      }
      return sums;
    },
    async remove() {
      await pool.end();
      await remove();
    },
  };
}
