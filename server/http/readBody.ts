import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/refusals';
import { withAcceptedTexts } from './acceptedText';
import { refuseDeclared, refusedType } from './bodyType';
import { countedValues } from './countedValues';
import { fieldError } from './fieldErrors';
import { readJson } from './readJson';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it arrived; empty where there is none. */
    bytes: Buffer;
  }
}

const noBytes = Buffer.alloc(0);
/** More than the largest import of members has, and more than anything else that is written. */
const MOST_VALUES = { ofLargeBodies: 60_000, ofOthers: 15_000 };
/** What a body may have where its route does not say otherwise. */
export const LARGEST_BODY_BYTES = 1_048_576;
/** More than any form has. Of a body with more only the first fault is told: finding all of them takes too long. */
const MOST_TOLD_WHOLE = { values: 2_000, bytes: 1_048_576 };

/**
 * Takes bodies as bytes and reads them as JSON, unless the route wants the bytes themselves. What the headers say of size and
 * media type is checked first, then comes the guard, and only then the body is received: a stranger's takes no memory and
 * learns nothing about input. Call it after `guardRoutes`.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('bytes');
  app.addHook('onRequest', async (request) => {
    request.bytes = noBytes;
    refuseDeclared(request);
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
  const body = isBytes && request.bytes.length > 0 ? request.bytes : jsonOf(request);
  const expected = isBytes || schema?.body !== undefined;
  if (expected && body === undefined) {
    throw new Refusal('bad-input', 'The body is missing.', { errors: [fieldError('', 'required')] });
  }
  if (expected || body === undefined || isEmptyObject(body)) return body;
  throw new Refusal('bad-input', 'This call takes no body.', { errors: [fieldError('', 'unknown-field')] });
}

/** Whatever is sent, refusing it takes the server no longer than reading the largest body that it accepts. */
function jsonOf({ bytes, routeOptions, server }: FastifyRequest): unknown {
  // No value is shorter than a byte.
  const values = bytes.length > MOST_TOLD_WHOLE.values ? countedValues(bytes) : 0;
  const most = routeOptions.bodyLimit > LARGEST_BODY_BYTES ? MOST_VALUES.ofLargeBodies : MOST_VALUES.ofOthers;
  if (values > most) {
    const errors = [fieldError('', 'too-many-items', `limit ${most}`)];
    throw new Refusal('bad-input', 'The body holds more values than any call takes.', { errors });
  }
  const body = readJson(bytes);
  const schema = routeOptions.schema?.body;
  const refuseFirstFault = (value: unknown) => {
    if (typeof schema === 'object' && schema !== null) server.refuseFirstFault(schema, value);
  };
  if (bytes.length > MOST_TOLD_WHOLE.bytes) refuseFirstFault(body);
  const accepted = withAcceptedTexts(body);
  if (values > MOST_TOLD_WHOLE.values) refuseFirstFault(accepted);
  return accepted;
}

function isEmptyObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
}
