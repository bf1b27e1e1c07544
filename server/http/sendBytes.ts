import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BytesAnswer } from './bytes';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Sends bytes that never change under their address and that pages of any origin may show, or 304 to a caller who has
 * them.
 */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, answer: BytesAnswer): Promise<void> {
  const etag = `W/"${answer.tag}"`;
  const isKnown = namesOf(request.headers['if-none-match']).some((name) => name === '*' || name === answer.tag);
  // Before any header is set: if they cannot be had, the refusal must not be kept for a year.
  const bytes = isKnown ? null : await answer.bytes();
  reply.header('etag', etag).header('cache-control', ONE_YEAR).header('cross-origin-resource-policy', 'cross-origin');
  if (answer.variesByAccept) reply.header('vary', 'Accept');
  if (bytes === null) await reply.code(304).send();
  else await reply.type(answer.mediaType).send(bytes);
}

function namesOf(ifNoneMatch: string | undefined): string[] {
  return (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
}
