import { QueryStatus } from '@reduxjs/toolkit/query';
import { trainingQueries } from '../api/training';
import { selectSession } from '../session/sessionSlice';
import { failureOf } from '../ui/failure';
import { isTransient } from './entries';
import { clubOfWholeList, keptTrainingShown } from './offlineTrainingsSlice';
import { trainingOf, trainingsOf } from './outboxDatabase';
import type { OutboxStore } from './readOutbox';

const { getTraining, getTrainings } = trainingQueries.endpoints;
type Listing = Parameters<typeof getTrainings.initiate>[0];
type OfTraining = Parameters<typeof getTraining.initiate>[0];
type CacheState = Parameters<ReturnType<typeof getTraining.select>>[0];

/** A screen waits so long for the server before it shows the stored training. */
const WAIT_MS = 1_500;

/** Puts the stored training into the query cache if it has none and the server does not answer soon; a late answer replaces it. */
export async function showOfflineTraining(userId: string, of: OfTraining, store: OutboxStore): Promise<void> {
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
  // Asked once more, so that beside it stands why it is not newer.
  if (status === QueryStatus.rejected)
    void store.dispatch(getTraining.initiate(of, { forceRefetch: true, subscribe: false }));
}

/** Puts the stored trainings of a club into the query cache for the list of its running ones that could not be read. */
export async function showOfflineList(userId: string, listing: Listing, store: OutboxStore): Promise<void> {
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
