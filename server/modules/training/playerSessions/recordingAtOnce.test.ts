import type { Problem } from '@contract/problem';
import type { ScheduledTraining } from '@contract/training';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { openConnection, sql } from '@test/fixtures/database';

const INDEXES = [0, 1, 2, 3];

async function runningTraining(players: number) {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const members = await Promise.all(Array.from({ length: players }, () => player()));
  const sessions = members.map((member) => ({ players: [member], status: 'EDIT' as const }));
  const template = await fixtures.template({ type: 'TOURNAMENT' });
  const { id, sessionIds } = await fixtures.training({ club, template, status: 'STARTED', sessions });
  return { id, sessionIds, members, training: calls(id) };
}

const shownBalls = ({ trainingSessions }: ScheduledTraining) =>
  trainingSessions.flatMap(({ id, balls }) => balls.map(({ index, points, version }) => [id, index, points, version]));

test('devices record, correct and move balls of one training at once until it is finished: all is done once, in some order', async () => {
  const { id, sessionIds, members, training } = await runningTraining(6);
  const [giving = '', taking = ''] = sessionIds;
  const unexpected: unknown[] = [];
  let points = 0;
  let isFinished = false;
  let recorded = 0;
  /** Goes on for as long as the training runs. */
  const asLongAsItRuns = async (step: () => Promise<{ status: number; code?: string | undefined; text: string }>) => {
    while (!isFinished) {
      const { status, code = '', text } = await step();
      if (status === 200) recorded += 1;
      else if (status !== 409) unexpected.push(text);
      if (code === 'wrong-state') return;
    }
  };
  const devices = sessionIds.flatMap((sessionId) =>
    INDEXES.map((index) =>
      asLongAsItRuns(() => {
        points += 1;
        const key = { 'idempotency-key': crypto.randomUUID() };
        const ball = { index, points: points % 7 === 0 ? null : points };
        return training.recordBall<Problem>(sessionId, ball, key);
      }),
    ),
  );
  const movers = [10, 11].map((index) =>
    asLongAsItRuns(async () => {
      points += 1;
      await training.recordBall(giving, { index, points });
      return training.moveBall<Problem>(giving, { index, points, to: { playerDataId: taking, index: index + 10 } });
    }),
  );
  const correcting = asLongAsItRuns(() => {
    const corrected = { playerId: members[0]?.id ?? '', handicap: 10, basedOn: 10 };
    return training.correctHandicap<Problem>(giving, corrected);
  });
  while (recorded < 100) await training.read();
  const finished = await training.finish();
  isFinished = true;
  await Promise.all([...devices, ...movers, correcting]);

  expect(unexpected).toEqual([]);
  expect(finished).toMatchObject({ status: 200, body: { status: 'FINISHED' } });
  // What was under way had ended before, and nothing came after it.
  expect(shownBalls((await training.read()).body)).toEqual(shownBalls(finished.body));
  const ofTraining = 'join player_sessions s on s.id = r.player_session_id where s.training_id = $1';
  const versions = await sql(
    `select r.index from ball_recordings r ${ofTraining}
     group by r.player_session_id, r.index having max(r.version) <> count(*)
       or count(distinct r.version) <> count(*)`,
    [id],
  );
  expect(versions).toEqual([]);
  const last = await sql<{ id: string; index: number; points: number; version: number }>(
    `select * from (select distinct on (r.player_session_id, r.index) s.id, r.index, r.points, r.version
       from ball_recordings r ${ofTraining} order by r.player_session_id, r.index, r.version desc) newest
     where points is not null order by id, index`,
    [id],
  );
  expect(last.map((row) => [row.id, row.index, row.points, row.version])).toEqual(shownBalls(finished.body));
});

/** Waits until so many transactions wait for another one over trainings and their balls. */
async function waitingBackends(count: number): Promise<void> {
  const waiting = `select pid from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0
    and datname = current_database() and query ~ 'record_balls|scheduled_trainings'`;
  while ((await sql(waiting)).length < count);
}

test('finishing waits for a ball that is being recorded, which counts', async () => {
  const { sessionIds, training } = await runningTraining(1);
  const [sessionId = ''] = sessionIds;
  const other = await openConnection();
  try {
    await other.query('begin');
    await other.query('select from player_sessions where id = $1 for update', [sessionId]);
    const ball = training.recordBall(sessionId, { index: 0, points: 3 });
    await waitingBackends(1);
    const finishing = training.finish();
    await waitingBackends(2);
    await other.query('rollback');
    expect((await ball).status).toBe(200);
    const { status, body } = await finishing;
    expect([status, body.status, body.trainingSessions[0]?.totalPoints]).toEqual([200, 'FINISHED', 3]);
  } finally {
    await other.end();
  }
});

test('balls of two players are recorded while neither waits for the other', async () => {
  const { sessionIds, training } = await runningTraining(2);
  const [first = '', second = ''] = sessionIds;
  const other = await openConnection();
  try {
    await other.query('begin');
    await other.query('select from player_sessions where id = $1 for update', [first]);
    const blocked = training.recordBall(first, { index: 0, points: 3 });
    await waitingBackends(1);
    expect((await training.recordBall(second, { index: 0, points: 1 })).status).toBe(200);
    await other.query('rollback');
    expect((await blocked).body.trainingSessions.map(({ totalPoints }) => totalPoints)).toEqual([3, 1]);
  } finally {
    await other.end();
  }
});

test('a repetition of a ball that has moved on neither shows other balls as they were nor its own as newer than it is', async () => {
  const { sessionIds, training } = await runningTraining(2);
  const [own = '', others = ''] = sessionIds;
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await training.recordBall(own, { index: 0, points: 3 }, key);
  await training.recordBall(others, { index: 0, points: 5 });
  const after = await training.recordBall(own, { index: 0, points: null });
  const repeated = await training.recordBall(own, { index: 0, points: 3 }, key);
  expect(repeated.body.updated_at).toBe(first.body.updated_at);
  expect(repeated.body.updated_at < after.body.updated_at).toBe(true);
  expect(repeated.body.trainingSessions.map(({ totalPoints }) => totalPoints)).toEqual([3, 5]);
  expect((await training.read()).body).toEqual(after.body);
});
