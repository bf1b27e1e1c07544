import { configureStore } from '@reduxjs/toolkit';
import { sessionOfToken } from '@/session/loginSession';
import { storeToken } from '@/session/token';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { api } from './api';
import { trainingQueries } from './training';
import { trainingMutations } from './trainingMutations';

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });

/** A pro with a planned training and a store that has read the club's lists. */
async function readLists() {
  const { fixtures, club, token } = await proOfNewClub();
  const training = await fixtures.training({ club });
  const session = sessionOfToken(token)?.session;
  if (session) storeToken(token, session);
  const store = makeStore();
  const { getTrainings } = trainingQueries.endpoints;
  const [all, planned] = [
    { golfclubId: club.id, list: 'all' },
    { golfclubId: club.id, list: 'planned' },
  ] as const;
  const one = { scheduledTrainingId: training.id };
  await store.dispatch(getTrainings.initiate(all));
  await store.dispatch(getTrainings.initiate(planned));
  await store.dispatch(trainingQueries.endpoints.getTraining.initiate(one));
  return {
    store,
    one,
    inAll: () => getTrainings.select(all)(store.getState()).data,
    inPlanned: () => getTrainings.select(planned)(store.getState()).data,
    opened: () => trainingQueries.endpoints.getTraining.select(one)(store.getState()).data,
  };
}

test('a started training replaces the cached one everywhere and leaves the list of planned ones', async () => {
  const { store, one, inAll, inPlanned, opened } = await readLists();
  expect(inPlanned()?.trainings.map(({ status }) => status)).toEqual(['PLANNED']);
  await store.dispatch(trainingMutations.endpoints.startTraining.initiate(one));
  expect(opened()?.status).toBe('STARTED');
  expect(inAll()?.trainings.map(({ status }) => status)).toEqual(['STARTED']);
  expect(inPlanned()).toEqual({ trainings: [], totalCount: 0 });
});

test('a deleted training leaves every list', async () => {
  const { store, one, inAll, inPlanned } = await readLists();
  await store.dispatch(trainingMutations.endpoints.deleteTraining.initiate({ ...one, idempotencyKey: 'deleted' }));
  expect(inAll()).toEqual({ trainings: [], totalCount: 0 });
  expect(inPlanned()).toEqual({ trainings: [], totalCount: 0 });
});
