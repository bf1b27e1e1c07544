import pg from 'pg';
import { CannotStart } from '@server/cannotStart';
import { reasonOf } from '@server/db/databaseFailures';

/** No host that works takes longer to answer what is asked here; in milliseconds. */
export const ANSWER_LIMIT_MS = 1_500;

const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** Returns one address for each host that this one names (`postgres://user@one,two:6432/club`), in their order. */
export function hostsOf(url: string): string[] {
  const [, before = '', hosts = '', rest = ''] = address.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + rest) : [url];
}

const searched = ['read-write', 'primary'];

/**
 * Returns why this is no address of a database, as the end of a sentence that begins with the name of its setting; null: it is
 * one.
 */
export function addressProblem(url: string): string | null {
  if (!address.test(url) || !hostsOf(url).every((host) => URL.canParse(host))) {
    return 'must be an address that begins with postgres:// or postgresql://, its hosts separated by commas';
  }
  const [, target] = /[?&]target_session_attrs=([^&#]*)/.exec(url) ?? [];
  if (target === undefined || searched.includes(target)) return null;
  return `takes no other target_session_attrs than ${searched.join(' and ')}: the host that takes changes is looked for`;
}

/** Returns whether this connection takes changes: a standby does not. */
export async function takesChanges(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}

/**
 * Returns the address of the host that takes changes; the same address where it names a single one, which is not asked.
 * Throws `CannotStart` with the error of each host when none does.
 */
export async function primaryOf(url: string): Promise<string> {
  const hosts = hostsOf(url);
  if (hosts.length === 1) return url;
  try {
    return await Promise.any(hosts.map(requireChanges));
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors.map(reasonOf) : [reasonOf(error)];
    throw new CannotStart(`No host of the database takes changes: ${reasons.join('; ')}`, { cause: error });
  }
}

async function requireChanges(host: string): Promise<string> {
  const limits = { connectionTimeoutMillis: ANSWER_LIMIT_MS, query_timeout: ANSWER_LIMIT_MS };
  const client = new pg.Client({ connectionString: host, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (await takesChanges(client)) return host;
  } catch (error) {
    throw new Error(`${nameOf(host)} ${reasonOf(error)}`, { cause: error });
  } finally {
    void client.end().catch(() => undefined);
  }
  throw new Error(`${nameOf(host)} can only be read`);
}

/** Returns a host without the rest of its address, which has the password. */
export function nameOf(host: string): string {
  return URL.canParse(host) ? new URL(host).host : host;
}
