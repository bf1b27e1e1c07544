import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/refusals';

const LARGE_BYTES = 65_536;
const MOST_LARGE_BYTES = 67_108_864;

/**
 * Takes so many large bodies at once that together they have 64 MiB at most; of them who would exceed that is refused with
 * `overloaded` before anything is received. Call it after `guardRoutes`: nobody else can take the room.
 */
export function limitLargeBodies(app: FastifyInstance): void {
  let taken = 0;
  app.addHook('preParsing', async (request, reply) => {
    const bytes = expectedBytes(request);
    if (bytes <= LARGE_BYTES) return;
    if (taken + bytes > MOST_LARGE_BYTES) {
      throw new Refusal('overloaded', 'Too much is being sent at this moment.', { retryAfterSeconds: 2 });
    }
    taken += bytes;
    reply.raw.once('close', () => {
      taken -= bytes;
    });
  });
}

/** A body that does not say how long it is may have all that its route takes. */
function expectedBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  return Number(headers['content-length'] ?? 0);
}
