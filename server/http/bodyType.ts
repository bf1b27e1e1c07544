import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/refusals';

const jsonType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Returns why a body of this declared type is not taken, null if it is: JSON in UTF-8, or bytes where the route takes them. */
export function refusedType({ headers, routeOptions }: FastifyRequest): Refusal | null {
  const media = routeOptions.config.bodyMedia;
  const encoding = headers['content-encoding'] ?? 'identity';
  const type = headers['content-type']?.trim() ?? '';
  const isAccepted = media ? media.includes(type.toLowerCase()) : jsonType.test(type);
  if (isAccepted && encoding.toLowerCase() === 'identity') return null;
  const accepted = media ? media.join(', ') : 'application/json in UTF-8';
  return new Refusal('unsupported-media-type', `Bodies are accepted as ${accepted} only, without content encoding.`);
}

/** Throws `too-large` or `unsupported-media-type` for a body that says so before it arrives. That of a GET is never read. */
export function refuseDeclared(request: FastifyRequest): void {
  if (request.method === 'GET') return;
  const { headers, routeOptions } = request;
  const length = Number(headers['content-length'] ?? 0);
  if (length > routeOptions.bodyLimit) {
    throw new Refusal('too-large', `The body is larger than the ${routeOptions.bodyLimit} bytes that are accepted.`);
  }
  const refusal = length > 0 || headers['transfer-encoding'] !== undefined ? refusedType(request) : null;
  if (refusal) throw refusal;
}
