import { act, waitFor } from '@testing-library/react';
import { answerInstead, cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { playersPlay } from '@test/browser/openTrainings';
import { selectEntries, sendingAsked } from './outboxSlice';
import { recordBall } from './recording';

let reconnect: () => void = () => undefined;
afterEach(() => reconnect());

/** Records the first ball of Jana, whose player session nobody has opened, on a page that opens none. */
async function firstBall() {
  const { token, path, stored, balls } = await playersPlay({ status: 'ADDED' });
  const [session] = await stored();
  const { store } = await openApp({ path: '/private/leaguetable', as: token });
  const trainingId = /sessionwizard\/([^?]+)/.exec(path)?.[1] ?? '';
  const ball = { trainingId, playerDataId: session?.id ?? '', index: 0, points: 3, basedOn: 0, before: null };
  return { store, trainingId, balls, record: () => act(() => store.dispatch(recordBall(ball))) };
}

test('a ball of a player session that nobody has opened opens it and is recorded', async () => {
  const { store, balls, record } = await firstBall();
  await record();
  await waitFor(() => expect(selectEntries(store.getState())).toEqual([]));
  expect(await balls()).toEqual([[3], []]);
});

test('while nothing answers the opening the ball waits, and nobody has to decide about it', async () => {
  const { store, balls, record } = await firstBall();
  reconnect = cutNetwork('/playerdata/edit');
  await record();
  await waitFor(() => expect(selectEntries(store.getState())[0]?.failure).toMatchObject({ status: 'OFFLINE' }));
  expect(selectEntries(store.getState())).toMatchObject([{ state: 'waiting', points: 3 }]);
  expect(await balls()).toEqual([[], []]);
  reconnect();
  act(() => void store.dispatch(sendingAsked()));
  await waitFor(() => expect(selectEntries(store.getState())).toEqual([]));
  expect(await balls()).toEqual([[3], []]);
});

test('a ball that something else than the server acknowledges waits, and is sent again', async () => {
  const { store, trainingId, balls, record } = await firstBall();
  const another = { id: '00000000-0000-7000-8000-000000000000', trainingSessions: [] };
  const answers = [null, 'Welcome', 7, [], [null], {}, { id: trainingId }, another];
  let calls = 0;
  reconnect = answerInstead('/ball/add', () => answers[calls++]);
  await record();
  for (let answered = 1; answered <= answers.length; answered += 1) {
    const waiting = { state: 'waiting', points: 3, failure: { status: 'NOT_THE_SERVER' } };
    await waitFor(() => expect([calls, selectEntries(store.getState())]).toMatchObject([answered, [waiting]]));
    if (answered < answers.length) act(() => void store.dispatch(sendingAsked()));
  }
  reconnect();
  act(() => void store.dispatch(sendingAsked()));
  await waitFor(() => expect(selectEntries(store.getState())).toEqual([]));
  expect(await balls()).toEqual([[3], []]);
});
