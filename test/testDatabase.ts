import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../server/db/embedded/embedded';

export interface TestDatabase {
  config: { host: string; port: number; user: string; database: string; password?: string };
  /** The same as an address. */
  url: string;
  remove(): Promise<void>;
}

/**
 * Makes an empty database: in the PostgreSQL of TEST_DATABASE_URL, whose role must be allowed to, or else in an
 * embedded one of its own, which is fast because it does not wait for the disk.
 */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return makeDatabaseIn(new URL(given));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'golf-test-'));
  const embedded = await startEmbedded({ dataDir, durable: false });
  const { host = '', port = 0 } = embedded.config;
  const made = await makeDatabaseIn(
    new URL(`postgresql://postgres@localhost:${port}/postgres?host=${encodeURIComponent(host)}`),
  );
  return {
    ...made,
    async remove() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database in this PostgreSQL, whose role must be allowed to. */
export async function makeDatabaseIn(server: URL): Promise<TestDatabase> {
  const database = `golf_test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${database}`);
  const own = new URL(server);
  own.pathname = `/${database}`;
  return {
    config: {
      host: own.searchParams.get('host') ?? own.hostname,
      port: Number(own.port || 5432),
      user: decodeURIComponent(own.username),
      database,
      ...(own.password === '' ? {} : { password: decodeURIComponent(own.password) }),
    },
    url: own.href,
    remove: () => run(server, `drop database ${database} with (force)`),
  };
}

async function run(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
