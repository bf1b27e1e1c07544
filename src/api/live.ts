import type { LiveEvent } from '../../contract/live';
import { currentToken } from '../session/token';
import { addressOf } from './address';
import { browserSettings } from './browserSettings';
import { eventsOf } from './eventStream';

/** The server gives a sign of life every 15 s; without one for so long the connection is taken for dead. */
const SILENCE_MS = 40_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Calls back with what happens in a club until the signal says stop. A connection that ends is opened again, at first
 * after a second, later after up to half a minute or when the network is back; each one begins with `resync`.
 */
export async function followClub(
  golfclubId: string,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const wasOpen = await followOnce(golfclubId, onEvent, signal).catch(() => false);
    wait = wasOpen ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
    await pause(wait * (0.5 + Math.random() / 2), signal);
  }
}

/** Resolves when the connection has ended: with true if there was one. */
async function followOnce(
  golfclubId: string,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const token = currentToken();
  if (token === null) return false;
  const silence = new AbortController();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  let isOpen = false;
  try {
    heard();
    const answer = await fetch(addressOf(`/api/live/${encodeURIComponent(golfclubId)}`, browserSettings()), {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    isOpen = answer.ok && (answer.headers.get('Content-Type') ?? '').startsWith('text/event-stream');
    if (!isOpen || !answer.body) {
      await answer.body?.cancel();
      return false;
    }
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

/** Resolves after so many milliseconds, or sooner when the network comes back or nobody waits any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
