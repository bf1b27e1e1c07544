import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Failure } from '@/errors/failure';
import { pathOf, type Call } from './call';

/** A call that was not sent. */
export interface UnsentCall {
  method: string;
  path: string;
  /** Undefined where there is none; null where it is not shown, because it may hold a secret. */
  body: unknown;
}

/** What a cache holds of a query: its answer, or how it failed. */
interface CacheEntry {
  data?: unknown;
  error?: unknown;
}

interface DelayedCalls {
  /** The cache that answers, by its keys. */
  entries: Readonly<Record<string, CacheEntry | undefined>>;
  /** Called with each call that is not answered from it. */
  onUnsent: (call: UnsentCall) => void;
}

let delayedCalls: DelayedCalls | null = null;

/** From now on no call of the API is sent, and reads are answered from a cache. Returns how to end that. */
export function interceptCalls(wanted: DelayedCalls): () => void {
  delayedCalls = wanted;
  return () => {
    if (delayedCalls === wanted) delayedCalls = null;
  };
}

function unsent(call: UnsentCall): Failure {
  delayedCalls?.onUnsent(call);
  return { status: 'NOT_SENT', error: `${call.method} ${call.path} was not sent` };
}

/** Returns what a call is answered in the place of the server; null while calls are sent. */
export function answerFromCache(
  call: Call,
  { queryCacheKey, getState }: Pick<BaseQueryApi, 'getState' | 'queryCacheKey'>,
): { data: unknown } | { error: Failure } | null {
  if (!delayedCalls) return null;
  if (queryCacheKey !== undefined) {
    const { api } = getState() as { api: { queries: DelayedCalls['entries'] } };
    for (const entry of [api.queries[queryCacheKey], delayedCalls.entries[queryCacheKey]]) {
      if (entry?.data !== undefined) return { data: entry.data };
      if (entry?.error !== undefined) return { error: entry.error as Failure };
    }
  }
  return { error: unsent({ method: call.method ?? 'GET', path: pathOf(call), body: call.body }) };
}

/**
 * Returns that a call was not sent; null while calls are sent. It may hold secrets, so neither its parameters nor its body are
 * shown.
 */
export function refuseToSend({ method = 'GET', path, body, bytes }: Call): Failure | null {
  if (!delayedCalls) return null;
  return unsent({ method, path, body: body === undefined && !bytes ? undefined : null });
}
