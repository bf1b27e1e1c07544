import { addListener, type UnknownAction, type UnsubscribeListener } from '@reduxjs/toolkit';
import type { ScheduledTraining } from '../../contract/training';
import { newerTraining } from '../api/newerTraining';
import { cachedTraining, trainingApi, trainingQueries } from '../api/training';
import { selectSession, signedOut, type sessionSlice } from '../session/sessionSlice';
import { failureOf } from '../ui/failure';
import { isTrainingAnswer, clubOfWholeAnswer, trainingsIn } from './offlineTrainingsSlice';
import { deleteTraining, putTraining, trainingsOf } from './outboxDatabase';
import type { OutboxStore } from './readOutbox';
import { showOfflineList, showOfflineTraining } from './showOfflineTrainings';

type State = { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };

/**
 * Stores the running trainings on this device as the server answers them, and shows them when it cannot be reached. Deleted
 * at sign-out. Returns how to stop.
 */
export function storeOfflineTrainings(store: OutboxStore): () => void {
  const listener = addListener({
    predicate: () => true,
    effect: async (action, { getState, getOriginalState }) => {
      const userId = selectSession(getState() as State)?.id;
      if (signedOut.match(action)) return deleteAll(selectSession(getOriginalState() as State)?.id);
      if (userId === undefined) return;
      // Without a database the app goes on; the banner of the outbox says so.
      await Promise.all([save(userId, action, store), show(userId, action, store)]).catch(() => undefined);
    },
  });
  return store.dispatch(listener) as unknown as UnsubscribeListener;
}

const { getTraining, getTrainings } = trainingQueries.endpoints;

async function show(userId: string, action: UnknownAction, store: OutboxStore): Promise<void> {
  if (getTraining.matchPending(action)) await showOfflineTraining(userId, action.meta.arg.originalArgs, store);
  else if (getTrainings.matchRejected(action)) await showOfflineList(userId, action.meta.arg.originalArgs, store);
}

async function save(userId: string, action: UnknownAction, store: OutboxStore): Promise<void> {
  if (isTrainingAnswer(action)) {
    const answered = trainingsIn(action).map((one) => newerTraining(cachedTraining(one.id, store.getState()), one));
    await deleteEnded(userId, answered, clubOfWholeAnswer(action));
    const readAt = new Date().toISOString();
    await Promise.all(answered.filter(isRunning).map((one) => putTraining(userId, one, readAt)));
  } else if (trainingApi.endpoints.deleteTraining.matchFulfilled(action)) {
    await deleteTraining(userId, action.payload.id);
  } else if (getTraining.matchRejected(action) && failureOf(action.payload)?.status === 404) {
    await deleteTraining(userId, action.meta.arg.originalArgs.scheduledTrainingId);
  }
}

const isRunning = ({ status }: ScheduledTraining) => status === 'STARTED';

/** Deletes trainings that have ended, and those of a club that are missing in its whole list. */
async function deleteEnded(userId: string, answered: ScheduledTraining[], wholeClub: string | null): Promise<void> {
  const ended = new Set(answered.filter((one) => !isRunning(one)).map(({ id }) => id));
  if (ended.size === 0 && wholeClub === null) return;
  const there = new Set(answered.map(({ id }) => id));
  for (const { training: stored } of await trainingsOf(userId)) {
    const isGone = stored.golfclubId === wholeClub && !there.has(stored.id);
    if (isGone || ended.has(stored.id)) await deleteTraining(userId, stored.id);
  }
}

async function deleteAll(userId: string | undefined): Promise<void> {
  if (userId === undefined) return;
  const stored = await trainingsOf(userId).catch(() => []);
  await Promise.all(stored.map(({ training: { id } }) => deleteTraining(userId, id).catch(() => undefined)));
}
