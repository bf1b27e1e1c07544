import { addListener, type UnknownAction, type UnsubscribeListener } from '@reduxjs/toolkit';
import type { ScheduledTraining } from '../../contract/training';
import { newerTraining } from '../api/newerTraining';
import { cachedTraining } from '../api/replaceTraining';
import { trainingApi } from '../api/training';
import { trainingQueries } from '../api/trainingQueries';
import { selectSession, signedOut, type sessionSlice } from '../session/sessionSlice';
import { failureOf } from '../ui/failure';
import { answersTrainings, clubAnsweredWhole, trainingsIn } from './answeredTrainings';
import { dropTraining, keepTraining, keptTrainings } from './outboxDatabase';
import type { OutboxStore } from './readOutbox';
import { showKeptList, showKeptTraining } from './showKeptTrainings';

type State = { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };

/**
 * Keeps the running trainings on this device as the server answers them, and shows them from here when the server cannot
 * be reached. Whoever signs out leaves none behind. Returns how to stop.
 */
export function keepTrainings(store: OutboxStore): () => void {
  const listener = addListener({
    predicate: () => true,
    effect: async (action, { getState, getOriginalState }) => {
      const userId = selectSession(getState() as State)?.id;
      if (signedOut.match(action)) return dropAll(selectSession(getOriginalState() as State)?.id);
      if (userId === undefined) return;
      // Where the browser keeps nothing, the app goes on without; the outbox says so.
      await Promise.all([keep(userId, action, store), show(userId, action, store)]).catch(() => undefined);
    },
  });
  return store.dispatch(listener) as unknown as UnsubscribeListener;
}

const { training, trainings } = trainingQueries.endpoints;

async function show(userId: string, action: UnknownAction, store: OutboxStore): Promise<void> {
  if (training.matchPending(action)) await showKeptTraining(userId, action.meta.arg.originalArgs, store);
  else if (trainings.matchRejected(action)) await showKeptList(userId, action.meta.arg.originalArgs, store);
}

async function keep(userId: string, action: UnknownAction, store: OutboxStore): Promise<void> {
  if (answersTrainings(action)) {
    const answered = trainingsIn(action).map((one) => newerTraining(cachedTraining(one.id, store.getState()), one));
    await dropEnded(userId, answered, clubAnsweredWhole(action));
    const readAt = new Date().toISOString();
    await Promise.all(answered.filter(isRunning).map((one) => keepTraining(userId, one, readAt)));
  } else if (trainingApi.endpoints.deleteTraining.matchFulfilled(action)) {
    await dropTraining(userId, action.payload.id);
  } else if (training.matchRejected(action) && failureOf(action.payload)?.status === 404) {
    await dropTraining(userId, action.meta.arg.originalArgs.scheduledTrainingId);
  }
}

const isRunning = ({ status }: ScheduledTraining) => status === 'STARTED';

/** Drops what is no longer running, and of a club whose list is whole also what is not in it. */
async function dropEnded(userId: string, answered: ScheduledTraining[], wholeClub: string | null): Promise<void> {
  const ended = new Set(answered.filter((one) => !isRunning(one)).map(({ id }) => id));
  if (ended.size === 0 && wholeClub === null) return;
  const there = new Set(answered.map(({ id }) => id));
  for (const { training: kept } of await keptTrainings(userId)) {
    const isGone = kept.golfclubId === wholeClub && !there.has(kept.id);
    if (isGone || ended.has(kept.id)) await dropTraining(userId, kept.id);
  }
}

async function dropAll(userId: string | undefined): Promise<void> {
  if (userId === undefined) return;
  const kept = await keptTrainings(userId).catch(() => []);
  await Promise.all(kept.map(({ training: { id } }) => dropTraining(userId, id).catch(() => undefined)));
}
