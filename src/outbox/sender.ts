import type { Failure } from '../ui/failure';
import { areBalls } from './bursts';
import { isPassing, type BallEntry, type OutboxEntry } from './entries';
import { sendable, type Batch } from './sendable';

/** How a batch fared: acknowledged (with the version each of its balls now has, in their order) or not. */
export type Sent = { versions: readonly (number | null)[] } | { failure: Failure };

export interface SenderParts {
  /** What there is to send, as of now. */
  entries: () => readonly OutboxEntry[];
  /** Sends a batch in one call; never rejects. */
  send: (batch: Batch) => Promise<Sent>;
  onSent: (batch: Batch) => void;
  onAcknowledged: (batch: Batch, versions: readonly (number | null)[]) => Promise<void>;
  onDelayed: (batch: Batch, failure: Failure) => void;
  onRefused: (entry: OutboxEntry, failure: Failure) => Promise<void>;
  /** Several balls were refused together, none of them was recorded: from now on each is to be sent alone. */
  onBurstRefused: (balls: readonly BallEntry[]) => Promise<void>;
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
 * Returns what sends the outbox: each player session's balls in order, those that wait together in one call, several
 * player sessions at once. When the server cannot answer, everything waits, each time twice as long, up to half a minute.
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

  const sendNext = async (batch: Batch) => {
    underWay += 1;
    parts.onSent(batch);
    const sent = await parts.send(batch);
    if ('versions' in sent) {
      failures = 0;
      await parts.onAcknowledged(batch, sent.versions);
    } else if (isPassing(sent.failure)) {
      parts.onDelayed(batch, sent.failure);
      if (callOff === null) wait(sent.failure);
    } else {
      failures = 0;
      if (areBalls(batch) && batch.length > 1) await parts.onBurstRefused(batch);
      else await parts.onRefused(batch[0], sent.failure);
    }
    underWay -= 1;
    look();
  };

  function look(): void {
    for (;;) {
      if (isStopped || callOff !== null || parts.isPaused() || underWay >= MOST_AT_ONCE) return;
      const [next] = sendable(parts.entries());
      if (!next) return;
      void sendNext(next);
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
