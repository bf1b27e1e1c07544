import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { trainingQueries } from '../api/trainingQueries';
import { selectSession, type sessionSlice } from '../session/sessionSlice';
import { entriesOf } from './outboxDatabase';
import { keepingFailed, outboxRead, selectEntries, type WithOutbox } from './outboxSlice';

type State = WithOutbox & { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };
export type OutboxStore = Pick<Store<State>, 'getState' | 'subscribe'> & {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
};

/** Reads what is kept for this user, after reading the trainings anew of which something has been sent from elsewhere. */
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

/** The balls that are no longer here are to be in the training by the time they vanish from here. */
const readTraining = (scheduledTrainingId: string) =>
  trainingQueries.endpoints.training.initiate({ scheduledTrainingId }, { forceRefetch: true, subscribe: false });
