import { trainingQueries } from '@/api/training';
import { type Lifecycle, replaceTraining, untilNotBeingRead } from '@/api/trainingCache';
import type { Failure } from '@/errors/failure';
import { isTransient, storableFailure } from './entries';
import { type OutboxStore, selectSentElsewhere, sentElsewhereRead } from './outboxSlice';
import { isPausedFor, type Sending } from './sendFor';
import { backOffMs, type SenderOptions } from './sender';
import { untilSo } from './untilChanged';
import { withinTime } from './withinTime';

/**
 * Reads each training again of which another tab has sent entries, so that these leave the screen only once the training shows
 * what they recorded. Transient failures delay it as they delay the sender.
 */
export function readSentElsewhere(store: OutboxStore, userId: string, setTimer: SenderOptions['setTimer']): Sending {
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  const beingRead = new Set<string>();
  const delayed = new Set<() => void>();
  let failures = 0;

  const delay = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        cancel();
        delayed.delete(end);
        resolve();
      };
      const cancel = setTimer(milliseconds, end);
      delayed.add(end);
    });

  const readUntilAnswered = async (trainingId: string) => {
    for (;;) {
      await untilSo(store, stopping.signal, () => !isPausedFor(userId, store));
      const sent = selectSentElsewhere(store.getState()).filter((entry) => entry.trainingId === trainingId);
      if (isStopped() || sent.length === 0) return;
      const failure = await readTraining(trainingId, store);
      if (isStopped()) return;
      if (failure && isTransient(failure)) {
        failures += 1;
        await delay(backOffMs(failures, failure, Math.random()));
      } else {
        failures = 0;
        store.dispatch(sentElsewhereRead({ keys: sent.map(({ key }) => key) }));
      }
    }
  };

  const begin = () => {
    for (const { trainingId } of selectSentElsewhere(store.getState())) {
      if (beingRead.has(trainingId)) continue;
      beingRead.add(trainingId);
      void readUntilAnswered(trainingId).finally(() => beingRead.delete(trainingId));
    }
  };
  const flushNow = () => {
    failures = 0;
    for (const end of [...delayed]) end();
  };
  const unsubscribe = store.subscribe(begin);
  window.addEventListener('online', flushNow);
  begin();
  return {
    flushNow,
    stop() {
      stopping.abort();
      unsubscribe();
      window.removeEventListener('online', flushNow);
      flushNow();
    },
  };
}

/** Reads the training by a call that begins now. Returns why that failed; null: the cache holds the answer. */
async function readTraining(scheduledTrainingId: string, store: OutboxStore): Promise<Failure | null> {
  const cache = store as unknown as Lifecycle;
  await untilNotBeingRead(scheduledTrainingId, cache);
  const { getTraining } = trainingQueries.endpoints;
  const reading = store.dispatch(
    getTraining.initiate({ scheduledTrainingId }, { forceRefetch: true, subscribe: false }),
  );
  const answer = await withinTime(reading);
  if (answer.error !== undefined) return storableFailure(answer.error);
  if (answer.data === undefined) return storableFailure(null);
  replaceTraining(answer.data, cache);
  return null;
}
