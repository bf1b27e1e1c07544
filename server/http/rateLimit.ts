import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/refusals';
import { addressGroup } from './addressGroup';

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
    allowList: ({ ip }) => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip),
    addHeaders: noHeaders,
    addHeadersOnExceeding: { ...noHeaders },
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too-many-requests', 'Too many requests came from this address; try again later.', {
        retryAfterSeconds: ttl / 1000,
      }),
  });
}

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};
