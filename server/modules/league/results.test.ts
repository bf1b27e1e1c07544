import type { LeagueTable } from '@contract/league';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

async function clubWithLeague() {
  const pro = await proOfNewClub();
  const entries = async () =>
    (await pro.client.get<LeagueTable>(`/api/leaguetable/golfclub/${pro.club.id}`)).body.leagueTableEntries;
  return { ...pro, entries };
}

test('finishing a training brings its results into the league, and opening it again takes them out', async () => {
  const { fixtures, pro, calls, player, entries } = await clubWithLeague();
  const [playing, idle] = [await player({ handicap: 18.4 }), await player()];
  const training = await fixtures.runningTraining({ pro, players: [playing, idle], plannedDate: '2026-06-01' });
  const sessionId = training.trainingSessions.find(({ players }) => players[0]?.id === playing.id)?.id ?? '';
  const { recordBalls, finish, unfinish, editSession, recordBall } = calls(training.id);
  await recordBalls(
    sessionId,
    [3, 3, 3, 1].map((points, index) => ({ index, points })),
  );
  expect(await entries()).toEqual([]);

  await finish();
  const event = {
    trainingId: training.id,
    trainingName: training.name,
    trainingDate: '2026-06-01',
    balls: [3, 3, 3, 1].map((points, index) => ({ index, points })),
    points: 8,
    handicapStarted: 18.4,
    handicapPlayed: 14.1,
    handicapDifference: 4.3,
  };
  const { id, name, surname, username } = playing;
  const player_ = { id, name, surname, username };
  expect(await entries()).toEqual([
    { player: player_, totalPoints: 8, previousRank: null, trend: [8], tied: false, leagueTableEvents: [event] },
  ]);
  await finish();
  expect(await entries()).toHaveLength(1);

  await unfinish();
  expect(await entries()).toEqual([]);
  await editSession(sessionId);
  await recordBall(sessionId, { index: 4, points: -1 });
  await finish();
  expect(await entries()).toMatchObject([{ totalPoints: 5, leagueTableEvents: [{ handicapPlayed: 18.4 }] }]);
});

test("every member of a team gets the team's points, without handicaps", async () => {
  const { fixtures, club, calls, player, entries } = await clubWithLeague();
  const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
  const players = [await player({ surname: 'Abel' }), await player({ surname: 'Berg' })];
  const { id } = await fixtures.training({
    club,
    template,
    status: 'STARTED',
    sessions: [{ players, balls: [12, 9] }],
  });

  await calls(id).finish();

  const none = { handicapStarted: null, handicapPlayed: null, handicapDifference: null };
  expect(await entries()).toMatchObject(
    players.map(({ surname }) => ({
      player: { surname },
      totalPoints: 6,
      leagueTableEvents: [{ points: 6, balls: [{ points: 12 }, { points: 9 }], ...none }],
    })),
  );
});

test('a ball of 0 points is a result, no ball at all is none', async () => {
  const { fixtures, club, calls, player, entries } = await clubWithLeague();
  const [zero, none] = [await player({ handicap: 0 }), await player({ handicap: 0 })];
  const sessions = [{ players: [zero], balls: [0] }, { players: [none] }];
  const { id } = await fixtures.training({ club, status: 'STARTED', sessions });

  await calls(id).finish();

  expect(await entries()).toMatchObject([
    { player: { id: zero.id }, totalPoints: 0, leagueTableEvents: [{ handicapPlayed: 36, handicapDifference: -36 }] },
  ]);
});

test('a training without any player can be finished', async () => {
  const { fixtures, club, calls, entries } = await clubWithLeague();
  const { id } = await fixtures.training({ club, status: 'STARTED' });
  expect(await calls(id).finish()).toMatchObject({ status: 200 });
  expect(await entries()).toEqual([]);
});

test('twenty who finish and open again at once never leave results of a running training', async () => {
  const { fixtures, club, calls, player, entries } = await clubWithLeague();
  const sessions = [{ players: [await player()], balls: [3] }];
  const { id } = await fixtures.training({ club, status: 'STARTED', sessions });

  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? calls(id).finish() : calls(id).unfinish())));

  const { status } = (await calls(id).read()).body;
  expect(await entries()).toHaveLength(status === 'FINISHED' ? 1 : 0);
  const [{ count } = { count: 0 }] = await sql<{ count: string }>(
    'select count(*) as count from league_events where training_id = $1',
    [id],
  );
  expect(Number(count)).toBe(status === 'FINISHED' ? 1 : 0);
});
