import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/refusals';
import { withAcceptedTexts } from './acceptedText';
import { fieldError } from './fieldErrors';
import { readJson } from './readJson';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it arrived; empty where there is none. */
    bytes: Buffer;
  }
}

const noBytes = Buffer.alloc(0);
const jsonType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Takes bodies as bytes, so that size and media type are checked at once, and reads them as JSON only after the
 * guard: a stranger learns nothing about input. Call it after `guardRoutes`.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('bytes');
  app.addHook('onRequest', async (request) => {
    request.bytes = noBytes;
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (typeof bytes === 'string' || (bytes.length > 0 && !isAcceptedType(request))) {
      const why = 'Bodies are accepted as application/json in UTF-8 only, without content encoding.';
      done(new Refusal('unsupported-media-type', why));
      return;
    }
    request.bytes = bytes;
    done(null, undefined);
  });
  app.addHook('preValidation', async (request) => {
    request.query = withAcceptedTexts(request.query);
    request.params = withAcceptedTexts(request.params);
    request.body = bodyFor(request);
  });
}

function isAcceptedType({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  return encoding.toLowerCase() === 'identity' && jsonType.test(headers['content-type']?.trim() ?? '');
}

function bodyFor(request: FastifyRequest): unknown {
  const body = readJson(request.bytes);
  const expected = request.routeOptions.schema?.body !== undefined;
  if (expected && body === undefined) {
    throw new Refusal('bad-input', 'The body is missing.', { errors: [fieldError('', 'required')] });
  }
  if (expected || body === undefined || isEmptyObject(body)) return body;
  throw new Refusal('bad-input', 'This call takes no body.', { errors: [fieldError('', 'unknown-field')] });
}

function isEmptyObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
}
