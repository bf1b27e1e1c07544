import { QueryStatus } from '@reduxjs/toolkit/query';
import { trainingQueries } from '../api/trainingQueries';
import { selectSession } from '../session/sessionSlice';
import { failureOf } from '../ui/failure';
import { clubOfWholeList } from './answeredTrainings';
import { isPassing } from './entries';
import { keptTrainingShown } from './keptTrainingsSlice';
import { keptTraining, keptTrainings } from './outboxDatabase';
import type { OutboxStore } from './readOutbox';

const { training, trainings } = trainingQueries.endpoints;
type Listing = Parameters<typeof trainings.initiate>[0];
type OfTraining = Parameters<typeof training.initiate>[0];
type CacheState = Parameters<ReturnType<typeof training.select>>[0];

/** So long a screen waits for the server before it shows what this device kept. */
const PATIENCE_MS = 1_500;

/** Shows the kept training where none is held and the server does not answer soon; its late answer replaces it. */
export async function showKeptTraining(userId: string, of: OfTraining, store: OutboxStore): Promise<void> {
  const held = () => training.select(of)(store.getState() as unknown as CacheState);
  if (held().data !== undefined) return;
  await untilChanged(store, () => held().status !== QueryStatus.pending);
  const kept = await keptTraining(userId, of.scheduledTrainingId);
  const { data, status, error } = held();
  const isUnanswered = status === QueryStatus.pending || isUnreachable(error);
  if (!kept || data !== undefined || !isUnanswered || !isSignedIn(userId, store)) return;
  const { training: value, readAt } = kept;
  store.dispatch(keptTrainingShown({ trainingId: value.id, readAt }));
  store.dispatch(trainingQueries.util.upsertQueryEntries([{ endpointName: 'training', arg: of, value }]));
  // Asked once more, so that beside it stands why it is not newer.
  if (status === QueryStatus.rejected)
    void store.dispatch(training.initiate(of, { forceRefetch: true, subscribe: false }));
}

/** Shows the kept trainings of a club in the place of the list of its running ones that could not be read. */
export async function showKeptList(userId: string, listing: Listing, store: OutboxStore): Promise<void> {
  const club = clubOfWholeList(listing);
  const held = () => trainings.select(listing)(store.getState() as unknown as CacheState);
  if (club === null || held().data !== undefined || !isUnreachable(held().error)) return;
  const kept = (await keptTrainings(userId)).filter((one) => one.training.golfclubId === club);
  if (kept.length === 0 || held().data !== undefined || !isSignedIn(userId, store)) return;
  for (const { training: one, readAt } of kept) store.dispatch(keptTrainingShown({ trainingId: one.id, readAt }));
  const value = { trainings: kept.map((one) => one.training), totalCount: kept.length };
  store.dispatch(trainingQueries.util.upsertQueryEntries([{ endpointName: 'trainings', arg: listing, value }]));
  void store.dispatch(trainings.initiate(listing, { forceRefetch: true, subscribe: false }));
}

const isSignedIn = (userId: string, store: OutboxStore) => selectSession(store.getState())?.id === userId;

function isUnreachable(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== null && isPassing(failure);
}

/** Resolves when the condition holds, and when patience is at its end. */
function untilChanged(store: OutboxStore, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isSo()) done();
    };
    const unsubscribe = store.subscribe(look);
    const timer = setTimeout(() => done(), PATIENCE_MS);
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    look();
  });
}
