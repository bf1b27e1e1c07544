import type { FastifyBaseLogger } from 'fastify';
import { type Problem, Refusal } from '@contract/problem';
import { refusals, type FieldError, type RefusalCode } from '@contract/refusals';
import { MOST_ERRORS } from './fieldErrors';

/** A refusal as it goes out: always the same bytes for the same refusal. */
export interface ProblemAnswer {
  code: RefusalCode;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** With everything else that a refusal says, its answer so stays below 16 kB. */
const MOST_ERROR_BYTES = 14_000;

/** The same words, whatever it is that is not there. */
export const NOTHING_HERE = 'There is nothing here.';
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** What Fastify and its plugins complain about, by their stable codes. */
const codesOfFastify: Partial<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'url-too-long',
};

/** What is wrong with the address or the conditions of a file, by the statuses that its sender throws. */
const codesOfFiles: Partial<Record<number, RefusalCode>> = {
  400: 'unknown-route',
  403: 'unknown-route',
  404: 'unknown-route',
  412: 'precondition-failed',
  416: 'range-not-satisfiable',
};

const details: Partial<Record<RefusalCode, string>> = {
  'too-large': 'The body is larger than this server accepts; send less at once.',
  'unsupported-media-type': 'Bodies are accepted as application/json in UTF-8 only, without content encoding.',
  'url-too-long': 'The address is longer than this server accepts.',
  'malformed-request': 'The request is malformed.',
  'unknown-route': NOTHING_HERE,
  'precondition-failed': 'The file is another one than the request expects.',
  'range-not-satisfiable': 'The file has no such part.',
};

/** Returns the answer to whatever was thrown. What nobody expected is logged and answered without any detail. */
export function problemAnswer(error: unknown, log: FastifyBaseLogger): ProblemAnswer {
  const refusal = asRefusal(error);
  if (refusal === null) {
    log.error({ err: error }, 'A request failed unexpectedly');
    return answerOf(new Refusal('internal-error', 'Something went wrong on the server. The request can be repeated.'));
  }
  const answer = answerOf(refusal);
  return { ...answer, headers: { ...answer.headers, ...rangeOf(error) } };
}

/** A refused part of a file is answered with the length of the file. */
function rangeOf(error: unknown): Record<string, string> {
  if (codeOf(error) !== 'range-not-satisfiable') return {};
  const { headers = {} } = error as { headers?: Record<string, string> };
  return { 'content-range': headers['Content-Range'] ?? 'bytes */*' };
}

/** Returns the answer to a refusal. */
export function answerOf({ code, message, facts }: Refusal): ProblemAnswer {
  const status = refusals[code];
  const problem: Problem = {
    type: `urn:golf-club-administration:problem:${code}`,
    title: titleOf(code),
    status,
    detail: message,
    code,
    ...(facts.errors ? { errors: firstErrors(facts.errors) } : {}),
    ...(facts.current === undefined ? {} : { current: facts.current }),
  };
  return { code, status, headers: headersOf(status, facts.retryAfterSeconds), body: JSON.stringify(problem) };
}

/** The first fields are enough: once they are mended, the next answer names the others. */
function firstErrors(errors: readonly FieldError[]): FieldError[] {
  let bytes = 0;
  return errors.slice(0, MOST_ERRORS).filter((error) => {
    bytes += Buffer.byteLength(JSON.stringify(error));
    return bytes <= MOST_ERROR_BYTES;
  });
}

function headersOf(status: number, retryAfterSeconds: number | undefined): Record<string, string> {
  const mayRetry = status === 429 || status === 503;
  return {
    'content-type': PROBLEM_TYPE,
    'cache-control': 'no-store',
    ...(mayRetry ? { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds ?? 1))) } : {}),
    ...(status === 401 ? { 'www-authenticate': 'Bearer realm="golf-club-administration"' } : {}),
  };
}

function titleOf(code: RefusalCode): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function codeOf(error: unknown): RefusalCode | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return codesOfFastify[error.code];
  // As `http-errors` marks what the caller may know.
  const isExposed = 'expose' in error && error.expose === true;
  return isExposed && 'status' in error ? codesOfFiles[Number(error.status)] : undefined;
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  return code === undefined ? null : new Refusal(code, details[code] ?? titleOf(code));
}
