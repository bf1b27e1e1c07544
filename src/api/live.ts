import type { Dispatch } from '@reduxjs/toolkit';
import { createParser } from 'eventsource-parser';
import { currentToken, noteUse } from '@/session/token';
import { pause } from '@/ui/pause';
import type { LiveEvent } from '@contract/live';
import { serviceUrl, browserSettings } from './address';
import { signedInSince } from './baseQuery';
import { readFailure } from './send';

/** The server gives a sign of life every 15 s; without one for so long the connection is taken for dead. */
const SILENCE_MS = 40_000;

const FIRST_WAIT_MS = 1_000;

const LONGEST_WAIT_MS = 30_000;

interface Following {
  path: string;
  scheme: 'Bearer' | 'Display';
  /** Null while nobody is signed in. */
  token: () => string | null;
  /** Called when the server has accepted it. */
  onAccepted?: () => void;
  onEvent: (event: LiveEvent) => void;
  /** Called when a connection has ended, or could not be made. */
  onEnd?: () => void;
  /** Called with a token that the server does not accept; the next connection waits until it resolves. */
  onTokenRefused?: (token: string) => Promise<unknown>;
  signal: AbortSignal;
}

/**
 * Calls back with what happens in a club until the signal says stop. A connection that ends is opened again, at first
 * after a second, later after up to half a minute or when the network is back; each one begins with `resync`. One that ends
 * without an event, because something before the server withholds them, is followed by a `resync` as well: what is shown is
 * read again. A token that the server no longer accepts is dealt with as that of any call.
 */
export function followClub(
  golfclubId: string,
  onEvent: (event: LiveEvent) => void,
  { signal, dispatch }: { signal: AbortSignal; dispatch: Dispatch },
  onEnd?: () => void,
): Promise<void> {
  return follow({
    path: `/api/live/${encodeURIComponent(golfclubId)}`,
    scheme: 'Bearer',
    token: currentToken,
    onAccepted: noteUse,
    onEvent,
    onTokenRefused: (token) => signedInSince(token, { signal, dispatch }),
    signal,
    ...(onEnd ? { onEnd } : {}),
  });
}

/** Calls back with what happens in the club of a display link in the same way. */
export function followDisplay(
  secret: string,
  { onEvent, signal }: { onEvent: () => void; signal: AbortSignal },
): Promise<void> {
  return follow({ path: '/api/display/live', scheme: 'Display', token: () => secret, onEvent, signal });
}

async function follow(following: Following): Promise<void> {
  const { signal, onEvent, onEnd, onTokenRefused } = following;
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const { wasOpen, wasWithoutEvent, refusedToken } = await followOnce(following);
    onEnd?.();
    if (wasWithoutEvent) onEvent({ event: 'resync', data: {} });
    if (refusedToken !== null) await onTokenRefused?.(refusedToken);
    wait = wasOpen ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
    await pause(wait * (0.5 + Math.random() / 2), signal);
  }
}

interface EndedConnection {
  /** The server had accepted it. */
  wasOpen: boolean;
  /** It was answered, or given up because nothing came, and no event arrived. Without a network there is nothing to read. */
  wasWithoutEvent: boolean;
  /** The token for which it was refused as not signed in; null otherwise. */
  refusedToken: string | null;
}

/** Resolves when the connection has ended, or could not be made. */
async function followOnce({ path, scheme, token, onAccepted, onEvent, signal }: Following): Promise<EndedConnection> {
  const sent = token();
  if (sent === null) return { wasOpen: false, wasWithoutEvent: false, refusedToken: null };
  const silence = new AbortController();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  let isOpen = false;
  let hasHeard = false;
  const isMissingEvents = () => !hasHeard && !signal.aborted;
  // Before the network can fail: an error of the browser is not a lost connection.
  const untilSilent = AbortSignal.any([signal, silence.signal]);
  try {
    heard();
    const answer = await fetch(serviceUrl(path, browserSettings()), {
      headers: { Accept: 'text/event-stream', Authorization: `${scheme} ${sent}` },
      signal: untilSilent,
    });
    isOpen = answer.ok && (answer.headers.get('Content-Type') ?? '').startsWith('text/event-stream');
    if (!isOpen || !answer.body) {
      const isRefused = !answer.ok && (await readFailure(answer)).status === 401;
      if (!answer.bodyUsed) await answer.body?.cancel();
      return {
        wasOpen: false,
        wasWithoutEvent: !isRefused && isMissingEvents(),
        refusedToken: isRefused ? sent : null,
      };
    }
    onAccepted?.();
    for await (const { event, data } of eventsOf(answer.body, heard)) {
      hasHeard = true;
      onEvent({ event, data: JSON.parse(data) as unknown } as LiveEvent);
    }
    return { wasOpen: true, wasWithoutEvent: isMissingEvents(), refusedToken: null };
  } catch {
    const wasReached = isOpen || silence.signal.aborted;
    return { wasOpen: isOpen, wasWithoutEvent: wasReached && isMissingEvents(), refusedToken: null };
  } finally {
    clearTimeout(alarm);
  }
}

/** One event of a stream of server-sent events. */
export interface StreamedEvent {
  event: string;
  data: string;
}

/** Yields the events of a response as they arrive. `onChunk` is called for each received chunk, also for comments alone. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): AsyncGenerator<StreamedEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const received: StreamedEvent[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => received.push({ event, data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* received.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
