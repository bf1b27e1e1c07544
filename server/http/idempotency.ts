import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Idempotency } from './route';

/** The headers that a changing call takes; all others are let through unseen. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description: 'The same key gives the same answer for 7 days, however often the request is sent',
    }),
  ),
});

/** Returns the request's key with a fingerprint of method, path and body; null if it came without a key. */
export function idempotencyOf({ headers, method, url, bytes }: FastifyRequest): Idempotency | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  const fingerprint = createHash('sha256').update(`${method} ${url}\n`).update(bytes).digest('hex');
  return { key, fingerprint };
}
