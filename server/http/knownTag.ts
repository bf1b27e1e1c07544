import type { FastifyRequest } from 'fastify';

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
