import { addListener, type ThunkAction, type UnknownAction, type UnsubscribeListener } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { newerTraining } from '@/api/newerTraining';
import { trainingQueries } from '@/api/training';
import { cachedTraining, listedTraining, trainingRemoved } from '@/api/trainingCache';
import { failureOf, isTransient } from '@/errors/failure';
import { selectSession, signedOut, type WithSession } from '@/session/sessionSlice';
import type { ScheduledTraining } from '@contract/training';
import {
  clubOfWholeAnswer,
  isTrainingAnswer,
  keptTrainingShown,
  offlineListOf,
  selectReadAt,
  trainingsIn,
  type WithOfflineTrainings,
} from './offlineTrainingsSlice';
import { deleteRecorder, storesNothing } from './onDevice';
import { deleteTraining, putTraining, trainingOf, trainingsOf } from './storedTrainings';
import type { OutboxStore } from './outboxSlice';
import { untilChanged } from './untilChanged';

/**
 * Stores the running trainings on this device as the server answers them, and planned ones that may be started without it;
 * shows them when it cannot be reached. Deleted at sign-out. Returns how to stop.
 */
export function storeOfflineTrainings(store: OutboxStore): () => void {
  const listener = addListener({
    predicate: () => true,
    effect: async (action, { getState, getOriginalState }) => {
      const userId = selectSession(getState() as WithSession)?.id;
      if (signedOut.match(action)) return deleteAll(selectSession(getOriginalState() as WithSession)?.id);
      if (userId === undefined) return;
      const saved = storesNothing(userId) ? undefined : save(userId, action, store);
      // Without a database the app goes on; the banner of the outbox says so.
      await Promise.all([saved, show(userId, action, store)]).catch(() => undefined);
      // What was being stored at sign-out came after its deletion.
      if (!isSignedIn(userId, store)) await deleteAll(userId);
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
    const isOpened = getTraining.matchFulfilled(action);
    const stored = answered.filter(
      (one) => isRunning(one) || (one.status === 'PLANNED' && (isOpened || isPlannedSoon(one))),
    );
    await Promise.all(stored.map((one) => putTraining(userId, one, readAt)));
  } else if (trainingRemoved.match(action)) {
    await deleteTraining(userId, action.payload.trainingId);
  } else if (getTraining.matchRejected(action) && failureOf(action.payload)?.status === 404) {
    await deleteTraining(userId, action.meta.arg.originalArgs.scheduledTrainingId);
  }
}

const isRunning = ({ status }: ScheduledTraining) => status === 'STARTED';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** Within a week: planned for longer ago or ahead, it is stored only once it has been opened. */
const isPlannedSoon = ({ plannedDate }: ScheduledTraining) => Math.abs(Date.parse(plannedDate) - Date.now()) < WEEK_MS;

/** Stores a listed training that is started on this device, whenever it is planned for. */
export const storeListedTraining =
  (trainingId: string): ThunkAction<Promise<void>, WithSession, unknown, UnknownAction> =>
  async (_dispatch, getState) => {
    const userId = selectSession(getState())?.id;
    const listed = listedAsRead(trainingId, getState());
    if (userId === undefined || storesNothing(userId) || !listed) return;
    // Without a database it is shown as long as the page is open.
    await putTraining(userId, listed.training, listed.readAt).catch(() => undefined);
    if (selectSession(getState())?.id !== userId) await deleteAll(userId);
  };

/** Returns a listed training with the time when the server answered it, which may have been before this page was loaded. */
function listedAsRead(trainingId: string, state: unknown): { training: ScheduledTraining; readAt: string } | undefined {
  const listed = listedTraining(trainingId, state);
  return listed && { ...listed, readAt: selectReadAt(state as WithOfflineTrainings, trainingId) ?? listed.readAt };
}

/** Deletes trainings that have ended, and those of a club that are missing in its whole list. */
async function deleteEnded(userId: string, answered: ScheduledTraining[], wholeClub: string | null): Promise<void> {
  const ended = new Set(answered.filter(({ status }) => status === 'FINISHED').map(({ id }) => id));
  if (ended.size === 0 && wholeClub === null) return;
  const there = new Set(answered.map(({ id }) => id));
  for (const { training: stored } of await trainingsOf(userId)) {
    const isGone = stored.golfclubId === wholeClub && !there.has(stored.id);
    if (isGone || ended.has(stored.id)) await deleteTraining(userId, stored.id);
  }
}

async function deleteAll(userId: string | undefined): Promise<void> {
  if (userId === undefined) return;
  await deleteRecorder(userId).catch(() => undefined);
  const stored = await trainingsOf(userId).catch(() => []);
  await Promise.all(stored.map(({ training: { id } }) => deleteTraining(userId, id).catch(() => undefined)));
}

type Listing = Parameters<typeof getTrainings.initiate>[0];

type OfTraining = Parameters<typeof getTraining.initiate>[0];

type CacheState = Parameters<ReturnType<typeof getTraining.select>>[0];

/**
 * Puts the stored training, or else the listed one, into the query cache if it has none and the server does not answer soon; a
 * late answer replaces it.
 */
async function showOfflineTraining(userId: string, of: OfTraining, store: OutboxStore): Promise<void> {
  const cached = () => getTraining.select(of)(store.getState() as unknown as CacheState);
  if (cached().data !== undefined) return;
  await untilChanged(store, () => cached().status !== QueryStatus.pending);
  const { scheduledTrainingId: id } = of;
  const known = (await trainingOf(userId, id).catch(() => undefined)) ?? listedAsRead(id, store.getState());
  const { data, status, error } = cached();
  const isUnanswered = status === QueryStatus.pending || isUnreachable(error);
  if (!known || data !== undefined || !isUnanswered || !isSignedIn(userId, store)) return;
  const { training: value, readAt } = known;
  store.dispatch(keptTrainingShown({ trainingId: value.id, readAt }));
  store.dispatch(trainingQueries.util.upsertQueryEntries([{ endpointName: 'getTraining', arg: of, value }]));
  // Asked once more, so that it counts as failed and is asked again once the server can be reached.
  if (status === QueryStatus.rejected)
    void store.dispatch(getTraining.initiate(of, { forceRefetch: true, subscribe: false }));
}

/**
 * Puts the stored trainings of a club into the query cache for the list of its running or planned ones that could not be read.
 */
async function showOfflineList(userId: string, listing: Listing, store: OutboxStore): Promise<void> {
  const wanted = offlineListOf(listing);
  const cached = () => getTrainings.select(listing)(store.getState() as unknown as CacheState);
  if (wanted === null || cached().data !== undefined || !isUnreachable(cached().error)) return;
  const { club, status } = wanted;
  const stored = (await trainingsOf(userId)).filter(
    ({ training: one }) => one.golfclubId === club && (status === null || one.status === status),
  );
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
