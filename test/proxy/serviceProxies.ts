import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';

/** The prefixes of each service (specification §7), which knows no others; the base service answers anything else. */
const prefixes = {
  AUTH_URL: ['/api/auth'],
  GOLFCLUB_URL: ['/api/golfclub'],
  CHALLENGES_URL: ['/api/challenges', '/api/leaguetable', '/api/trainingsessionhandicapdifferencetopointsmapping'],
  IMAGE_URL: ['/image'],
  BASE_URL: null,
} as const;

export type ServiceName = keyof typeof prefixes;

const serviceNames = Object.keys(prefixes) as ServiceName[];

/** Returns the service that a path belongs to by its segments. */
function serviceOf(path: string): ServiceName {
  const { pathname } = new URL(path, 'http://service');
  const isBelow = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  return serviceNames.find((name) => prefixes[name]?.some(isBelow)) ?? 'BASE_URL';
}

/** What a service on another origin than the page allows it. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Accept-Language, Idempotency-Key, If-None-Match, X-Requested-With',
  'access-control-expose-headers': 'X-Total-Count, ETag, Retry-After, X-Request-Id, Date',
  // Otherwise a browser shows no image of another origin.
  'cross-origin-resource-policy': 'cross-origin',
};

export interface ServiceProxies {
  /** The five base addresses, as the server's environment names them. */
  env: Record<ServiceName, string>;
  /** Calls by service, as `GET /api/golfclub`. */
  calls: Record<ServiceName, string[]>;
  /** Calls that reached a service which does not know their prefix. */
  unknown: string[];
  /** Names the server that answers for all of them, and the token with which the image host, which takes none, lists. */
  passTo: (server: string, imageToken: string) => void;
  close: () => Promise<void>;
}

/** Starts a reverse proxy on a port of its own for each of the five services. */
export async function startServiceProxies(): Promise<ServiceProxies> {
  let target = { server: '', imageToken: '' };
  const unknown: string[] = [];
  const calls = Object.fromEntries(serviceNames.map((name) => [name, [] as string[]])) as ServiceProxies['calls'];

  const start = async (name: ServiceName): Promise<[ServiceName, Server, string]> => {
    const proxy = createServer((incoming, answer) => {
      const { method = 'GET', url: path = '/' } = incoming;
      if (method === 'OPTIONS') {
        answer.writeHead(204, cors).end();
        return;
      }
      const call = `${method} ${path.split('?', 1)[0]}`;
      if (serviceOf(path) !== name) {
        unknown.push(`${name}: ${call}`);
        answer.writeHead(404, cors).end();
        return;
      }
      calls[name].push(call);
      const { hostname, port } = new URL(target.server);
      const token = name === 'IMAGE_URL' ? { authorization: `Bearer ${target.imageToken}` } : {};
      const headers = { ...incoming.headers, ...token };
      const passed = request({ hostname, port, method, path, headers, agent: false }, (given) => {
        answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...cors });
        // Otherwise a stream would begin with its first event.
        answer.flushHeaders();
        given.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      incoming.pipe(passed);
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const address = proxy.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
    return [name, proxy, `http://127.0.0.1:${address.port}`];
  };

  const started = await Promise.all(serviceNames.map(start));
  return {
    env: Object.fromEntries(started.map(([name, , url]) => [name, url])) as ServiceProxies['env'],
    calls,
    unknown,
    passTo: (server, imageToken) => void (target = { server, imageToken }),
    close: async () => {
      for (const [, proxy] of started) {
        const closed = once(proxy, 'close');
        proxy.close();
        proxy.closeAllConnections();
        await closed;
      }
    },
  };
}
