import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasKnownTag } from './conditionalReads';

/** A body that is handed on as it arrived; the route says which media types it may have. */
export const BytesBody = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** An answer that is no JSON. Nothing about who asks may decide what is in it: every cache on the way may store it. */
export interface BytesAnswer {
  mediaType: string;
  /** Names these very bytes among all that this address ever answers, without quotes. */
  tag: string;
  /** Whether the `Accept` header decided what is answered. */
  variesByAccept: boolean;
  /** Returns the bytes; asked only when the caller does not have them yet. */
  bytes: () => Promise<Buffer>;
}
export const BytesAnswer = Type.Unsafe<BytesAnswer>({ type: 'string', format: 'binary' });

/** Returns how bytes of these media types are shown in the API description. */
export function describedBytes(mediaTypes: readonly string[]) {
  return {
    content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  };
}

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Sends bytes that never change under their address and that pages of any origin may show, or 304 to a caller who has
 * them.
 */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, answer: BytesAnswer): Promise<void> {
  // Before any header is set: if they cannot be had, the refusal must not be cached for a year.
  const bytes = hasKnownTag(request, answer.tag) ? null : await answer.bytes();
  reply
    .header('etag', etagOf(answer.tag))
    .header('cache-control', ONE_YEAR)
    .header('cross-origin-resource-policy', 'cross-origin');
  if (answer.variesByAccept) reply.header('vary', 'Accept');
  if (bytes === null) await reply.code(304).send();
  else await reply.type(answer.mediaType).send(bytes);
}
