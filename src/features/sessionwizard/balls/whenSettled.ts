import type { Store } from '@reduxjs/toolkit';
import { nextToSend, selectRecordings, type Recording, type WithRecordings } from './recordingQueue';

/**
 * Resolves when none of the recordings in question is under way any more: all are stored, or what is left waits for
 * somebody to decide.
 */
export function whenSettled(store: Store<WithRecordings>, inQuestion: (one: Recording) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = () => !isUnderWay(selectRecordings(store.getState()), inQuestion);
    if (isSettled()) {
      resolve();
      return;
    }
    const unsubscribe = store.subscribe(() => {
      if (!isSettled()) return;
      unsubscribe();
      resolve();
    });
  });
}

function isUnderWay(queue: readonly Recording[], inQuestion: (one: Recording) => boolean): boolean {
  return queue.some(
    (one) => inQuestion(one) && (one.state === 'sending' || nextToSend(queue, one.playerDataId) !== null),
  );
}
