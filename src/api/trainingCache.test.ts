import { waitFor } from '@testing-library/react';
import { dropToken } from '@/session/token';
import { pauseAnswers } from '@test/browser/network';
import { signedInCache } from '@test/browser/signedInCache';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { trainingQueries } from './training';
import { putBall } from './trainingCache';
import { trainingMutations } from './trainingMutations';

afterEach(dropToken);

/** The cache of a pro who opens a running training of two players, and records their first balls. */
async function openingTraining() {
  const { fixtures, club, pro, calls, player } = await proOfNewClub();
  const sessions = [await player(), await player()].map((member) => ({ players: [member], status: 'EDIT' as const }));
  const { id, sessionIds } = await fixtures.training({ club, status: 'STARTED', sessions });
  const [own = '', other = ''] = sessionIds;
  const store = signedInCache(await fixtures.signedIn(pro));
  const { getTraining } = trainingQueries.endpoints;
  const query = { scheduledTrainingId: id };
  const ball = { index: 0, points: 3, basedOn: 0 };
  const cached = () => getTraining.select(query)(store.getState()).data?.trainingSessions;
  const recorded = { ...query, playerDataId: own, idempotencyKey: 'one', ball };
  return {
    id,
    own,
    store,
    read: () => store.dispatch(getTraining.initiate(query)),
    record: () => store.dispatch(trainingMutations.endpoints.recordBall.initiate(recorded)),
    /** On another device. */
    recordElsewhere: () => calls(id).recordBall(other, ball),
    cachedBalls: () => cached()?.map(({ balls }) => balls.length),
    ownBalls: () => cached()?.[0]?.balls.map(({ index, points, version }) => [index, points, version]),
  };
}

test('a first reading that began before a ball was recorded does not take it away', async () => {
  const { id, read, record, cachedBalls } = await openingTraining();
  const readings = pauseAnswers(`/one/${id}`);
  const reading = read();
  await waitFor(() => expect(readings.count()).toBe(1));
  await record();
  readings.resume();
  await reading;
  expect(cachedBalls()).toEqual([1, 0]);
});

test('a first reading that is newer than the answer to a recorded ball brings what came since', async () => {
  const { id, read, record, recordElsewhere, cachedBalls } = await openingTraining();
  const answers = pauseAnswers('/ball/add');
  const recording = record();
  await waitFor(() => expect(answers.count()).toBe(1));
  await recordElsewhere();
  const readings = pauseAnswers(`/one/${id}`);
  const reading = read();
  await waitFor(() => expect(readings.count()).toBe(1));
  answers.resume();
  await recording;
  readings.resume();
  await reading;
  expect(cachedBalls()).toEqual([1, 1]);
});

test('an acknowledged ball is put into the training, unless what is cached of it is newer', async () => {
  const { id, own, store, read, ownBalls } = await openingTraining();
  await read();
  const put = (index: number, points: number | null, version: number) =>
    putBall(id, { playerDataId: own, index, points, version }, store);
  put(1, 3, 1);
  put(0, 1, 2);
  expect(ownBalls()).toEqual([
    [0, 1, 2],
    [1, 3, 1],
  ]);
  put(0, 0, 1);
  put(1, null, 1);
  expect(ownBalls()).toEqual([[0, 1, 2]]);
  put(0, null, 1);
  expect(ownBalls()).toEqual([[0, 1, 2]]);
});
