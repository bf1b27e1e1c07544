import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface PlainProxy {
  url: string;
  close(): Promise<void>;
}

/** The header that says which server has answered. */
export const ANSWERED_BY = 'x-answered-by';

/**
 * Starts a proxy on 127.0.0.1 that gives each request to the next of these servers in turn, past those that listen no
 * more. Answers pass through as they come, streams too.
 */
export async function startPlainProxy(servers: readonly string[]): Promise<PlainProxy> {
  let turn = 0;

  function pass(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, left: readonly string[]): void {
    const [server, ...others] = left;
    if (server === undefined) {
      answer.writeHead(502).end();
      return;
    }
    const { hostname, port } = new URL(server);
    const from = [incoming.headers['x-forwarded-for'] ?? [], incoming.socket.remoteAddress ?? []].flat().join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': from };
    const { method, url: path } = incoming;
    const passed = request({ hostname, port, method, path, headers, agent: false }, (given) => {
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, [ANSWERED_BY]: server });
      // Otherwise a stream would begin with its first event.
      answer.flushHeaders();
      given.on('error', () => answer.destroy());
      given.pipe(answer);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // Only what has certainly arrived nowhere is given to another.
      if (error.code === 'ECONNREFUSED') pass(incoming, body, answer, others);
      else answer.destroy();
    });
    answer.on('close', () => passed.destroy());
    passed.end(body);
  }

  const proxy = createServer((incoming, answer) => {
    const first = turn % servers.length;
    turn += 1;
    buffer(incoming).then(
      (body) => pass(incoming, body, answer, [...servers.slice(first), ...servers.slice(0, first)]),
      () => answer.destroy(),
    );
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(proxy, 'close');
      proxy.close();
      proxy.closeAllConnections();
      await closed;
    },
  };
}
