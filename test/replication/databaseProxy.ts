import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import type pg from 'pg';

/** A TCP proxy to a database that can be closed, as if its host were away. */
export interface DatabaseProxy {
  /** How to connect through it. */
  config: pg.PoolConfig & { host: string; port: number };
  /** Refuses connections and ends those there are. */
  close(): Promise<void>;
  /** Answers the next connections, so many, as a PostgreSQL that is recovering. */
  recover(connections: number): void;
  /** Passes nothing on any more, and says nothing either. */
  silence(): void;
  open(): Promise<void>;
}

type Target = { host: string; port: number; user: string; password?: string; database?: string };

/** Starts a proxy on 127.0.0.1 to the PostgreSQL of this configuration, whose host may be the folder of a socket. */
export async function startDatabaseProxy(target: Target): Promise<DatabaseProxy> {
  const passing = new Set<Socket>();
  let isSilent = false;
  let recovering = 0;
  let server: Server;
  let port = 0;

  function pass(near: Socket): void {
    if (recovering > 0) {
      recovering -= 1;
      near.on('error', () => undefined);
      near.once('data', () => near.end(startingUp()));
      return;
    }
    const { host } = target;
    const far = createConnection(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${target.port}` } : { host, port: target.port },
    );
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      passing.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        passing.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => {
        if (!isSilent) to.write(chunk);
      });
    }
  }

  async function open(): Promise<void> {
    isSilent = false;
    server = createServer(pass);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address !== null && typeof address !== 'string') port = address.port;
  }

  await open();
  return {
    config: { ...target, host: '127.0.0.1', port },
    open,
    recover(connections) {
      recovering = connections;
    },
    silence() {
      isSilent = true;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of passing) socket.destroy();
      await closed;
    },
  };
}

/** Returns the ErrorResponse of a PostgreSQL that is starting (PostgreSQL documentation, Message Formats). */
function startingUp(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
