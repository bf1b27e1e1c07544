import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BytesAnswer } from './bytes';
import { etagOf, hasKnownTag } from './knownTag';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Sends bytes that never change under their address and that pages of any origin may show, or 304 to a caller who has
 * them.
 */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, answer: BytesAnswer): Promise<void> {
  // Before any header is set: if they cannot be had, the refusal must not be kept for a year.
  const bytes = hasKnownTag(request, answer.tag) ? null : await answer.bytes();
  reply
    .header('etag', etagOf(answer.tag))
    .header('cache-control', ONE_YEAR)
    .header('cross-origin-resource-policy', 'cross-origin');
  if (answer.variesByAccept) reply.header('vary', 'Accept');
  if (bytes === null) await reply.code(304).send();
  else await reply.type(answer.mediaType).send(bytes);
}
