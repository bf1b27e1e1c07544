import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { asOrdinaryUser } from '../../server/db/asOrdinaryUser';
import { findPostgres } from '../../server/db/postgresBinaries';
import type { Query } from './journal';

const run = promisify(execFile);

export interface OwnCluster {
  /** As `DATABASE_URL` names it. */
  url: string;
  connection: { host: string; port: number; user: string; database: string };
  /** Ends it as a crash does, without writing anything more, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  query: Query;
  remove(): Promise<void>;
}

/** Starts a PostgreSQL over a cluster of its own, with all its safety, as one that no server of ours supervises. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'golf-cluster-'));
  const { postgres, initdb } = await findPostgres();
  const data = path.join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  const user = await asOrdinaryUser(folder, postgres);
  await user.own(folder);
  await user.own(data);
  async function command(name: string, args: readonly string[]): Promise<void> {
    const { program, args: all } = user.command(path.join(path.dirname(postgres), name), args);
    await run(program, all);
  }
  const control = (args: readonly string[]) => command('pg_ctl', ['-D', data, '-s', '-w', ...args]);
  const connection = { host: folder, port: 5432, user: 'postgres', database: 'postgres' };
  const starting = ['-l', path.join(folder, 'log'), '-o', `-k ${folder} -c listen_addresses=`];

  await command(path.basename(initdb), ['-D', data, '-U', 'postgres', '--auth=trust', '--locale=C', '-E', 'UTF8']);
  await control(['start', ...starting]);
  return {
    url: `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    connection,
    restart: () => control(['restart', '-m', 'immediate', ...starting]),
    stop: () => control(['stop', '-m', 'immediate']),
    start: () => control(['start', ...starting]),
    async query(statement) {
      const client = new pg.Client(connection);
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    async remove() {
      await control(['stop', '-m', 'immediate']).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
