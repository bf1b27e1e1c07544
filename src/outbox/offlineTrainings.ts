import { addListener, type UnknownAction, type UnsubscribeListener } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { newerTraining } from '@/api/newerTraining';
import { cachedTraining, trainingApi, trainingQueries } from '@/api/training';
import { failureOf } from '@/errors/failure';
import { selectSession, type sessionSlice, signedOut } from '@/session/sessionSlice';
import type { ScheduledTraining } from '@contract/training';
import { isTransient } from './entries';
import {
  clubOfWholeAnswer,
  clubOfWholeList,
  isTrainingAnswer,
  keptTrainingShown,
  trainingsIn,
} from './offlineTrainingsSlice';
import { deleteTraining, putTraining, trainingOf, trainingsOf } from './outboxDatabase';
import type { OutboxStore } from './outboxSlice';

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

type Listing = Parameters<typeof getTrainings.initiate>[0];

type OfTraining = Parameters<typeof getTraining.initiate>[0];

type CacheState = Parameters<ReturnType<typeof getTraining.select>>[0];

/** A screen waits so long for the server before it shows the stored training. */
const WAIT_MS = 1_500;

/** Puts the stored training into the query cache if it has none and the server does not answer soon; a late answer replaces it. */
async function showOfflineTraining(userId: string, of: OfTraining, store: OutboxStore): Promise<void> {
  const cached = () => getTraining.select(of)(store.getState() as unknown as CacheState);
  if (cached().data !== undefined) return;
  await untilChanged(store, () => cached().status !== QueryStatus.pending);
  const stored = await trainingOf(userId, of.scheduledTrainingId);
  const { data, status, error } = cached();
  const isUnanswered = status === QueryStatus.pending || isUnreachable(error);
  if (!stored || data !== undefined || !isUnanswered || !isSignedIn(userId, store)) return;
  const { training: value, readAt } = stored;
  store.dispatch(keptTrainingShown({ trainingId: value.id, readAt }));
  store.dispatch(trainingQueries.util.upsertQueryEntries([{ endpointName: 'getTraining', arg: of, value }]));
  // Asked once more, so that it counts as failed and is asked again once the server can be reached.
  if (status === QueryStatus.rejected)
    void store.dispatch(getTraining.initiate(of, { forceRefetch: true, subscribe: false }));
}

/** Puts the stored trainings of a club into the query cache for the list of its running ones that could not be read. */
async function showOfflineList(userId: string, listing: Listing, store: OutboxStore): Promise<void> {
  const club = clubOfWholeList(listing);
  const cached = () => getTrainings.select(listing)(store.getState() as unknown as CacheState);
  if (club === null || cached().data !== undefined || !isUnreachable(cached().error)) return;
  const stored = (await trainingsOf(userId)).filter((one) => one.training.golfclubId === club);
  if (stored.length === 0 || cached().data !== undefined || !isSignedIn(userId, store)) return;
  for (const { training: one, readAt } of stored) store.dispatch(keptTrainingShown({ trainingId: one.id, readAt }));
  const value = { trainings: stored.map((one) => one.training), totalCount: stored.length };
  store.dispatch(trainingQueries.util.upsertQueryEntries([{ endpointName: 'getTrainings', arg: listing, value }]));
  void store.dispatch(getTrainings.initiate(listing, { forceRefetch: true, subscribe: false }));
}

const isSignedIn = (userId: string, store: OutboxStore) => selectSession(store.getState())?.id === userId;

function isUnreachable(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== null && isTransient(failure);
}

/** Resolves when the condition holds, or after 1.5 seconds. */
function untilChanged(store: OutboxStore, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isSo()) done();
    };
    const unsubscribe = store.subscribe(look);
    const timer = setTimeout(() => done(), WAIT_MS);
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    look();
  });
}
