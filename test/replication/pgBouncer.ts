import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { killTree } from '@test/crashes/ownCluster';
import type { DatabaseHost } from './databaseHost';
import { freePort, type InstalledPostgres } from './installedPostgres';

export interface PgBouncer {
  /** As `DATABASE_URL` names it: a connection of the database is lent for one transaction. */
  transactionUrl: string;
  /** As `DATABASE_SESSION_URL` names it. */
  sessionUrl: string;
  remove(): Promise<void>;
}

/** Fewer than the server uses without it, so that transactions of several requests share each. */
const CONNECTIONS = 4;

/** Starts pgBouncer before this host, as docs/scaling.md says. */
export async function startPgBouncer(installed: InstalledPostgres, before: DatabaseHost): Promise<PgBouncer> {
  const folder = await installed.makeFolder();
  const port = await freePort();
  const { host, port: target, user, password, database } = before.connection;
  const users = path.join(folder, 'userlist.txt');
  const pidFile = path.join(folder, 'pid');
  await writeFile(users, `"${user}" "${password}"\n`);
  const settings = path.join(folder, 'pgbouncer.ini');
  const server = `host=${host} port=${target} dbname=${database}`;
  await writeFile(
    settings,
    `[databases]
golf = ${server} pool_mode=transaction pool_size=${CONNECTIONS}
golf_session = ${server} pool_mode=session

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pidfile = ${pidFile}
logfile = ${path.join(folder, 'log')}
max_client_conn = 500
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
server_login_retry = 1
`,
  );
  await installed.run('pgbouncer', ['-d', settings]);
  const url = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  return {
    transactionUrl: url('golf'),
    sessionUrl: url('golf_session'),
    async remove() {
      await killTree(Number(await readFile(pidFile, 'utf8')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
