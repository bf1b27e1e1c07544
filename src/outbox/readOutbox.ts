import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { trainingQueries } from '../api/training';
import { selectSession, type sessionSlice } from '../session/sessionSlice';
import { entriesOf } from './outboxDatabase';
import { keepingFailed, outboxRead, selectEntries, type WithOutbox } from './outboxSlice';

type State = WithOutbox & { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };
export type OutboxStore = Pick<Store<State>, 'getState' | 'subscribe'> & {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
};

/** Reads this user's entries from the database, after refetching the trainings of which another tab has sent some. */
export async function readOutbox(store: OutboxStore, userId: string): Promise<void> {
  const known = selectEntries(store.getState());
  try {
    const entries = await entriesOf(userId);
    const keys = new Set(entries.map(({ key }) => key));
    const isElsewhere = ({ key, state, isKept }: (typeof known)[number]) =>
      isKept && state !== 'sending' && !keys.has(key);
    const changed = new Set(known.filter(isElsewhere).map(({ trainingId }) => trainingId));
    await Promise.all([...changed].map((id) => store.dispatch(readTraining(id))));
    if (selectSession(store.getState())?.id !== userId) return;
    store.dispatch(outboxRead({ entries, knownBefore: known.map(({ key }) => key) }));
  } catch {
    store.dispatch(keepingFailed());
  }
}

/** Refetched first, so that a sent ball never disappears from the screen. */
const readTraining = (scheduledTrainingId: string) =>
  trainingQueries.endpoints.getTraining.initiate({ scheduledTrainingId }, { forceRefetch: true, subscribe: false });
