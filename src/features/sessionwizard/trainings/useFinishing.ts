import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { dialogShown } from '@/modal/modalSlice';
import { useDialogOf } from '@/modal/useDialog';
import { recordingsStored } from '@/outbox/beingStored';
import { finishesAfter, queuedFinish, type FinishEntry } from '@/outbox/entries';
import { selectEntries, type WithOutbox } from '@/outbox/outboxSlice';
import { discardEntry } from '@/outbox/decisions';
import { queueFinish, useOutboxDispatch } from '@/outbox/recording';

export interface Finishing {
  /** Finishes at once, or as soon as all of its balls are sent. */
  finish: () => Promise<void>;
  /** Waiting for unsent balls of this device. */
  isWaiting: boolean;
  /** Stops waiting; the outbox finishes it behind its balls, also after the page was closed. */
  finishAfterwards: () => Promise<void>;
  /** Stops waiting; nothing is finished. */
  stopWaiting: () => void;
  /** The finish in the outbox. */
  queued: FinishEntry | undefined;
  /** Removes it from the outbox. */
  cancel: () => Promise<void>;
}

/** Returns how to finish a training, or one player session of it, after the unsent balls of this device. */
export function useFinishing(
  trainingId: string,
  playerDataId: string | null,
  finishNow: () => Promise<void>,
): Finishing {
  const dispatch = useDispatch();
  const outboxDispatch = useOutboxDispatch();
  const queued = useSelector((state: WithOutbox) => queuedFinish(selectEntries(state), trainingId, playerDataId));
  const about = { trainingId, playerDataId };
  const { isOpen: isWaiting, hide } = useDialogOf('finishUnsent', about, { hidesOnUnmount: playerDataId === null });
  const store = useStore<WithOutbox>();
  const waitsFor = (state: WithOutbox) =>
    selectEntries(state).some((entry) => finishesAfter({ key: '', trainingId, playerDataId }, entry));
  // Recorded balls render nothing here before somebody finishes.
  const isAnyUnsent = useSelector((state: WithOutbox) => isWaiting && waitsFor(state));
  const latest = useRef(finishNow);
  useEffect(() => {
    latest.current = finishNow;
  });
  useEffect(() => {
    if (!isWaiting || isAnyUnsent) return;
    hide();
    void latest.current();
  }, [isWaiting, isAnyUnsent, hide]);

  const finish = async () => {
    await recordingsStored();
    if (waitsFor(store.getState())) dispatch(dialogShown({ kind: 'finishUnsent', trainingId, playerDataId }));
    else await finishNow();
  };
  const finishAfterwards = async () => {
    hide();
    await outboxDispatch(queueFinish(trainingId, playerDataId));
  };
  const cancel = async () => {
    if (queued) await outboxDispatch(discardEntry(queued.key));
  };
  return { finish, isWaiting, finishAfterwards, stopWaiting: hide, queued, cancel };
}
