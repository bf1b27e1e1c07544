import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/refusals';
import { withAcceptedTexts } from './acceptedText';
import { refuseDeclared, refusedType } from './bodyType';
import { fieldError } from './fieldErrors';
import { readJson } from './readJson';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it arrived; empty where there is none. */
    bytes: Buffer;
  }
}

const noBytes = Buffer.alloc(0);

/**
 * Takes bodies as bytes, so that size and media type are checked at once, and reads them as JSON, unless the route
 * wants the bytes themselves, only after the guard: a stranger learns nothing about input. Call it after `guardRoutes`.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('bytes');
  app.addHook('onRequest', async (request) => {
    request.bytes = noBytes;
    if (request.routeOptions.config.bodyMedia) refuseDeclared(request);
  });
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    const refusal = bytes.length > 0 ? refusedType(request) : null;
    if (refusal) {
      done(refusal);
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

function bodyFor(request: FastifyRequest): unknown {
  const { schema, config } = request.routeOptions;
  const isBytes = config.bodyMedia !== undefined;
  const body = isBytes && request.bytes.length > 0 ? request.bytes : readJson(request.bytes);
  const expected = isBytes || schema?.body !== undefined;
  if (expected && body === undefined) {
    throw new Refusal('bad-input', 'The body is missing.', { errors: [fieldError('', 'required')] });
  }
  if (expected || body === undefined || isEmptyObject(body)) return body;
  throw new Refusal('bad-input', 'This call takes no body.', { errors: [fieldError('', 'unknown-field')] });
}

function isEmptyObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
}
