import { Socket } from 'node:net';
import pg from 'pg';
import { ANSWER_LIMIT_MS } from './hosts';

/** The connections to one host of the database. */
export interface HostPool {
  pool: pg.Pool;
  /**
   * Returns the first row of a statement, over a connection that is used for nothing else. Throws when it is not there in
   * time. One at a time.
   */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row>;
  /** Ends all connections at once, also those that do not answer; new ones fail until `admit` is called. */
  cut(): void;
  admit(): void;
  end(): Promise<void>;
}

/** Returns the connections to the host of this configuration; none is made before it is needed. */
export function hostPool(config: pg.PoolConfig, report: (error: Error) => void): HostPool {
  const sockets = new Set<Socket>();
  let isCut = false;
  let probe: pg.Client | null = null;

  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isCut) process.nextTick(destroy, socket);
    return socket;
  };
  const pool = new pg.Pool({ ...config, stream });
  pool.on('error', report);
  // While a connection is lent out the pool does not listen to it, and an unheard 'error' would end Node.
  pool.on('connect', (client) => client.on('error', report));

  async function opened(): Promise<pg.Client> {
    const limits = { connectionTimeoutMillis: ANSWER_LIMIT_MS, query_timeout: ANSWER_LIMIT_MS };
    // Not `stream`: whoever asks wants to know of a host whose other connections are cut.
    const client = new pg.Client({ ...config, ...limits });
    client.on('error', () => undefined);
    probe = client;
    await client.connect();
    return client;
  }

  function close(): void {
    void probe?.end().catch(() => undefined);
    probe = null;
  }

  return {
    pool,
    async ask<Row extends pg.QueryResultRow>(statement: string) {
      try {
        const { rows } = await (probe ?? (await opened())).query<Row>(statement);
        const [row] = rows;
        if (row === undefined) throw new Error('The database answered nothing');
        return row;
      } catch (error) {
        close();
        throw error;
      }
    },
    cut() {
      isCut = true;
      for (const socket of sockets) destroy(socket);
    },
    admit() {
      isCut = false;
    },
    async end() {
      close();
      if (!pool.ending) await pool.end();
    },
  };
}

function destroy(socket: Socket): void {
  socket.destroy(new Error('The host of the database is given up'));
}
