import type { Problem } from '@contract/problem';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { sql } from '@test/fixtures/database';
import { asAdded } from '@test/fixtures/trainings';

const twenty = Array.from({ length: 20 }, (_, index) => index);

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

test('of twenty starts at once one changes the training, and all are told that it runs', async () => {
  const { fixtures, club, calls } = await proOfNewClub();
  const { id } = await fixtures.training({ club });

  const answers = await Promise.all(twenty.map(() => calls(id).start()));

  expect(statuses(answers)).toEqual(twenty.map(() => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await calls(id).read()).body).toEqual(answers[0]?.body);
});

test('of a start and a finish at once none leaves a training half changed', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const sessions = [{ players: [await player()], status: 'EDIT' as const, balls: [3, 3, 3, 1] }];
  const { id } = await fixtures.training({ club, status: 'STARTED', sessions });

  await Promise.all(twenty.map((index) => (index % 2 ? calls(id).finish() : calls(id).unfinish())));

  const { status } = (await calls(id).read()).body;
  expect(await calls(id).finish()).toMatchObject({ status: 200, body: { status: 'FINISHED' } });
  expect(['STARTED', 'FINISHED']).toContain(status);
  expect(await calls(id).unfinish()).toMatchObject({ status: 200, body: { status: 'STARTED' } });
});

test('of several who add the same player at once exactly one succeeds', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const { id } = await fixtures.training({ club, status: 'STARTED' });
  const member = asAdded(await player());

  const answers = await Promise.all(twenty.slice(0, 6).map(() => calls(id).addPlayers([member])));

  expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await calls(id).read()).body.trainingSessions).toHaveLength(1);
});

test('of several devices that record one ball from the same state exactly one wins, the others see its points', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const sessions = [{ players: [await player()], status: 'EDIT' as const }];
  // Any number is a result.
  const template = await fixtures.template({ type: 'TOURNAMENT' });
  const { id, sessionIds } = await fixtures.training({ club, template, status: 'STARTED', sessions });
  const record = (points: number) =>
    calls(id).recordBall<Problem>(sessionIds[0] ?? '', { index: 0, points, basedOn: 0 });

  const answers = await Promise.all(twenty.slice(0, 8).map(record));

  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  const [ball] = (await calls(id).read()).body.trainingSessions[0]?.balls ?? [];
  expect(ball?.points).toBe(answers.findIndex(({ status }) => status === 200));
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body.current).toMatchObject({ ...ball });
});

test('one key sent several times at once records once', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const sessions = [{ players: [await player()], status: 'EDIT' as const }];
  const { id, sessionIds } = await fixtures.training({ club, status: 'STARTED', sessions });
  const record = () =>
    calls(id).recordBall(sessionIds[0] ?? '', { index: 0, points: 3 }, { 'idempotency-key': 'same-moment' });

  const answers = await Promise.all(twenty.slice(0, 6).map(record));

  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200]);
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
});

test('changes of one training at once get moments that can be told apart', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const sessions = [{ players: [await player()], status: 'EDIT' as const }];
  const template = await fixtures.template({ type: 'TOURNAMENT' });
  const { id, sessionIds } = await fixtures.training({ club, template, status: 'STARTED', sessions });

  const answers = await Promise.all(
    twenty.map((index) => calls(id).recordBall(sessionIds[0] ?? '', { index, points: 1 })),
  );

  const contents = new Map<string, Set<string>>();
  for (const { body } of answers) {
    const balls = JSON.stringify(body.trainingSessions);
    contents.set(body.updated_at, (contents.get(body.updated_at) ?? new Set()).add(balls));
  }
  expect([...contents.values()].map(({ size }) => size)).toEqual([...contents].map(() => 1));
  const moments = await sql('select distinct received_at from ball_recordings where player_session_id = $1', [
    sessionIds[0],
  ]);
  const written = await sql('select from ball_recordings where player_session_id = $1', [sessionIds[0]]);
  expect(moments).toHaveLength(written.length);
});
