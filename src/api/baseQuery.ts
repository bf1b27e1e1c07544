import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Failure } from '@/errors/failure';
import { sessionOfToken } from '@/session/loginSession';
import { type SecretHandle, takeSecret } from '@/session/secrets';
import { sessionLapsed } from '@/session/sessionSlice';
import { signedInAgain } from '@/session/signInAgain';
import { currentToken } from '@/session/token';
import { maySeeToken, browserSettings } from './address';
import type { Call } from './call';
import { currentEtagCache, type EtagCache } from './etagCache';
import { answerFromCache } from './interceptedCalls';
import { send } from './send';

export interface Meta {
  /** How many there are in all, where the answer is one page of a list. */
  totalCount: number | null;
  /** The answer comes from a cache, and was transformed before. */
  isFromCache?: true;
}

/**
 * Sends the call as whoever is signed in. When the server no longer accepts the token, the call waits until that
 * person has signed in again and is then repeated, so that no page loses what was typed.
 */
export async function sendPatiently(
  call: Call,
  { signal, dispatch }: Pick<BaseQueryApi, 'signal' | 'dispatch'>,
  etagCache?: EtagCache,
): ReturnType<typeof send> {
  for (;;) {
    const token = currentToken();
    const result = await send(call, token, signal, 'Bearer', etagCache);
    if ('answer' in result || result.failure.status !== 401 || token === null) return result;
    if (!(await signedInSince(token, { signal, dispatch }))) return result;
    if (!isSamePerson(token, currentToken())) return result;
  }
}

/**
 * Asks for a new sign-in where the token that the server has refused is the present one. Resolves with false when whoever it
 * was will not sign in again, or the signal says that nobody waits any more.
 */
export async function signedInSince(
  refusedToken: string,
  { signal, dispatch }: { signal: AbortSignal; dispatch: Dispatch },
): Promise<boolean> {
  if (refusedToken !== currentToken()) return true;
  dispatch(sessionLapsed());
  return signedInAgain(signal);
}

/** Returns whether both tokens are of one person; what one person has asked for is never repeated as another. */
function isSamePerson(before: string, now: string | null): boolean {
  const [was, is] = [sessionOfToken(before), now === null ? null : sessionOfToken(now)];
  return is !== null && is.session.id === was?.session.id;
}

export const baseQuery: BaseQueryFn<Call, unknown, Failure, object, Meta> = async (call, lifecycle) => {
  const current = answerFromCache(call, lifecycle);
  if (current) return { ...current, meta: { totalCount: null, isFromCache: true } };
  // A host of images elsewhere does not know the header that asks.
  const isConditional = lifecycle.type === 'query' && maySeeToken(call.path, browserSettings());
  const result = await sendPatiently(call, lifecycle, isConditional ? currentEtagCache() : undefined);
  if ('failure' in result) return { error: result.failure };
  return { data: result.answer.data, meta: { totalCount: result.answer.totalCount } };
};

/** Sends a call whose body lies in the secret store; what is returned holds nothing of the body. */
export async function sendSecret<Answer>(
  call: Call,
  body: SecretHandle<unknown>,
  lifecycle: Pick<BaseQueryApi, 'dispatch' | 'signal'>,
): Promise<{ data: Answer } | { error: Failure }> {
  const result = await sendPatiently({ ...call, body: takeSecret(body) }, lifecycle);
  return 'failure' in result ? { error: result.failure } : { data: result.answer.data as Answer };
}
