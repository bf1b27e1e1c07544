import type { FastifyBaseLogger } from 'fastify';
import type { Problem } from '../../contract/problem';
import { Refusal, refusals, type RefusalCode } from '../../contract/refusals';

/** A refusal as it goes out: always the same bytes for the same refusal. */
export interface ProblemAnswer {
  code: RefusalCode;
  status: number;
  headers: Record<string, string>;
  body: string;
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** What Fastify and its plugins complain about, by their stable codes. */
const codesOfFastify: Partial<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'url-too-long',
};

const details: Partial<Record<RefusalCode, string>> = {
  'too-large': 'The body is larger than this server accepts; send less at once.',
  'unsupported-media-type': 'Bodies are accepted as application/json in UTF-8 only, without content encoding.',
  'url-too-long': 'The address is longer than this server accepts.',
  'malformed-request': 'The request is malformed.',
};

/** Returns the answer to whatever was thrown. What nobody expected is logged and answered without any detail. */
export function problemAnswer(error: unknown, log: FastifyBaseLogger): ProblemAnswer {
  const refusal = asRefusal(error);
  if (refusal === null) {
    log.error({ err: error }, 'A request failed unexpectedly');
    return answerOf(new Refusal('internal-error', 'Something went wrong on the server. The request can be repeated.'));
  }
  return answerOf(refusal);
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
    ...(facts.errors ? { errors: facts.errors } : {}),
    ...(facts.current === undefined ? {} : { current: facts.current }),
  };
  return { code, status, headers: headersOf(status, facts.retryAfterSeconds), body: JSON.stringify(problem) };
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

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const code = codesOfFastify[error.code];
  return code === undefined ? null : new Refusal(code, details[code] ?? titleOf(code));
}
