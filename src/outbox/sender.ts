import { isPassing, sendable, type OutboxEntry } from './entries';
import type { Failure } from '../ui/failure';

/** How an entry fared: acknowledged (with the version its ball now has) or not. */
export type Sent = { version: number | null } | { failure: Failure };

export interface SenderParts {
  /** What there is to send, as of now. */
  entries: () => readonly OutboxEntry[];
  /** Sends one entry; never rejects. */
  send: (entry: OutboxEntry) => Promise<Sent>;
  onSent: (entry: OutboxEntry) => void;
  onAcknowledged: (entry: OutboxEntry, version: number | null) => Promise<void>;
  onDelayed: (entry: OutboxEntry, failure: Failure) => void;
  onRefused: (entry: OutboxEntry, failure: Failure) => Promise<void>;
  /** Nothing is begun while this holds: the server does not know who is signed in. */
  isPaused: () => boolean;
  /** Calls back after so many milliseconds; returns how to call it off. */
  after: (milliseconds: number, then: () => void) => () => void;
  /** From 0 to 1, so that many devices do not come back at the same moment. */
  random: () => number;
}

export interface Sender {
  /** Sends what can be sent; to be called whenever something may have changed. */
  look(): void;
  /** Forgets that the server could not be reached, because the network is said to be back. */
  tryNow(): void;
  /** Begins nothing more; what is under way ends as it ends. */
  stop(): void;
}

const MOST_AT_ONCE = 4;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Returns what sends the outbox: each player session's balls in order, several player sessions at once. When the server
 * cannot answer, everything waits, each time twice as long, up to half a minute.
 */
export function makeSender(parts: SenderParts): Sender {
  let underWay = 0;
  let failures = 0;
  let callOff: (() => void) | null = null;
  let isStopped = false;

  const wait = (failure: Failure) => {
    failures += 1;
    const doubled = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    const wanted = 'data' in failure ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0;
    callOff?.();
    callOff = parts.after(Math.max(doubled * (0.5 + parts.random() / 2), wanted), () => {
      callOff = null;
      look();
    });
  };

  const sendOne = async (entry: OutboxEntry) => {
    underWay += 1;
    parts.onSent(entry);
    const sent = await parts.send(entry);
    if ('version' in sent) {
      failures = 0;
      await parts.onAcknowledged(entry, sent.version);
    } else if (isPassing(sent.failure)) {
      parts.onDelayed(entry, sent.failure);
      if (callOff === null) wait(sent.failure);
    } else {
      failures = 0;
      await parts.onRefused(entry, sent.failure);
    }
    underWay -= 1;
    look();
  };

  function look(): void {
    for (;;) {
      if (isStopped || callOff !== null || parts.isPaused() || underWay >= MOST_AT_ONCE) return;
      const [next] = sendable(parts.entries());
      if (!next) return;
      void sendOne(next);
    }
  }

  return {
    look,
    tryNow() {
      callOff?.();
      callOff = null;
      failures = 0;
      look();
    },
    stop() {
      isStopped = true;
      callOff?.();
      callOff = null;
    },
  };
}
