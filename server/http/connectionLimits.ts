import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { addressGroup, isLoopback } from './limits';

const MAX_CONNECTIONS = 2_000;

const MAX_OF_ADDRESS = 500;

/** From this many on, each new connection closes the oldest unused one. */
const CROWDED = 0.9 * MAX_CONNECTIONS;

const WARN_EVERY_MS = 60_000;

interface Connections {
  count: number;
  /** Oldest first; those that have received something since are removed when they are found. */
  unused: Set<Socket>;
}

/**
 * Limits the open connections of each address group and of all. At a limit the oldest connection that has received nothing is
 * closed for the new one: it costs a client nothing, and a client that only opens connections closes its own. Connections of a
 * trusted proxy and of this machine are those of many clients, so only the limit of all applies to them.
 */
export function limitConnections(app: FastifyInstance, trustProxy: boolean): void {
  const all = noConnections();
  const byAddress = new Map<string, Connections>();
  let warnedAt = -Infinity;
  const warn = (address: string, what: string) => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    app.log.warn({ address, connections: all.count }, what);
  };

  app.server.maxConnections = MAX_CONNECTIONS;
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = addressGroup(remoteAddress);
    const own = byAddress.get(address) ?? noConnections();
    if (!trustProxy && !isLoopback(remoteAddress) && own.count >= MAX_OF_ADDRESS) {
      warn(address, 'too many connections of one address');
      if (!closeOldestUnused(own)) {
        socket.destroy();
        return;
      }
    }
    if (all.count >= CROWDED) {
      warn(address, 'too many connections');
      closeOldestUnused(all);
    }
    byAddress.set(address, own);
    for (const connections of [all, own]) {
      connections.count += 1;
      connections.unused.add(socket);
    }
    socket.once('close', () => {
      for (const connections of [all, own]) {
        connections.count -= 1;
        connections.unused.delete(socket);
      }
      if (own.count === 0) byAddress.delete(address);
    });
  });
}

const noConnections = (): Connections => ({ count: 0, unused: new Set() });

/** Returns whether there was one. */
function closeOldestUnused({ unused }: Connections): boolean {
  for (const socket of unused) {
    unused.delete(socket);
    if (socket.bytesRead > 0 || socket.destroyed) continue;
    socket.destroy();
    return true;
  }
  return false;
}
