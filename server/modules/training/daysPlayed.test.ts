import type { LeagueTable } from '@contract/league';
import type { Problem } from '@contract/problem';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { asAdded } from '@test/fixtures/trainings';

async function plannedTraining() {
  const pro = await proOfNewClub();
  const { id } = await pro.fixtures.training({ club: pro.club, plannedDate: '2026-12-06' });
  return { ...pro, id, training: pro.calls(id) };
}

test('a start with a day moves the planned date to it, and without one moves nothing', async () => {
  const { training } = await plannedTraining();
  expect((await training.startOn('2026-11-23')).body).toMatchObject({ status: 'STARTED', plannedDate: '2026-11-23' });
  const other = await plannedTraining();
  expect((await other.training.start()).body).toMatchObject({ status: 'STARTED', plannedDate: '2026-12-06' });
});

test('a running training stays on its day, whatever day a second start brings', async () => {
  const { training } = await plannedTraining();
  const started = await training.startOn('2026-11-23');
  expect(await training.startOn('2026-11-24')).toMatchObject({ status: 200, body: started.body });
});

test.each(['2026-02-30', '23.11.2026', ''])('%j is no day and starts nothing', async (day) => {
  const { training } = await plannedTraining();
  expect(await training.startOn<Problem>(day)).toMatchObject({ status: 400, code: 'bad-input' });
  expect((await training.read()).body).toMatchObject({ status: 'PLANNED', plannedDate: '2026-12-06' });
});

test('the league and its season carry the day played', async () => {
  const { id, training, client, club, player } = await plannedTraining();
  await training.startOn('2026-11-23');
  const added = await training.addPlayers([asAdded(await player())]);
  const sessionId = added.body.trainingSessions[0]?.id ?? '';
  await training.editSession(sessionId);
  await training.recordBall(sessionId, { index: 0, points: 3 });
  await training.finish();

  const leagueOf = async (from: string, to: string) =>
    (await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}?from=${from}&to=${to}`)).body
      .leagueTableEntries;
  expect(await leagueOf('2026-12-01', '2026-12-31')).toEqual([]);
  const [entry] = await leagueOf('2026-11-01', '2026-11-30');
  expect(entry).toMatchObject({ leagueTableEvents: [{ trainingId: id, trainingDate: '2026-11-23' }] });
});

test('going back to planned brings the planned date back and leaves the player sessions', async () => {
  const { training, player } = await plannedTraining();
  await training.startOn('2026-11-23');
  await training.addPlayers([asAdded(await player())]);

  const back = await training.unstart();

  expect(back.body).toMatchObject({ status: 'PLANNED', plannedDate: '2026-12-06', startDate: null });
  expect(back.body.trainingSessions).toHaveLength(1);
  expect((await training.start()).body).toMatchObject({ plannedDate: '2026-12-06' });
  expect((await training.unstart()).body).toMatchObject({ plannedDate: '2026-12-06' });
});

test('a training with a recorded ball stays started, and goes back once the ball is taken back', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const sessions = [{ players: [await player()], status: 'EDIT' as const, balls: [3] }];
  const { id, sessionIds } = await fixtures.training({ club, status: 'STARTED', sessions });
  const before = (await calls(id).read()).body;

  expect(await calls(id).unstart<Problem>()).toMatchObject({ status: 409, code: 'has-balls' });
  expect((await calls(id).read()).body).toEqual(before);
  await calls(id).recordBall(sessionIds[0] ?? '', { index: 0, points: null });
  expect((await calls(id).unstart()).body.status).toBe('PLANNED');
});

test('of a start taken back and a ball at the same moment one is refused', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const sessions = [{ players: [await player()], status: 'EDIT' as const }];
  const { id, sessionIds } = await fixtures.training({ club, status: 'STARTED', sessions });

  const [unstart, ball] = await Promise.all([
    calls(id).unstart<Problem>(),
    calls(id).recordBall<Problem>(sessionIds[0] ?? '', { index: 0, points: 1 }),
  ]);

  expect([unstart.code, ball.code].filter((code) => code !== undefined)).toHaveLength(1);
  const after = (await calls(id).read()).body;
  expect(after.trainingSessions[0]?.balls).toHaveLength(after.status === 'STARTED' ? 1 : 0);
});
