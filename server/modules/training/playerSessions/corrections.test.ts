import type { Problem } from '@contract/problem';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

/** Makes a running training of Anna, who has these balls, and Ben, who has none, both being edited. */
async function annaAndBen(balls: number[] = [3, 1]) {
  const { fixtures, club, pro, player, calls, client } = await proOfNewClub();
  const anna = await player({ handicap: 18.4 });
  const ben = await player({ handicap: 24 });
  const { id, sessionIds } = await fixtures.training({
    club,
    template: await fixtures.template({ numberofballs: 5 }),
    status: 'STARTED',
    sessions: [
      { players: [anna], status: 'EDIT', balls },
      { players: [ben], status: 'EDIT' },
    ],
  });
  const [annas = '', bens = ''] = sessionIds;
  const training = calls(id);
  const now = async () => (await training.read()).body;
  const shown = async () =>
    (await now()).trainingSessions.map((session) => session.balls.map(({ index, points }) => [index, points]));
  const history = (sessionId: string) =>
    sql<{ index: number; points: number | null; version: number; recorded_by: string }>(
      'select index, points, version, recorded_by from ball_recordings where player_session_id = $1 order by index, version',
      [sessionId],
    );
  return { fixtures, club, pro, client, anna, ben, annas, bens, training, now, shown, history };
}

describe('a ball given to another player', () => {
  test('leaves the one and comes to the other, with who did it in both histories', async () => {
    const { pro, training, annas, bens, shown, history } = await annaAndBen();
    const moved = { index: 1, points: 1, to: { playerDataId: bens, index: 0 }, recordedAt: '2026-05-14T09:30:00Z' };
    const answer = await training.moveBall(annas, moved);
    expect(answer.status).toBe(200);
    expect(await shown()).toEqual([[[0, 3]], [[0, 1]]]);
    expect(answer.body.trainingSessions.map(({ totalPoints }) => totalPoints)).toEqual([3, 1]);
    expect((await history(annas)).at(-1)).toEqual({ index: 1, points: null, version: 2, recorded_by: pro.id });
    expect(await history(bens)).toEqual([{ index: 0, points: 1, version: 1, recorded_by: pro.id }]);
  });

  test('is moved once under one idempotency key', async () => {
    const { training, annas, bens, shown, history } = await annaAndBen();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const moved = { index: 1, points: 1, to: { playerDataId: bens, index: 0 } };
    expect((await training.moveBall(annas, moved, key)).status).toBe(200);
    const again = await training.moveBall(annas, moved, key);
    expect(again.status).toBe(200);
    expect(again.body.trainingSessions[1]?.balls).toMatchObject([{ index: 0, points: 1, version: 1 }]);
    expect(await shown()).toEqual([[[0, 3]], [[0, 1]]]);
    expect(await history(bens)).toHaveLength(1);
  });

  test('stays where it is when it has other points by now, and the refusal names them', async () => {
    const { training, annas, bens, shown } = await annaAndBen();
    await training.recordBall(annas, { index: 1, points: 0 });
    const refused = await training.moveBall<Problem>(annas, {
      index: 1,
      points: 1,
      to: { playerDataId: bens, index: 0 },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'ball-conflict', current: { playerDataId: annas, index: 1, points: 0, version: 2 } },
    });
    expect(await shown()).toEqual([
      [
        [0, 3],
        [1, 0],
      ],
      [],
    ]);
  });

  test('stays where it is when the other ball is taken, and goes there once that is cleared', async () => {
    const { training, annas, bens, shown, history } = await annaAndBen();
    await training.recordBall(bens, { index: 0, points: 3 });
    const moved = { index: 1, points: 1, to: { playerDataId: bens, index: 0 } };
    expect(await training.moveBall<Problem>(annas, moved)).toMatchObject({
      status: 409,
      body: { code: 'ball-conflict', current: { playerDataId: bens, index: 0, points: 3, version: 1 } },
    });
    await training.recordBall(bens, { index: 0, points: null, basedOn: 1 });
    expect((await training.moveBall(annas, moved)).status).toBe(200);
    expect(await shown()).toEqual([[[0, 3]], [[0, 1]]]);
    expect((await history(bens)).map(({ points, version }) => [points, version])).toEqual([
      [3, 1],
      [null, 2],
      [1, 3],
    ]);
  });

  test('is refused where it was never recorded, onto itself, and for balls that there are not', async () => {
    const { training, annas, bens } = await annaAndBen();
    const to = { playerDataId: bens, index: 0 };
    expect(await training.moveBall<Problem>(annas, { index: 4, points: 1, to })).toMatchObject({
      status: 409,
      body: { code: 'ball-conflict', current: null },
    });
    const itself = { index: 1, points: 1, to: { playerDataId: annas, index: 1 } };
    expect(await training.moveBall<Problem>(annas, itself)).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/to', reason: 'repeated' }] },
    });
    const beyond = { index: 1, points: 1, to: { playerDataId: bens, index: 5 } };
    expect(await training.moveBall<Problem>(annas, beyond)).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/to/index', reason: 'out-of-range' }] },
    });
  });

  test.each(['annas', 'bens'] as const)('needs both player sessions open: not %s alone', async (closed) => {
    const { training, shown, ...made } = await annaAndBen();
    await training.finishSession(made[closed]);
    const moved = { index: 1, points: 1, to: { playerDataId: made.bens, index: 0 } };
    expect(await training.moveBall(made.annas, moved)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    expect((await shown())[1]).toEqual([]);
  });

  test('does not come to a player of another training, or to one who still waits for the approval', async () => {
    const { training, annas, bens, ben } = await annaAndBen();
    const elsewhere = await annaAndBen();
    const moved = { index: 1, points: 1, to: { playerDataId: elsewhere.bens, index: 0 } };
    expect(await training.moveBall(annas, moved)).toMatchObject({ status: 404 });
    await sql(`update members set roles = '{PLAYER,UNAPPROVED}' where id = $1`, [ben.id]);
    const here = { index: 1, points: 1, to: { playerDataId: bens, index: 0 } };
    expect(await training.moveBall(annas, here)).toMatchObject({ status: 409, body: { code: 'player-not-approved' } });
  });
});

test('a cleared ball in the middle is open: neither score nor handicap count it, and it can be played again', async () => {
  const { training, annas, shown } = await annaAndBen([3, 1, 3]);
  const cleared = await training.recordBall(annas, { index: 1, points: null, basedOn: 1 });
  expect(cleared.body.trainingSessions[0]).toMatchObject({ totalPoints: 6, balls: [{ index: 0 }, { index: 2 }] });
  await training.finishSession(annas);
  expect(await training.recordBall(annas, { index: 0, points: null })).toMatchObject({ status: 409 });
  await training.editSession(annas);
  await training.recordBall(annas, { index: 1, points: -1, basedOn: 2 });
  expect((await shown())[0]).toEqual([
    [0, 3],
    [1, -1],
    [2, 3],
  ]);
});

describe('a start handicap', () => {
  test('is corrected while the training runs, counts for the result, and the record says who did it', async () => {
    const { club, pro, training, anna, annas, now } = await annaAndBen();
    const answer = await training.correctHandicap(annas, { playerId: anna.id, handicap: 12.3, basedOn: 18.4 });
    expect(answer.body.trainingSessions[0]?.players[0]).toMatchObject({ id: anna.id, handicap: 12.3 });
    const [change] = await sql<{ actor_id: string; member_id: string; fields: unknown }>(
      `select actor_id, member_id, fields from changes
       where action = 'playerSession.handicapCorrected' and golfclub_id = $1`,
      [club.id],
    );
    expect(change).toMatchObject({ actor_id: pro.id, member_id: anna.id });
    expect(change?.fields).toContainEqual({ field: 'handicap', before: '18.4', after: '12.3' });
    await training.finish();
    const results = await sql<{ started: number }>(
      'select handicap_started_tenths as started from league_events where training_id = $1 and member_id = $2',
      [(await now()).id, anna.id],
    );
    expect(results).toEqual([{ started: 123 }]);
  });

  test('is corrected once under one idempotency key, and the same value again changes nothing', async () => {
    const { club, training, anna, annas } = await annaAndBen();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const corrected = { playerId: anna.id, handicap: 12.3, basedOn: 18.4 };
    for (const headers of [key, key, undefined]) {
      expect((await training.correctHandicap(annas, corrected, headers)).status).toBe(200);
    }
    const changes = await sql(
      `select id from changes where action = 'playerSession.handicapCorrected' and golfclub_id = $1`,
      [club.id],
    );
    expect(changes).toHaveLength(1);
  });

  test('that somebody else corrected meanwhile is a conflict, which names the value', async () => {
    const { training, anna, annas } = await annaAndBen();
    await training.correctHandicap(annas, { playerId: anna.id, handicap: 20, basedOn: 18.4 });
    expect(
      await training.correctHandicap<Problem>(annas, { playerId: anna.id, handicap: 12.3, basedOn: 18.4 }),
    ).toMatchObject({
      status: 409,
      body: { code: 'handicap-conflict', current: { playerId: anna.id, handicap: 20 } },
    });
  });

  test('stays once the training is finished, and is that of a player of the session', async () => {
    const { training, anna, ben, annas } = await annaAndBen();
    expect(await training.correctHandicap(annas, { playerId: ben.id, handicap: 1, basedOn: 24 })).toMatchObject({
      status: 404,
    });
    await training.finish();
    const corrected = { playerId: anna.id, handicap: 12.3, basedOn: 18.4 };
    expect(await training.correctHandicap(annas, corrected)).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });
  });
});
