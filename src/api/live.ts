import { createParser } from 'eventsource-parser';
import { currentToken, noteUse } from '@/session/token';
import { pause } from '@/ui/pause';
import type { LiveEvent } from '@contract/live';
import { addressOf, browserSettings } from './address';

/** The server gives a sign of life every 15 s; without one for so long the connection is taken for dead. */
const SILENCE_MS = 40_000;

const FIRST_WAIT_MS = 1_000;

const LONGEST_WAIT_MS = 30_000;

interface Following {
  path: string;
  /** The header's value; null while nobody is signed in. */
  authorization: () => string | null;
  /** Called when the server has accepted it. */
  onAccepted?: () => void;
  onEvent: (event: LiveEvent) => void;
  /** Called when a connection has ended, or could not be made. */
  onEnd?: () => void;
  signal: AbortSignal;
}

/**
 * Calls back with what happens in a club until the signal says stop. A connection that ends is opened again, at first
 * after a second, later after up to half a minute or when the network is back; each one begins with `resync`.
 */
export function followClub(
  golfclubId: string,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
  onEnd?: () => void,
): Promise<void> {
  const authorization = () => {
    const token = currentToken();
    return token === null ? null : `Bearer ${token}`;
  };
  return follow({
    path: `/api/live/${encodeURIComponent(golfclubId)}`,
    authorization,
    onAccepted: noteUse,
    onEvent,
    signal,
    ...(onEnd ? { onEnd } : {}),
  });
}

/** Calls back with what happens in the club of a display link, and when a connection has ended, in the same way. */
export function followDisplay(
  secret: string,
  { onEvent, onEnd, signal }: { onEvent: () => void; onEnd: () => void; signal: AbortSignal },
): Promise<void> {
  return follow({ path: '/api/display/live', authorization: () => `Display ${secret}`, onEvent, onEnd, signal });
}

async function follow(following: Following): Promise<void> {
  const { signal, onEnd } = following;
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const wasOpen = await followOnce(following).catch(() => false);
    onEnd?.();
    wait = wasOpen ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
    await pause(wait * (0.5 + Math.random() / 2), signal);
  }
}

/** Resolves when the connection has ended: with true if there was one. */
async function followOnce({ path, authorization, onAccepted, onEvent, signal }: Following): Promise<boolean> {
  const sent = authorization();
  if (sent === null) return false;
  const silence = new AbortController();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  let isOpen = false;
  try {
    heard();
    const answer = await fetch(addressOf(path, browserSettings()), {
      headers: { Accept: 'text/event-stream', Authorization: sent },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    isOpen = answer.ok && (answer.headers.get('Content-Type') ?? '').startsWith('text/event-stream');
    if (!isOpen || !answer.body) {
      await answer.body?.cancel();
      return false;
    }
    onAccepted?.();
    for await (const { event, data } of eventsOf(answer.body, heard)) {
      onEvent({ event, data: JSON.parse(data) as unknown } as LiveEvent);
    }
    return true;
  } catch {
    return isOpen;
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
