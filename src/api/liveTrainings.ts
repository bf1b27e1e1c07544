import type { LiveEvent } from '@contract/live';
import type { MemberCountQuery } from '@contract/member';
import { api } from './api';
import { memberApi } from './member';
import { trainingLists, trainingQueries } from './training';
import { cachedTraining, cachedTrainings, removeTraining, replaceTraining, type Lifecycle } from './trainingCache';

type CountsState = Parameters<typeof memberApi.util.selectInvalidatedBy>[0];

/**
 * Returns what brings the cache up to date with what a live stream says. Of a training only what is cached is read again,
 * once for all changes that come while it is being read. `isFirst`: the stream is the first one of a page that was just opened, so
 * its members are read again only where their counts show that a change was missed.
 */
export function makeLiveCache(store: Lifecycle): (event: LiveEvent, isFirst?: boolean) => void {
  const invalidate = (...tags: Parameters<typeof api.util.invalidateTags>[0]) => {
    store.dispatch(api.util.invalidateTags(tags));
  };
  /** Of trainings that may have to be read again: when they were updated; null: they have to be read in any case. */
  const due = new Map<string, string | null>();
  const readAgain = onceAtATime(async (scheduledTrainingId) => {
    const { getTraining } = trainingQueries.endpoints;
    // The answers to what this page does itself hold the whole training.
    await changesUnderWay(scheduledTrainingId, store);
    // A reading under way may have begun before the change, and another one would only join it.
    await store.dispatch(trainingQueries.util.getRunningQueryThunk('getTraining', { scheduledTrainingId }));
    const before = store.getState();
    const updatedAt = due.get(scheduledTrainingId);
    due.delete(scheduledTrainingId);
    const known = cachedTrainings(scheduledTrainingId, before);
    // What came during the waiting is part of this reading.
    if (updatedAt === undefined || (updatedAt !== null && known.every(({ updated_at: at }) => at >= updatedAt))) return;
    const query = getTraining.initiate({ scheduledTrainingId }, { forceRefetch: true, subscribe: false });
    const { data } = await store.dispatch(query);
    if (!data) return;
    const [current] = known;
    replaceTraining(data, store);
    // One that was moved stands elsewhere in the lists.
    if (current && current.version !== data.version) invalidate(trainingLists);
  });

  return (live, isFirst = false) => {
    if (live.event === 'resync') {
      invalidate('Training', 'League', ...(isFirst ? [] : (['Member', 'MemberCounts'] as const)));
      if (isFirst) void readCountsAgain(store).then((differ) => differ && invalidate('Member'));
      return;
    }
    if (live.event === 'approvals') {
      invalidate('Member', 'MemberCounts');
      return;
    }
    if (live.event === 'league') {
      invalidate('League');
      return;
    }
    const { trainingId, status, updatedAt } = live.data;
    const current = cachedTraining(trainingId, store.getState());
    if (status === null) {
      removeTraining(trainingId, store);
      // A list that is being read may hold it still.
      invalidate(trainingLists, { type: 'Training', id: trainingId });
      return;
    }
    // A training that moves to another list, or is new, changes what the lists hold.
    if (current?.status !== status) invalidate(trainingLists);
    const reading = trainingQueries.util.getRunningQueryThunk('getTraining', { scheduledTrainingId: trainingId });
    if (!current && store.dispatch(reading) === undefined) return;
    due.set(trainingId, updatedAt === undefined || due.get(trainingId) === null ? null : updatedAt);
    readAgain(trainingId);
  };
}

/** Reads the counts of members again that are cached; resolves with whether any of them has changed. */
async function readCountsAgain({ dispatch, getState }: Lifecycle): Promise<boolean> {
  const { getMemberCounts } = memberApi.endpoints;
  const changes = cachedCounts(getState()).map(async (of) => {
    // Another reading would only join one that is under way.
    await dispatch(memberApi.util.getRunningQueryThunk('getMemberCounts', of));
    const before = getMemberCounts.select(of)(getState() as CountsState).data;
    const { data } = await dispatch(getMemberCounts.initiate(of, { forceRefetch: true, subscribe: false }));
    return data !== undefined && before !== undefined && JSON.stringify(data) !== JSON.stringify(before);
  });
  return (await Promise.all(changes)).includes(true);
}

const cachedCounts = (state: unknown): MemberCountQuery[] =>
  memberApi.util
    .selectInvalidatedBy(state as CountsState, ['MemberCounts'])
    .filter(({ endpointName }) => endpointName === 'getMemberCounts')
    .map(({ originalArgs }) => originalArgs as MemberCountQuery);

/** Resolves once the server has answered all changes of this training that it is asked for now. */
async function changesUnderWay(scheduledTrainingId: string, { dispatch }: Lifecycle): Promise<void> {
  const running = dispatch(api.util.getRunningMutationsThunk());
  const ofTraining = running.filter(({ arg }) => isOfTraining(arg.originalArgs, scheduledTrainingId));
  await Promise.allSettled(ofTraining);
}

const isOfTraining = (argument: unknown, id: string) =>
  typeof argument === 'object' &&
  argument !== null &&
  'scheduledTrainingId' in argument &&
  argument.scheduledTrainingId === id;

/** Returns what does the work for an id, and once more if it was asked for again meanwhile, never twice at the same moment. */
function onceAtATime(work: (id: string) => Promise<void>): (id: string) => void {
  const underWay = new Set<string>();
  const again = new Set<string>();
  const go = async (id: string) => {
    underWay.add(id);
    await work(id).catch(() => undefined);
    underWay.delete(id);
    if (again.delete(id)) void go(id);
  };
  return (id) => {
    if (underWay.has(id)) again.add(id);
    else void go(id);
  };
}
