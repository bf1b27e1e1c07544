import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import { Refusal } from '@contract/problem';
import { NOTHING_HERE } from './problems';

const LONGEST_URL = 8_192;

interface KnownRoute {
  methods: readonly string[];
  path: RegExp;
}

/**
 * Refuses what no route answers before anything else is looked at: too long an address, a path nobody serves
 * (`unknown-route`; who opens it in a browser is shown the page instead, where there is one), or a method that this path
 * does not take (`method-not-allowed`, with Allow). It also keeps the server from starting with a route that names no
 * right. Call it before any route is registered.
 */
export function refuseUnknownRoutes(app: FastifyInstance, showPage?: RouteHandlerMethod): void {
  const registered: RouteOptions[] = [];
  let known: KnownRoute[] = [];
  app.addHook('onRoute', (route) => {
    registered.push(route);
  });
  app.addHook('onReady', async () => {
    const unguarded = registered.filter(({ config }) => config?.right === undefined);
    if (unguarded.length > 0) throw new Error(`Routes without a right: ${unguarded.map(({ url }) => url).join(', ')}`);
    known = registered.map(({ method, url }) => ({ methods: [method].flat(), path: pathPattern(url) }));
  });

  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = new Set(known.filter((route) => route.path.test(path)).flatMap((route) => route.methods));
    if (showPage && methods.size === 0 && isOpenedByPerson(request)) {
      return showPage.call(app, request, reply.code(404));
    }
    if (methods.size === 0 || methods.has(request.method)) throw new Refusal('unknown-route', NOTHING_HERE);
    reply.header('allow', [...methods].sort().join(', '));
    throw new Refusal('method-not-allowed', `This address does not take ${request.method}.`);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > LONGEST_URL) {
      throw new Refusal('url-too-long', 'The address is longer than this server accepts.');
    }
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      throw new Refusal('malformed-request', 'The Host header is missing.');
    }
    return request.is404 ? refuse(request, reply) : undefined;
  });
  // For files that turn out not to exist: their route was found, so the hook above let them through.
  app.setNotFoundHandler((request, reply) => refuse(request, reply));
}

/** Whether the address stands in a browser's window; a mistyped one is not answered to people in the words of the API. */
function isOpenedByPerson({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !/^\/(api|assets)(\/|\?|$)/.test(url);
}

function pathPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
