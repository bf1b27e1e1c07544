import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { dialogShown } from '../../../modal/modalSlice';
import { useDialogOf } from '../../../modal/useDialogOf';
import { finishesAfter, queuedFinish, type FinishEntry, type OutboxEntry } from '../../../outbox/entries';
import { selectEntries, type WithOutbox } from '../../../outbox/outboxSlice';
import { giveUp, queueFinish } from '../../../outbox/recording';
import { useOutboxDispatch } from '../../../outbox/useOutboxDispatch';
import { whenSent } from '../../../outbox/whenSent';

interface Finishing {
  /** Finishes at once, or as soon as everything of it is sent. */
  finish: () => Promise<void>;
  /** It is waiting for balls that this device has not sent yet. */
  isWaiting: boolean;
  /** It need not be waited for: it is finished behind its balls, also after the page was closed. */
  finishAfterwards: () => Promise<void>;
  /** Nobody waits any more, nothing is finished. */
  stopWaiting: () => void;
  queued: FinishEntry | undefined;
  callOff: () => Promise<void>;
}

/** Returns how a training, or one player session of it, is finished behind the balls that this device still has of it. */
export function useFinishing(
  trainingId: string,
  playerDataId: string | null,
  finishNow: () => Promise<void>,
): Finishing {
  const store = useStore<WithOutbox>();
  const dispatch = useOutboxDispatch();
  const queued = useSelector((state: WithOutbox) => queuedFinish(selectEntries(state), trainingId, playerDataId));
  const { isOpen: isWaiting, hide } = useDialogOf('finishUnsent', { trainingId, playerDataId });
  const latest = useRef(finishNow);
  useEffect(() => {
    latest.current = finishNow;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const waiting = new AbortController();
    void whenSent(store, isBefore(trainingId, playerDataId), waiting.signal).then((isSent) => {
      // Whoever stopped waiting, or left the page, has closed the dialog already.
      if (!isSent) return undefined;
      hide();
      return latest.current();
    });
    return () => waiting.abort();
  }, [store, isWaiting, trainingId, playerDataId, hide]);

  const finish = async () => {
    const isAnyUnsent = selectEntries(store.getState()).some(isBefore(trainingId, playerDataId));
    if (isAnyUnsent) dispatch(dialogShown({ kind: 'finishUnsent', trainingId, playerDataId }));
    else await finishNow();
  };
  const finishAfterwards = async () => {
    hide();
    await dispatch(queueFinish(trainingId, playerDataId));
  };
  const callOff = async () => {
    if (queued) await dispatch(giveUp(queued.key));
  };
  return { finish, isWaiting, finishAfterwards, stopWaiting: hide, queued, callOff };
}

const isBefore = (trainingId: string, playerDataId: string | null) => (entry: OutboxEntry) =>
  finishesAfter({ key: '', trainingId, playerDataId }, entry);
