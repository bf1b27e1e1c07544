import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { Route } from './route';

/** The header that a read takes; all others are let through unseen. */
export const ConditionalHeaders = Type.Object({
  'if-none-match': Type.Optional(
    Type.String({ description: 'ETags of answers the caller has; while one of them is still right, 304 is answered' }),
  ),
});

/** How the API description shows that what the caller has is still right. */
export const unchanged = { 304: { type: 'null', description: 'What If-None-Match names is still right' } };

/** Returns whether the answer is named by an ETag: that of every read but live streams and metrics. */
export function isConditional({ method, changesByGet, answerMedia = ['application/json'] }: Route): boolean {
  if (changesByGet) return false;
  return method === 'GET' && answerMedia.every((type) => /^(application\/json|image\/)/.test(type));
}

const LONG_TEXT = 16_384;

/**
 * Names the answer of a read by what is in it, its X-Total-Count included, and leaves its body out if the caller has it.
 * Refusals have no name, and bytes have one already.
 */
export async function leaveOutKnownBody(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // A long text would otherwise be made bytes twice, to be hashed and to be sent.
  const body = payload.length > LONG_TEXT ? Buffer.from(payload) : payload;
  const count = reply.getHeader('x-total-count');
  const named = hash('sha256', body, 'base64url');
  const tag = count === undefined ? named : `${named}-${String(count)}`;
  reply.header('etag', etagOf(tag));
  if (!hasKnownTag(request, tag)) return body;
  reply.code(304).removeHeader('content-type');
  return null;
}

/** Returns whether the caller already has what this tag names; compared weakly, as HTTP wants it for `If-None-Match`. */
export function hasKnownTag({ headers }: FastifyRequest, tag: string): boolean {
  const names = (headers['if-none-match'] ?? '').split(',').map(nameOf);
  return names.some((name) => name === '*' || name === tag);
}

/** Returns the header that names an answer by this tag; the same meaning, whatever a proxy does to its bytes. */
export const etagOf = (tag: string): string => `W/"${tag}"`;

function nameOf(one: string): string {
  return one.trim().replace(/^(?:W\/)?"(.*)"$/, '$1');
}
