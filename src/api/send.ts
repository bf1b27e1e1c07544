import type { Failure } from '@/errors/failure';
import { currentLocale } from '@/i18n/locale';
import { noteServerTime } from '@/session/serverClock';
import { currentToken, noteUse } from '@/session/token';
import { REQUESTED_WITH } from '@contract/headers';
import type { Problem } from '@contract/problem';
import { serviceUrl, maySeeToken, browserSettings } from './address';
import { isAnswerTo, missingParameter, pathOf, type Call } from './call';
import type { EtagCache } from './etagCache';
import { refuseToSend } from './interceptedCalls';

type Answer = { data: unknown; totalCount: number | null };

/** One call that ended; nothing of what was sent or answered. */
export interface EndedCall {
  /** Its name in the contract. */
  endpoint: string;
  method: string;
  /** The status of the answer, or how the call failed without one. */
  status: number | string;
  milliseconds: number;
  /** The server's number for it; null where it sent none. */
  requestId: string | null;
}

let onCallEnded: ((call: EndedCall) => void) | null = null;

/** Has each call reported when it has ended, to one listener. */
export function reportCalls(listener: (call: EndedCall) => void): void {
  onCallEnded = listener;
}

/**
 * Sends a call and returns its answer or how it failed. Throws only errors of the page or the browser. Only this function sees the token: neither it
 * nor the request becomes part of what is returned. Of a read with a cache, an answer that is still right is not sent again.
 */
export async function send(
  call: Call,
  token: string | null,
  signal?: AbortSignal,
  scheme: 'Bearer' | 'Display' | 'AccessLink' = 'Bearer',
  etagCache?: EtagCache,
): Promise<{ answer: Answer } | { failure: Failure }> {
  const refused = refuseToSend(call);
  if (refused) return { failure: refused };
  const missing = missingParameter(call);
  if (missing !== null) {
    const error = `Required parameter ${missing} was null or undefined when calling ${call.call}.`;
    return { failure: { status: 'MISSING_PARAMETER', error } };
  }
  const method = call.method ?? 'GET';
  const begun = performance.now();
  const note = (status: number | string, requestId: string | null) => {
    const milliseconds = Math.round(performance.now() - begun);
    onCallEnded?.({ endpoint: call.call, method, status, milliseconds, requestId });
  };
  const settings = browserSettings();
  const address = serviceUrl(pathOf(call), settings);
  const cached = etagCache?.get(address);
  const request: RequestInit = {
    method,
    headers: { ...headersOf(call, token, scheme), ...(cached ? { 'If-None-Match': cached.etag } : {}) },
    ...bodyOf(call),
    ...(signal ? { signal } : {}),
  };
  const failed = (error: unknown): { failure: Failure } => {
    note(signal?.aborted ? 'GIVEN_UP' : 'OFFLINE', null);
    return { failure: { status: 'OFFLINE', error: error instanceof Error ? error.message : String(error) } };
  };
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch (error) {
    return failed(error);
  }
  // An error of this page or browser from here on is thrown: it is not a lost connection.
  if (maySeeToken(call.path, settings)) noteServerTime(response.headers.get('Date'));
  // A sign-in that was left ends late without a network, when another one may be used.
  const isCurrent = scheme === 'Bearer' && token !== null && token === currentToken();
  if (isCurrent && (response.ok || response.status === 304)) noteUse();
  let result: Awaited<ReturnType<typeof read>>;
  try {
    result = await read(call, response, cached);
  } catch (error) {
    return failed(error);
  }
  const etag = response.headers.get('ETag');
  if ('answer' in result && etag !== null) etagCache?.set(address, { etag, data: result.answer.data });
  note('failure' in result ? result.failure.status : response.status, response.headers.get('X-Request-Id'));
  return result;
}

function bodyOf({ body, bytes }: Call): { body?: Blob | string } {
  if (bytes) return { body: bytes };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function headersOf(call: Call, token: string | null, scheme: string): Record<string, string> {
  return {
    Accept: 'application/json, application/problem+json',
    'Accept-Language': currentLocale(),
    ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(call.bytes ? { 'Content-Type': call.bytes.type } : {}),
    ...(token === null || !maySeeToken(call.path, browserSettings()) ? {} : { Authorization: `${scheme} ${token}` }),
    ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
    ...(call.changesByGet ? { 'X-Requested-With': REQUESTED_WITH } : {}),
  };
}

async function read(
  call: Call,
  response: Response,
  cached?: { data: unknown },
): Promise<{ answer: Answer } | { failure: Failure }> {
  const type = response.headers.get('Content-Type') ?? '';
  const count = response.headers.get('X-Total-Count');
  const totalCount = count === null ? null : Number(count);
  if (response.status === 304 && cached) return { answer: { data: cached.data, totalCount } };
  if (response.ok && type.startsWith('application/json')) {
    const data: unknown = await response.json();
    if (isAnswerTo(call, data)) return { answer: { data, totalCount } };
  }
  return { failure: await readFailure(response) };
}

/** Returns the server's refusal, or that this is no answer of the server that was expected. */
export async function readFailure(response: Response): Promise<Failure> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok && type.startsWith('application/problem+json')) {
    const data: unknown = await response.json();
    if (!isProblem(data)) return { status: 'NOT_THE_SERVER', error: `${response.status} without a code` };
    const seconds = Number(response.headers.get('Retry-After') ?? NaN);
    const wait = Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
    return { status: response.status, data, ...wait };
  }
  return { status: 'NOT_THE_SERVER', error: `${response.status} ${type}` };
}

/** Every refusal of the server has a code; one of something before it has none. */
const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';
