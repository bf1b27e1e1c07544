import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { killTree } from '@test/crashes/ownCluster';
import { freePort } from '@test/freePort';
import { databaseUrlOf, type DatabaseHost } from './databaseHost';
import type { InstalledPostgres } from './installedPostgres';

export interface PgBouncer {
  connection: DatabaseHost['connection'];
  remove(): Promise<void>;
}

/** Returns where a server finds its database behind these: connections of `DATABASE_URL` are lent by transaction. */
export function pooledEnv(poolers: readonly PgBouncer[]): Record<string, string> {
  return { DATABASE_URL: databaseUrlOf(poolers), DATABASE_SESSION_URL: databaseUrlOf(poolers, 'golf_session') };
}

/** Fewer than the servers use without it, so that transactions of several requests share each. */
export const POOL_SIZE = 4;

/** Starts pgBouncer before this host with the settings of `deploy/`, but for places, passwords and few connections. */
export async function startPgBouncer(installed: InstalledPostgres, before: DatabaseHost): Promise<PgBouncer> {
  const folder = await installed.makeFolder();
  const port = await freePort();
  const { port: target, user, password } = before.connection;
  const pidFile = path.join(folder, 'pid');
  const own = {
    listen_addr: '127.0.0.1',
    listen_port: `${port}`,
    auth_file: path.join(folder, 'userlist.txt'),
    pidfile: pidFile,
    logfile: path.join(folder, 'log'),
  };
  const deployed = await readFile(path.resolve(__dirname, '../../deploy/scaled/pgbouncer.ini'), 'utf8');
  const settings = Object.entries(own)
    .reduce((text, [name, value]) => text.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`), deployed)
    .replaceAll('port=5432', `port=${target}`)
    .replace(/pool_size=\d+/, `pool_size=${POOL_SIZE}`);
  await writeFile(own.auth_file, `"${user}" "${password}"\n`);
  await writeFile(path.join(folder, 'pgbouncer.ini'), settings);
  await installed.run('pgbouncer', ['-d', path.join(folder, 'pgbouncer.ini')]);
  return {
    connection: { ...before.connection, port },
    async remove() {
      await killTree(Number(await readFile(pidFile, 'utf8')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
