import { randomUUID } from 'node:crypto';
import type { InstantPrice } from '@contract/price';
import type { Problem } from '@contract/problem';
import type { ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const PATH = '/sessioninstantprice';

const nowhere = '01990000-0000-7000-8000-000000000000';

async function prosTraining() {
  const pro = await proOfNewClub();
  const { fixtures, club, client } = pro;
  const training = await fixtures.training({ club, status: 'STARTED' });
  const prices = [await fixtures.price(), await fixtures.price()] as const;
  const read = (id = training.id) => client.get<InstantPrice | null>(`${PATH}/sessionid/${id}`);
  const award = <Body = InstantPrice>(session_price_id = prices[0].id, session_id = training.id) =>
    client.post<Body>(PATH, { session_id, session_price_id });
  const ofTraining = async () => (await pro.calls(training.id).read()).body.session_price;
  return { ...pro, training, prices, read, award, ofTraining };
}

test('a training without an instant price answers null', async () => {
  const { read, ofTraining } = await prosTraining();
  const answer = await read();
  expect([answer.status, answer.text]).toEqual([200, 'null']);
  expect(await ofTraining()).toBeNull();
});

test('a pro awards an instant price, awards another one instead and takes it away', async () => {
  const { client, training, prices, read, award, ofTraining } = await prosTraining();
  const [{ id, name }, other] = prices;
  const awarded = await award();
  expect([awarded.status, awarded.body]).toEqual([
    201,
    { id: awarded.body.id, session_id: training.id, session_price_id: id },
  ]);
  expect((await read()).body).toEqual(awarded.body);
  expect(await ofTraining()).toEqual({ id, name });

  const requested = { ...awarded.body, session_price_id: other.id };
  const changed = await client.put<InstantPrice>(PATH, requested);
  expect([changed.status, changed.body]).toEqual([200, requested]);
  expect(await client.put(PATH, requested)).toMatchObject({ status: 200, body: requested });
  expect(await ofTraining()).toEqual({ id: other.id, name: other.name });

  const gone = await client.delete(PATH, requested);
  expect([gone.status, gone.body]).toEqual([200, { id: requested.id }]);
  expect((await read()).body).toBeNull();
  expect((await client.delete(PATH, { id: requested.id })).code).toBe('not-found');
});

test('every list of trainings shows each with its own instant price, under its name of today', async () => {
  const { fixtures, club, client, training, prices, award } = await prosTraining();
  const without = await fixtures.training({ club, status: 'FINISHED' });
  const finished = await fixtures.training({ club, status: 'FINISHED' });
  await award(prices[0].id);
  await award(prices[1].id, finished.id);
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
  await admin.put('/sessionprices', { id: prices[1].id, name: 'Renamed', description: '' });

  const { body } = await client.get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}`);
  expect(new Map(body.map(({ id, session_price }) => [id, session_price]))).toEqual(
    new Map<string, unknown>([
      [training.id, { id: prices[0].id, name: prices[0].name }],
      [finished.id, { id: prices[1].id, name: 'Renamed' }],
      [without.id, null],
    ]),
  );
});

test('a training has one instant price: awarding another one is told which it has', async () => {
  const { prices, award, read } = await prosTraining();
  const { body: awarded } = await award();
  const again = await award<Problem>(prices[1].id);
  expect([again.status, again.code, again.body.current]).toEqual([409, 'wrong-state', awarded]);
  expect((await read()).body).toEqual(awarded);
});

test('of many who award at once one does and the others are told', async () => {
  const { award } = await prosTraining();
  const answers = await Promise.all(Array.from({ length: 10 }, () => award<unknown>()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'wrong-state')).toHaveLength(9);
});

test('the same Idempotency-Key awards once and gets the same answer', async () => {
  const { client, training, prices } = await prosTraining();
  const body = { session_id: training.id, session_price_id: prices[0].id };
  const headers = { 'idempotency-key': randomUUID() };
  const [one, two] = [await client.post(PATH, body, headers), await client.post(PATH, body, headers)];
  expect([two.status, two.body]).toEqual([201, one.body]);
});

test('a price that does not exist is refused at its field', async () => {
  const { client, award, read } = await prosTraining();
  const refusalOf = ({ status, code, body }: { status: number; code: string | undefined; body: Problem }) =>
    [status, code, ...(body.errors ?? []).map(({ path, reason }) => `${path} ${reason}`)].join(' ');
  expect(refusalOf(await award<Problem>(nowhere))).toBe('409 unknown-reference /session_price_id not-listed');
  const { body: awarded } = await award();
  const changed = await client.put<Problem>(PATH, { ...awarded, session_price_id: nowhere });
  expect(refusalOf(changed)).toBe('409 unknown-reference /session_price_id not-listed');
  expect((await read()).body).toEqual(awarded);
});

test('a price that is awarded while it is deleted is either gone or awarded', async () => {
  const { fixtures, club, award, read } = await prosTraining();
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
  const { id } = await fixtures.price();
  const [awarded, deleted] = await Promise.all([award<unknown>(id), admin.delete('/sessionprices', { id })]);
  expect([awarded.status, deleted.status]).toEqual(awarded.status === 201 ? [201, 409] : [409, 200]);
  expect((await read()).body === null).toBe(deleted.status === 200);
});

test("another club's trainings answer like those that do not exist, and nothing changes", async () => {
  const { fixtures, client, prices, award, read } = await prosTraining();
  const ofOthers = await proOfNewClub();
  const theirs = await fixtures.training({ club: ofOthers.club, status: 'STARTED' });
  const { body: awarded } = await ofOthers.client.post<InstantPrice>(PATH, {
    session_id: theirs.id,
    session_price_id: prices[0].id,
  });
  const own = (await award()).body;
  const nothing = await read(nowhere);
  expect([nothing.status, nothing.code]).toEqual([404, 'not-found']);
  const session_price_id = prices[1].id;
  const answers = [
    await read(theirs.id),
    await award<unknown>(session_price_id, theirs.id),
    await award<unknown>(session_price_id, nowhere),
    await client.put(PATH, { ...awarded, session_price_id }),
    // The own training with the id of theirs, and the other way round.
    await client.put(PATH, { ...own, id: awarded.id, session_price_id }),
    await client.put(PATH, { ...own, session_id: theirs.id, session_price_id }),
    await client.put(PATH, { ...own, id: nowhere, session_price_id }),
    await client.delete(PATH, { id: awarded.id }),
    await client.delete(PATH, { id: nowhere }),
  ];
  expect(answers.map(({ text }) => text)).toEqual(answers.map(() => nothing.text));
  expect((await ofOthers.client.get(`${PATH}/sessionid/${theirs.id}`)).body).toEqual(awarded);
  expect((await read()).body).toEqual(own);

  const admin = api(await fixtures.signedIn(await ofOthers.player({ roles: ['ADMIN', 'APPROVED'] })));
  expect((await admin.put(PATH, { ...own, session_price_id })).status).toBe(200);
});

test.each([
  ['no training', { session_id: undefined }, '/session_id required'],
  ['a training that is no id', { session_id: '1' }, '/session_id not-an-id'],
  ['no price', { session_price_id: null }, '/session_price_id wrong-type'],
  ['a field nobody knows', { place: 1 }, '/place unknown-field'],
])('awarding with %s is refused by name', async (_what, change, expected) => {
  const { client, training, prices } = await prosTraining();
  const body = { session_id: training.id, session_price_id: prices[0].id, ...change };
  const refused = await client.post<Problem>(PATH, body);
  expect([refused.status, refused.body.errors?.map(({ path, reason }) => `${path} ${reason}`)]).toEqual([
    400,
    [expected],
  ]);
});

test('a training that is deleted takes its instant price with it', async () => {
  const { fixtures, club, client, calls, training, prices, award } = await prosTraining();
  await award();
  await calls(training.id).remove();
  expect((await client.get(`${PATH}/sessionid/${training.id}`)).code).toBe('not-found');
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
  expect((await admin.delete('/sessionprices', { id: prices[0].id })).status).toBe(200);
});
