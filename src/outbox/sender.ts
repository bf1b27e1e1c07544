import { type Failure, isTransient } from '@/errors/failure';
import { isBallBatch, nextBatches, type Batch } from './batches';
import type { BallEntry, OutboxEntry } from './entries';

/** The outcome of a batch: acknowledged, with the version of each of its balls in their order, or failed. */
export type Sent =
  | {
      versions: readonly (number | null)[];
      /** The player session of added players. */
      playerDataId?: string;
    }
  | { failure: Failure };

export interface SenderOptions {
  /** What there is to send, as of now. */
  entries: () => readonly OutboxEntry[];
  /** Sends a batch in one call. */
  send: (batch: Batch) => Promise<Sent>;
  onSent: (batch: Batch) => void;
  onAcknowledged: (batch: Batch, versions: readonly (number | null)[]) => Promise<void>;
  onDelayed: (batch: Batch, failure: Failure) => Promise<void>;
  onRefused: (entry: OutboxEntry, failure: Failure) => Promise<void>;
  /** Several balls were refused together, none of them was recorded: from now on each is to be sent alone. */
  onBurstRefused: (balls: readonly BallEntry[]) => Promise<void>;
  /** Nothing is sent while true: the session has lapsed. */
  isPaused: () => boolean;
  /** Calls back after so many milliseconds; returns how to cancel. */
  setTimer: (milliseconds: number, then: () => void) => () => void;
  /** From 0 to 1: the jitter of the back-off. */
  random: () => number;
}

export interface Sender {
  /** Sends what can be sent; to be called after every change. */
  flush(): void;
  /** Resets the back-off and sends at once. */
  flushNow(): void;
  /** Sends nothing more; calls in flight are not aborted. */
  stop(): void;
}

const MOST_AT_ONCE = 4;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Returns what sends the outbox: each player session's balls in order, those that wait together in one call, up to four
 * calls at once. A transient failure delays everything with an exponential back-off from 1 to 30 seconds.
 */
export function makeSender(options: SenderOptions): Sender {
  let inFlight = 0;
  let failures = 0;
  let cancelTimer: (() => void) | null = null;
  let isStopped = false;

  const backOff = (failure: Failure) => {
    failures += 1;
    const doubled = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    const retryAfter = 'data' in failure ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0;
    cancelTimer?.();
    cancelTimer = options.setTimer(Math.max(doubled * (0.5 + options.random() / 2), retryAfter), () => {
      cancelTimer = null;
      flush();
    });
  };

  const sendNext = async (batch: Batch) => {
    inFlight += 1;
    options.onSent(batch);
    // Whatever is wrong with an answer, the others must not wait behind it for good.
    const sent = await options.send(batch).catch((error: unknown): Sent => {
      return { failure: { status: 'NOT_THE_SERVER', error: String(error) } };
    });
    if ('versions' in sent) {
      failures = 0;
      await options.onAcknowledged(batch, sent.versions);
    } else if (isTransient(sent.failure)) {
      await options.onDelayed(batch, sent.failure);
      if (cancelTimer === null) backOff(sent.failure);
    } else {
      failures = 0;
      if (isBallBatch(batch) && batch.length > 1) await options.onBurstRefused(batch);
      else await options.onRefused(batch[0], sent.failure);
    }
    inFlight -= 1;
    flush();
  };

  function flush(): void {
    for (;;) {
      if (isStopped || cancelTimer !== null || options.isPaused() || inFlight >= MOST_AT_ONCE) return;
      const [next] = nextBatches(options.entries());
      if (!next) return;
      void sendNext(next);
    }
  }

  return {
    flush,
    flushNow() {
      cancelTimer?.();
      cancelTimer = null;
      failures = 0;
      flush();
    },
    stop() {
      isStopped = true;
      cancelTimer?.();
      cancelTimer = null;
    },
  };
}
