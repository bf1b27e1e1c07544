import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldError } from '@contract/fieldError';
import { Refusal } from '@contract/problem';
import type { FieldError, FieldReason } from '@contract/refusals';
import { MOST_ERRORS, pointerPart } from './fieldErrors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it arrived; empty where there is none. */
    bytes: Buffer;
  }
}

const noBytes = Buffer.alloc(0);
/** More than the largest part of an import of members has, and more than anything else that is written. */
const MOST_VALUES = 15_000;
/** What a body may have where its route does not say otherwise. */
export const LARGEST_BODY_BYTES = 1_048_576;
/** More than any form has. Of a body with more only the first field error is answered: finding all of them takes too long. */
const MOST_VALIDATED_WHOLE = 2_000;

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
  const values = bytes.length > MOST_VALIDATED_WHOLE ? countedValues(bytes) : 0;
  if (values > MOST_VALUES) {
    const errors = [fieldError('', 'too-many-items', `has more than ${MOST_VALUES} values; send fewer at once.`)];
    throw new Refusal('bad-input', 'The body holds more values than any call takes.', { errors });
  }
  const accepted = withAcceptedTexts(readJson(bytes));
  const schema = routeOptions.schema?.body;
  if (values > MOST_VALIDATED_WHOLE && typeof schema === 'object' && schema !== null) {
    server.refuseFirstFieldError(schema, accepted);
  }
  return accepted;
}

function isEmptyObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
}

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

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/** Returns about how many values this JSON holds, without reading it: never fewer than it does. */
export function countedValues(bytes: Uint8Array): number {
  let count = 1;
  let isText = false;
  for (let position = 0; position < bytes.length; position += 1) {
    const byte = bytes[position];
    if (isText) {
      if (byte === BACKSLASH) position += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1;
  }
  return count;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the JSON value in the bytes, undefined if there are none: an empty body is no body. Throws `malformed-json` for
 * anything that is not JSON in UTF-8.
 */
export function readJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  return parse(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal('malformed-json', 'The body is not valid UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('malformed-json', 'The body is not valid JSON.');
  }
}

const DEEPEST = 32;
/** More than twice of what any field takes. */
const LONGEST_TEXT = 10_000;
// Only a lone surrogate is one to a Unicode expression; a pair is its character. No language heaps more than 30 marks on a
// letter (Unicode, UAX 15), and a longer heap takes the square of its length to normalise.
const forbidden = /(?![\t\n])\p{Cc}|\p{Surrogate}|\p{Bidi_Control}|(?<!\p{Mark})\p{Mark}{31}/u;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Where the walk is, and what it has found. */
interface Walk {
  keys: (string | number)[];
  errors: FieldError[];
}

/**
 * Returns the value with every text in it, keys included, normalised to NFC. Throws `bad-input` naming each text that is
 * too long or has a control character, a lone surrogate, a bidirectional control or a heap of marks, and each key that would
 * reach a prototype, the first fifty at most; throws `malformed-json` for values nested too deep.
 */
export function withAcceptedTexts(value: unknown): unknown {
  const walk: Walk = { keys: [], errors: [] };
  const accepted = accept(value, walk);
  if (walk.errors.length > 0) throw refusalOf(walk);
  return accepted;
}

function accept(value: unknown, walk: Walk): unknown {
  if (walk.keys.length > DEEPEST) {
    throw new Refusal('malformed-json', `The body is nested deeper than ${DEEPEST} levels.`);
  }
  if (typeof value === 'string') return acceptText(value, walk);
  if (Array.isArray(value)) return value.map((item, index) => acceptAt(index, item, walk));
  if (typeof value !== 'object' || value === null) return value;
  const accepted: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const error = prototypeKeys.has(key) ? 'unknown-field' : fieldErrorOf(key);
    if (error === null) accepted[key.normalize('NFC')] = acceptAt(key, inner, walk);
    else addError(walk, [...walk.keys, key], error);
  }
  return accepted;
}

function acceptAt(key: string | number, value: unknown, walk: Walk): unknown {
  walk.keys.push(key);
  const accepted = accept(value, walk);
  walk.keys.pop();
  return accepted;
}

function acceptText(text: string, walk: Walk): string {
  const error = fieldErrorOf(text);
  if (error === null) return text.normalize('NFC');
  addError(walk, walk.keys, error);
  return text;
}

function fieldErrorOf(text: string): FieldReason | null {
  if (text.length > LONGEST_TEXT) return 'too-long';
  return forbidden.test(text) ? 'forbidden-characters' : null;
}

/** Whatever is sent, no more is looked at once there is enough to say. */
function addError(walk: Walk, keys: readonly (string | number)[], reason: FieldReason): void {
  walk.errors.push(fieldError(keys.map((key) => `/${pointerPart(String(key))}`).join(''), reason));
  if (walk.errors.length === MOST_ERRORS) throw refusalOf(walk);
}

function refusalOf({ errors }: Walk): Refusal {
  return new Refusal('bad-input', 'Some texts are too long or hold characters that are not accepted.', { errors });
}
