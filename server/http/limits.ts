import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import { Refusal } from '@contract/problem';

const REQUESTS_PER_MINUTE = 6_000;

/**
 * Keeps one address from taking the whole server: far more than a club behind one address needs. What matters for
 * security, failed sign-ins, is counted in the database. Call it before the routes are registered.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => addressGroup(ip),
    // The operator's own machine, or a proxy that does not say for whom it asks: neither is one caller.
    allowList: ({ ip }) => isLoopback(ip),
    addHeaders: noHeaders,
    addHeadersOnExceeding: { ...noHeaders },
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too-many-requests', 'Too many requests came from this address; try again later.', {
        retryAfterSeconds: ttl / 1000,
      }),
  });
}

export const isLoopback = (address: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

const LARGE_BYTES = 65_536;
const MOST_LARGE_BYTES = 67_108_864;

/**
 * Takes so many large bodies at once that together they have 64 MiB at most; of them who would exceed that is refused with
 * `overloaded` before anything is received. Call it after `guardRoutes`: nobody else can take the room.
 */
export function limitLargeBodies(app: FastifyInstance): void {
  let reserved = 0;
  app.addHook('preParsing', async (request, reply) => {
    const bytes = expectedBytes(request);
    // Whoever has gone meanwhile would never give the room back.
    if (bytes <= LARGE_BYTES || reply.raw.closed) return;
    if (reserved + bytes > MOST_LARGE_BYTES) {
      throw new Refusal('overloaded', 'Too much is being sent at this moment.', { retryAfterSeconds: 2 });
    }
    reserved += bytes;
    reply.raw.once('close', () => {
      reserved -= bytes;
    });
  });
}

/** A body that does not say how long it is may have all that its route takes; that of a GET is never read. */
function expectedBytes({ method, headers, routeOptions }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Returns under which name the limits count this network address: an IPv4 address as it is, also when it is written as
 * an IPv6 one, and of an IPv6 address its /64, because a single line has at least so many.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const hextets = hextetsOf(plain);
  const mapped = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/.exec(hextets.join(':'));
  if (mapped === null) return `${hextets.slice(0, 4).join(':')}::/64`;
  const bytes = mapped.slice(1).flatMap((hextet) => [parseInt(hextet, 16) >> 8, parseInt(hextet, 16) & 255]);
  return bytes.join('.');
}

/** Returns the eight parts without leading zeros. */
function hextetsOf(address: string): string[] {
  // The parser of web addresses writes every form of one address the same.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((side) => (side === '' ? [] : side.split(':')));
  const known = [...(left ?? []), ...(right ?? [])];
  return [...(left ?? []), ...Array.from({ length: 8 - known.length }, () => '0'), ...(right ?? [])];
}
