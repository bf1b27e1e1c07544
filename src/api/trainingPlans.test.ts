import { waitFor } from '@testing-library/react';
import { dropToken } from '@/session/token';
import type { ScheduledTraining } from '@contract/training';
import { pauseAnswers } from '@test/browser/network';
import { signedInCache } from '@test/browser/signedInCache';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { api } from './api';
import { makeLiveCache } from './liveTrainings';
import { trainingQueries } from './training';
import { trainingMutations } from './trainingMutations';
import { trainingPlans } from './trainingPlans';

afterEach(dropToken);

/** The cache of a pro who looks at three planned trainings. */
async function lookingAtPlans() {
  const { fixtures, club, pro, client } = await proOfNewClub();
  const days = ['2031-10-01', '2031-10-02', '2031-10-03'];
  const ids: string[] = [];
  for (const plannedDate of days) ids.push((await fixtures.training({ club, plannedDate })).id);
  const store = signedInCache(await fixtures.signedIn(pro));
  const { getTrainings } = trainingQueries.endpoints;
  const listing = { golfclubId: club.id, list: 'planned', sort: 'plannedDate' } as const;
  await store.dispatch(getTrainings.initiate(listing));
  const untilIdle = async () => {
    await Promise.all(store.dispatch(api.util.getRunningMutationsThunk()));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  };
  const listed = () => {
    const { data } = getTrainings.select(listing)(store.getState());
    return data?.trainings.map(({ id }) => ids.indexOf(id));
  };
  const move = (nth: number, plannedDate: string) => {
    const trainings = [{ id: ids[nth] ?? '', plannedDate, plannedTime: null }];
    return { golfclubId: club.id, trainings };
  };
  return { fixtures, club, client, ids, store, listed, untilIdle, move };
}

test('a training that somebody else has moved stands in its new place of the list', async () => {
  const { club, client, ids, store, listed, untilIdle, move } = await lookingAtPlans();
  const live = makeLiveCache(store);
  const { trainings } = move(0, '2031-10-09');
  await client.put(`/api/scheduledtrainings/${club.id}/planned`, { trainings });
  expect(listed()).toEqual([0, 1, 2]);

  live({ event: 'training', data: { trainingId: ids[0] ?? '', status: 'PLANNED' } });
  // First the training is read again, then the list that it moved in.
  while (listed()?.[0] === 0) await untilIdle();
  expect(listed()).toEqual([1, 2, 0]);
});

test('an update that this page was answered already is not read again, a later one is', async () => {
  const { client, ids, store, untilIdle } = await lookingAtPlans();
  const [id = ''] = ids;
  const live = makeLiveCache(store);
  const { getTraining } = trainingQueries.endpoints;
  await store.dispatch(getTraining.initiate({ scheduledTrainingId: id }));
  const read = jest.spyOn(globalThis, 'fetch');
  const started = await store.dispatch(trainingMutations.endpoints.startTraining.initiate({ scheduledTrainingId: id }));
  await untilIdle();
  const timesRead = () => read.mock.calls.filter(([address]) => new Request(address).url.endsWith(`/one/${id}`)).length;
  const before = timesRead();
  const updatedAt = started.data?.updated_at ?? '';
  live({ event: 'training', data: { trainingId: id, status: 'STARTED', updatedAt } });
  // What was asked for comes before this answer.
  await client.get(`/api/scheduledtrainings/one/${id}`);
  expect(timesRead()).toBe(before + 1);

  // What is stored elsewhere is read, also where an update that is known follows at once.
  live({ event: 'training', data: { trainingId: id, status: 'STARTED' } });
  live({ event: 'training', data: { trainingId: id, status: 'STARTED', updatedAt } });
  await waitFor(() => expect(timesRead()).toBe(before + 2));

  const { body } = await client.put<ScheduledTraining>(`/api/scheduledtrainings/${id}/finish`);
  live({ event: 'training', data: { trainingId: id, status: 'FINISHED', updatedAt: body.updated_at } });
  await waitFor(() => expect(timesRead()).toBe(before + 3));
  read.mockRestore();
});

test('a change that comes while the training is being read is read too', async () => {
  const { club, client, ids, store, move } = await lookingAtPlans();
  const [id = ''] = ids;
  const { getTraining } = trainingQueries.endpoints;
  const initiate = () => store.dispatch(getTraining.initiate({ scheduledTrainingId: id }, { forceRefetch: true }));
  await initiate();
  const paused = pauseAnswers(`/one/${id}`);
  const reading = initiate();
  await waitFor(() => expect(paused.count()).toBe(1));
  await client.put(`/api/scheduledtrainings/${club.id}/planned`, { trainings: move(0, '2031-10-09').trainings });
  makeLiveCache(store)({ event: 'training', data: { trainingId: id, status: 'PLANNED' } });
  paused.resume();
  expect((await reading).data?.plannedDate).toBe('2031-10-01');

  const cached = () => getTraining.select({ scheduledTrainingId: id })(store.getState()).data;
  await waitFor(() => expect(cached()?.plannedDate).toBe('2031-10-09'));
});

test('a change that comes while a training is being read for the first time is read too', async () => {
  const { fixtures, club, client, store } = await lookingAtPlans();
  const { id } = await fixtures.training({ club, status: 'STARTED' });
  const { getTraining } = trainingQueries.endpoints;
  const paused = pauseAnswers(`/one/${id}`);
  const reading = store.dispatch(getTraining.initiate({ scheduledTrainingId: id }));
  await waitFor(() => expect(paused.count()).toBe(1));
  await client.put(`/api/scheduledtrainings/${id}/finish`);
  makeLiveCache(store)({ event: 'training', data: { trainingId: id, status: 'FINISHED' } });
  paused.resume();
  expect((await reading).data?.status).toBe('STARTED');

  const cached = () => getTraining.select({ scheduledTrainingId: id })(store.getState()).data;
  await waitFor(() => expect(cached()?.status).toBe('FINISHED'));
});

test('an own move is followed by the list, a refused one too, and what is deleted leaves it at once', async () => {
  const { store, ids, listed, untilIdle, move, client, club } = await lookingAtPlans();
  const { moveTrainings, deleteTrainings } = trainingPlans.endpoints;
  await store.dispatch(moveTrainings.initiate({ ...move(1, '2031-10-09'), idempotencyKey: 'one' }));
  await untilIdle();
  expect(listed()).toEqual([0, 2, 1]);

  await client.put(`/api/scheduledtrainings/${club.id}/planned`, { trainings: move(0, '2031-10-08').trainings });
  const stale = move(0, '2031-10-20').trainings.map((moved) => ({ ...moved, version: 1 }));
  const late = moveTrainings.initiate({ golfclubId: club.id, trainings: stale, idempotencyKey: 'two' });
  const refused = await store.dispatch(late);
  expect(refused.error).toMatchObject({ status: 409 });
  await untilIdle();
  expect(listed()).toEqual([2, 0, 1]);

  const trainings = [{ id: ids[2] ?? '' }, { id: ids[1] ?? '' }];
  await store.dispatch(deleteTrainings.initiate({ golfclubId: club.id, trainings, idempotencyKey: 'three' }));
  expect(listed()).toEqual([0]);
});
