import type { Problem } from '@contract/problem';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

async function sessionInEdit(options: { balls?: number[]; tournament?: boolean } = {}) {
  const pro = await proOfNewClub();
  const template = await pro.fixtures.template(options.tournament ? { type: 'TOURNAMENT' } : { numberofballs: 5 });
  const players = [await pro.player()];
  const { id, sessionIds } = await pro.fixtures.training({
    club: pro.club,
    template,
    status: 'STARTED',
    sessions: [{ players, status: 'EDIT', balls: options.balls ?? [] }],
  });
  const sessionId = sessionIds[0] ?? '';
  const training = pro.calls(id);
  const now = async () => (await training.read()).body;
  const balls = async () => (await now()).trainingSessions[0]?.balls;
  const history = () =>
    sql(
      `select index, points, version, recorded_by, recorded_at from ball_recordings
       where player_session_id = $1 order by index, version`,
      [sessionId],
    );
  return { ...pro, training, sessionId, now, balls, history };
}

test('a recorded ball counts for the score and leaves a trace of who recorded it and when', async () => {
  const { training, sessionId, pro, history, now } = await sessionInEdit();
  const before = await now();

  const first = await training.recordBall(sessionId, { index: 4, points: 3 });
  const answer = await training.recordBall(sessionId, {
    index: 0,
    points: -1,
    recordedAt: '2026-05-14T09:30:00+02:00',
  });

  expect(answer.body.trainingSessions[0]).toMatchObject({
    balls: [
      { index: 0, points: -1, version: 1 },
      { index: 4, points: 3, version: 1 },
    ],
    totalPoints: 2,
  });
  expect(first.body.updated_at > before.updated_at).toBe(true);
  expect(answer.body.updated_at > first.body.updated_at).toBe(true);
  expect(await history()).toMatchObject([
    { index: 0, points: -1, version: 1, recorded_by: pro.id, recorded_at: new Date('2026-05-14T07:30:00Z') },
    { index: 4, points: 3, version: 1, recorded_by: pro.id, recorded_at: null },
  ]);
});

test('balls of who still waits for the approval can only be taken back, and the training can be finished', async () => {
  const { training, sessionId, balls, now } = await sessionInEdit({ balls: [3] });
  const playerId = (await now()).trainingSessions[0]?.players[0]?.id;
  await sql(`update members set roles = '{PLAYER,UNAPPROVED}' where id = $1`, [playerId]);
  const refusal = { status: 409, code: 'player-not-approved' };
  expect(await training.recordBall(sessionId, { index: 1, points: 3 })).toMatchObject(refusal);
  expect(await training.recordBalls(sessionId, [{ index: 1, points: 3 }])).toMatchObject(refusal);
  expect(await balls()).toMatchObject([{ index: 0, points: 3 }]);
  expect((await training.recordBall(sessionId, { index: 0, points: null })).status).toBe(200);
  expect(await balls()).toEqual([]);
  expect((await training.finish()).body).toMatchObject({ status: 'FINISHED' });
});

test('the same ball sent twice changes nothing, whatever it is based on', async () => {
  const { training, sessionId, now, history } = await sessionInEdit();
  await training.recordBall(sessionId, { index: 0, points: 3 });
  const before = await now();

  for (const basedOn of [undefined, 0, 1, 9]) {
    const again = await training.recordBall(sessionId, {
      index: 0,
      points: 3,
      ...(basedOn !== undefined && { basedOn }),
    });
    expect(again).toMatchObject({ status: 200, body: before });
  }
  expect(await history()).toHaveLength(1);
});

test('without a basis the last to arrive wins, and the history keeps both', async () => {
  const { training, sessionId, balls, history } = await sessionInEdit();
  await training.recordBall(sessionId, { index: 0, points: 3 });
  await training.recordBall(sessionId, { index: 0, points: 1 });

  expect(await balls()).toEqual([{ index: 0, points: 1, version: 2 }]);
  expect(await history()).toMatchObject([
    { points: 3, version: 1 },
    { points: 1, version: 2 },
  ]);
});

test('a device that has not seen the newest points does not overwrite them and is told what they are', async () => {
  const { training, sessionId, pro, balls } = await sessionInEdit();
  await training.recordBall(sessionId, { index: 2, points: 3, basedOn: 0 });

  const late = await training.recordBall<Problem>(sessionId, { index: 2, points: 1, basedOn: 0 });

  expect(late).toMatchObject({ status: 409, code: 'ball-conflict' });
  expect(late.body.current).toEqual({
    index: 2,
    points: 3,
    version: 1,
    recordedBy: { name: pro.name, surname: pro.surname },
    recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
  });
  expect(await training.recordBall(sessionId, { index: 2, points: 1, basedOn: 1 })).toMatchObject({ status: 200 });
  expect(await balls()).toEqual([{ index: 2, points: 1, version: 2 }]);
});

test('an undo takes back the recording that it names, and no other that stands there with the same points or others', async () => {
  const { training, sessionId, balls, history } = await sessionInEdit();
  const [first, second, third] = ['2026-05-14T09:30:00.001Z', '2026-05-14T09:30:00.002Z', '2026-05-14T09:30:00.003Z'];
  const undo = (undoes: string, basedOn: number, points: number | null = null) =>
    training.recordBall<Problem>(sessionId, { index: 0, points, basedOn, undoes });
  await training.recordBall(sessionId, { index: 0, points: 3, recordedAt: first });
  await training.recordBall(sessionId, { index: 0, points: 3, recordedAt: second });

  const conflict = { status: 409, code: 'ball-conflict', body: { current: { index: 0, points: 3, version: 1 } } };
  expect(await undo(second, 1)).toMatchObject(conflict);
  expect(await balls()).toMatchObject([{ points: 3, version: 1 }]);
  expect(await undo(second, 1, 3)).toMatchObject({ status: 200 });

  await training.recordBall(sessionId, { index: 0, points: 1, recordedAt: third });
  expect(await undo(first, 2)).toMatchObject({ ...conflict, body: { current: { points: 1, version: 2 } } });
  expect(await undo(third, 2, 3)).toMatchObject({ status: 200 });
  expect(await balls()).toMatchObject([{ points: 3, version: 3 }]);
  expect(await history()).toHaveLength(3);
});

test('several balls are recorded all or none', async () => {
  const { training, sessionId, balls, history } = await sessionInEdit({ balls: [3] });

  const conflicting = await training.recordBalls(sessionId, [
    { index: 1, points: 1 },
    { index: 0, points: 1, basedOn: 0 },
  ]);
  expect(conflicting).toMatchObject({ status: 409, code: 'ball-conflict', body: { current: { index: 0, points: 3 } } });
  expect(await balls()).toEqual([{ index: 0, points: 3, version: 1 }]);

  const answer = await training.recordBalls(sessionId, [
    { index: 0, points: 3 },
    { index: 1, points: 1 },
    { index: 2, points: -1 },
  ]);
  expect(answer.body.trainingSessions[0]).toMatchObject({ totalPoints: 3 });
  expect(await balls()).toHaveLength(3);
  expect(await history()).toHaveLength(3);
});

test('a ball that the training does not have is refused with its place', async () => {
  const { training, sessionId, balls } = await sessionInEdit();
  const paths = (body: Problem) => body.errors?.map(({ path, reason }) => `${path} ${reason}`);

  const one = await training.recordBall<Problem>(sessionId, { index: 5, points: 1 });
  expect(one).toMatchObject({ status: 400, code: 'bad-input' });
  expect(paths(one.body)).toEqual(['/index out-of-range']);
  const several = await training.recordBalls<Problem>(
    sessionId,
    [0, 1, 2, 99].map((index) => ({ index, points: 1 })),
  );
  expect(paths(several.body)).toEqual(['/balls/3/index out-of-range']);
  const repeated = await training.recordBalls<Problem>(
    sessionId,
    [0, 1, 0].map((index) => ({ index, points: index })),
  );
  expect(paths(repeated.body)).toEqual(['/balls/2/index repeated']);
  expect(await balls()).toEqual([]);
});

test.each([
  ['a result that the template does not have', false, 2, ['/points not-a-result', '/balls/1/points not-a-result']],
  ['points above all its results', false, 55, ['/points not-a-result', '/balls/1/points not-a-result']],
  ['five digits in a tournament', true, 10_000, ['/points not-a-result', '/balls/1/points not-a-result']],
])('%s is refused with its field, and nothing is recorded', async (_what, tournament, points, fields) => {
  const { training, sessionId, balls, history } = await sessionInEdit({ tournament });
  const one = await training.recordBall<Problem>(sessionId, { index: 0, points });
  const several = await training.recordBalls<Problem>(sessionId, [
    { index: 0, points: 1 },
    { index: 1, points },
    { index: 2, points: null },
  ]);
  const refusals = [one, several];
  expect(refusals.map(({ status, code }) => [status, code])).toEqual([
    [400, 'bad-input'],
    [400, 'bad-input'],
  ]);
  expect(refusals.flatMap(({ body }) => body.errors?.map(({ path, reason }) => `${path} ${reason}`))).toEqual(fields);
  expect([await balls(), await history()]).toEqual([[], []]);
});

test('a tournament takes any score of four digits, and one below zero', async () => {
  const { training, sessionId, balls } = await sessionInEdit({ tournament: true });
  await training.recordBalls(sessionId, [
    { index: 0, points: 9_999 },
    { index: 1, points: -9_999 },
  ]);
  expect(await balls()).toMatchObject([{ points: 9_999 }, { points: -9_999 }]);
});

test('a tournament takes a hundred scores', async () => {
  const { training, sessionId } = await sessionInEdit({ tournament: true });
  const scores = Array.from({ length: 100 }, (_, index) => ({ index, points: 2 }));

  expect((await training.recordBalls(sessionId, scores)).body.trainingSessions[0]?.totalPoints).toBe(200);
  expect(await training.recordBall(sessionId, { index: 100, points: 2 })).toMatchObject({ status: 400 });
});

test.each<[string, object, string]>([
  ['points as text', { points: '3' }, '/points wrong-type'],
  ['half a point', { points: 0.5 }, '/points not-whole'],
  ['a negative index', { index: -1 }, '/index too-small'],
  ['an index that no column holds', { index: 2 ** 31 }, '/index out-of-range'],
  ['an index without end', { index: 1e300 }, '/index out-of-range'],
  ['a million points and one', { points: 1_000_001 }, '/points too-large'],
  ['an unknown field', { version: 1 }, '/version unknown-field'],
  ['a moment that never was', { recordedAt: '2026-02-30T10:00:00Z' }, '/recordedAt not-a-date'],
])('%s is refused', async (_what, changed, path) => {
  const { training, sessionId, balls } = await sessionInEdit();
  const answer = await training.recordBall<Problem>(sessionId, { index: 0, points: 1, ...changed });
  expect(answer).toMatchObject({ status: 400, code: 'bad-input' });
  expect(answer.body.errors?.map((error) => `${error.path} ${error.reason}`)).toEqual([path]);
  expect(await balls()).toEqual([]);
});

test.each(['ADDED', 'FINISHED'] as const)('balls are refused while the player session is %s', async (status) => {
  const { training, sessionId, balls } = await sessionInEdit({ balls: [1] });
  await sql('update player_sessions set status = $1 where id = $2', [status, sessionId]);
  expect(await training.recordBall(sessionId, { index: 0, points: 3 })).toMatchObject({
    status: 409,
    code: 'wrong-state',
  });
  expect(await training.recordBalls(sessionId, [{ index: 0, points: 3 }])).toMatchObject({
    status: 409,
    code: 'wrong-state',
  });
  expect(await balls()).toEqual([{ index: 0, points: 1, version: 1 }]);
});

test('one key gives one answer, also after the ball has moved on, and belongs to one body', async () => {
  const { training, sessionId, balls } = await sessionInEdit();
  const key = { 'idempotency-key': 'ball-0-first' };
  const first = await training.recordBall(sessionId, { index: 0, points: 3 }, key);
  await training.recordBall(sessionId, { index: 0, points: 1 });

  expect(await training.recordBall(sessionId, { index: 0, points: 3 }, key)).toMatchObject({
    status: 200,
    body: first.body,
  });
  expect(await balls()).toEqual([{ index: 0, points: 1, version: 2 }]);
  const other = await training.recordBall(sessionId, { index: 0, points: 2 }, key);
  expect(other).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
});

test('a refused recording does not use up its key', async () => {
  const { training, sessionId } = await sessionInEdit();
  const key = { 'idempotency-key': 'ball-1' };
  await sql(`update player_sessions set status = 'ADDED' where id = $1`, [sessionId]);
  expect(await training.recordBall(sessionId, { index: 1, points: 3 }, key)).toMatchObject({ status: 409 });
  await training.editSession(sessionId);
  expect(await training.recordBall(sessionId, { index: 1, points: 3 }, key)).toMatchObject({ status: 200 });
});

test('a ball that is taken back is as if it had not been played, but for its history', async () => {
  const { training, sessionId, balls, history } = await sessionInEdit({ balls: [3, 1] });
  const cleared = await training.recordBall(sessionId, { index: 0, points: null, basedOn: 1 });
  expect(cleared.body.trainingSessions[0]).toMatchObject({ balls: [{ index: 1, points: 1 }], totalPoints: 1 });
  expect(await history()).toMatchObject([
    { index: 0, points: 3, version: 1 },
    { index: 0, points: null, version: 2 },
    { index: 1, points: 1, version: 1 },
  ]);
  const again = await training.recordBall(sessionId, { index: 0, points: null, basedOn: 1 });
  expect([again.status, await history()]).toMatchObject([200, { length: 3 }]);
  await training.recordBall(sessionId, { index: 0, points: 0, basedOn: 0 });
  expect(await balls()).toMatchObject([
    { index: 0, points: 0, version: 3 },
    { index: 1, points: 1 },
  ]);
});

test('a ball that somebody has taken back meanwhile is a conflict for whoever had seen it', async () => {
  const { training, sessionId, pro } = await sessionInEdit({ balls: [3] });
  await training.recordBall(sessionId, { index: 0, points: null, basedOn: 1 });
  const late = await training.recordBall<Problem>(sessionId, { index: 0, points: 1, basedOn: 1 });
  expect([late.status, late.code]).toEqual([409, 'ball-conflict']);
  expect(late.body.current).toMatchObject({
    index: 0,
    points: null,
    version: 2,
    recordedBy: { name: pro.name, surname: pro.surname },
  });
});
