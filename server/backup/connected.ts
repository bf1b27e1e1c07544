import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { CannotStart } from '../cannotStart';

export type Address = string | pg.ClientConfig;

/** Returns what `work` returns, over one connection. Throws `CannotStart` when the database does not accept it. */
export async function connected<T>(address: Address, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(typeof address === 'string' ? { connectionString: address } : address);
  client.on('error', () => undefined);
  try {
    await client.connect().catch((cause: unknown) => {
      const why = isNativeError(cause) ? cause.message || ('code' in cause ? String(cause.code) : '') : String(cause);
      throw new CannotStart(`The database does not accept the connection: ${why}`, { cause });
    });
    return await work(client);
  } finally {
    await client.end();
  }
}
