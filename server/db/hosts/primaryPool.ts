import type pg from 'pg';
import { hostPool, type HostPool } from './hostPool';
import { takesChanges } from './hosts';

const LOOK_EVERY_MS = 1_000;

/** Connections to the host that takes changes, whichever of several that is. */
export interface PrimaryPool {
  connect(): Promise<pg.PoolClient>;
  pools: readonly pg.Pool[];
  end(): Promise<void>;
}

/**
 * Returns connections to the host that takes changes. With several hosts it is asked every second whether it still does;
 * when it does not, or does not answer, and another one does, all its connections are ended and new ones go there.
 */
export function primaryPool(configs: readonly pg.PoolConfig[], report: (error: Error) => void): PrimaryPool {
  const hosts = configs.map((config) => hostPool(configs.length === 1 ? config : { ...config, verify }, report));
  const pools = hosts.map(({ pool }) => pool);
  const [only] = hosts;
  if (hosts.length === 1 && only) return { connect: () => only.pool.connect(), pools, end: () => only.end() };
  return { ...followed(hosts, report), pools };
}

function verify(client: pg.PoolClient, done: (error?: Error) => void): void {
  takesChanges(client).then(
    (does) => done(does ? undefined : new Error('The host of the database takes no changes')),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

function followed(hosts: readonly HostPool[], report: (error: Error) => void): Omit<PrimaryPool, 'pools'> {
  let current = hosts[0];
  let looking: Promise<void> | null = null;
  let isClosed = false;

  const look = () =>
    (looking ??= lookForPrimary().finally(() => {
      looking = null;
    }));

  async function lookForPrimary(): Promise<void> {
    if (current && (await isPrimary(current))) return;
    const others = hosts.filter((host) => host !== current);
    const found = await Promise.any(others.map(requirePrimary)).catch(() => null);
    if (found === null || isClosed) return;
    found.admit();
    const left = current;
    current = found;
    left?.cut();
    report(new Error(`Host ${hosts.indexOf(found) + 1} of ${hosts.length} of the database takes the changes now`));
  }

  const looks = setInterval(() => void look(), LOOK_EVERY_MS);
  looks.unref();

  async function connect(): Promise<pg.PoolClient> {
    const tried = current;
    if (tried === undefined) throw new Error('The database has no host');
    try {
      return await tried.pool.connect();
    } catch (error) {
      await look();
      if (current === tried || current === undefined) throw error;
      return current.pool.connect();
    }
  }

  return {
    connect,
    async end() {
      isClosed = true;
      clearInterval(looks);
      await looking;
      await Promise.all(hosts.map((host) => host.end()));
    },
  };
}

async function requirePrimary(host: HostPool): Promise<HostPool> {
  if (!(await isPrimary(host))) throw new Error('It takes no changes');
  return host;
}

async function isPrimary(host: HostPool): Promise<boolean> {
  const answer = host.ask<{ transaction_read_only: string }>('show transaction_read_only');
  return answer.then(
    ({ transaction_read_only: isReadOnly }) => isReadOnly === 'off',
    () => false,
  );
}
