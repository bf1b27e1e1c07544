import type { LeagueTable } from '@contract/league';
import type { MappingRow } from '@contract/mapping';
import type { ScoreHandicapEntry } from '@contract/template';
import type { MemberFixture } from '@test/fixtures/members';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const ROUNDS = 100;

const TRAININGS = 3;

const PLAYERS = 4;

const mapping: MappingRow[] = [
  { handicapDifference: -5, points: 1 },
  { handicapDifference: 0, points: 4 },
  { handicapDifference: 4.3, points: 9 },
];

const scores: ScoreHandicapEntry[] = [
  { score: 0, handicap: 30 },
  { score: 4, handicap: 18.4 },
  { score: 8, handicap: 14.1 },
  { score: 12, handicap: 6 },
];

/** The points of the last row that is reached, the rows in ascending order; written down here once more, by hand. */
function leaguePointsOf(balls: readonly number[], handicap: number): number {
  const score = balls.reduce((sum, points) => sum + points, 0);
  const played = scores.filter((row) => row.score <= score).at(-1)?.handicap ?? 30;
  const difference = Math.round(handicap * 10) - Math.round(played * 10);
  return mapping.filter((row) => Math.round(row.handicapDifference * 10) <= difference).at(-1)?.points ?? 0;
}

/** Different for each round, training and player, and from −1 to 3 each. */
const ballsOf = (round: number, training: number, player: number) =>
  Array.from({ length: 5 }, (_, index) => ((round * 7 + training * 5 + player * 3 + index * index) % 5) - 1);

test('three trainings of the same players, finished at the same moment a hundred times, leave the league that their balls make', async () => {
  const { fixtures, club, client, calls, player } = await proOfNewClub();
  const players: MemberFixture[] = [];
  for (let count = 0; count < PLAYERS; count += 1) players.push(await player({ handicap: 12.4 + 3 * count }));
  const template = await fixtures.template({
    mapping: await fixtures.mapping({ rows: mapping }),
    scoreHandicapMap: scores,
    numberofballs: 5,
  });
  const expected = new Map(players.map(({ id }) => [id, { events: 0, points: 0 }]));

  for (let round = 0; round < ROUNDS; round += 1) {
    const trainings: string[] = [];
    for (let training = 0; training < TRAININGS; training += 1) {
      const sessions = players.map((member, position) => {
        const balls = ballsOf(round, training, position);
        const sum = expected.get(member.id);
        if (sum) {
          sum.events += 1;
          sum.points += leaguePointsOf(balls, member.handicap);
        }
        return { players: [member], status: 'EDIT' as const, balls };
      });
      trainings.push((await fixtures.training({ club, template, status: 'STARTED', sessions })).id);
    }
    const finished = await Promise.all(trainings.map((id) => calls(id).finish()));
    expect(finished.map(({ status, body }) => [status, body.status])).toEqual(trainings.map(() => [200, 'FINISHED']));
  }

  const { body: table } = await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
  const entries = table.leagueTableEntries.map(({ player: { id }, totalPoints, leagueTableEvents }) => {
    const sum = leagueTableEvents.reduce((points, event) => points + event.points, 0);
    expect(sum).toBe(totalPoints);
    return [id, { events: leagueTableEvents.length, points: totalPoints }] as const;
  });
  expect(new Map(entries)).toEqual(expected);
  expect(new Set(entries.map(([, { points }]) => points)).size).toBeGreaterThan(1);
});

test('of trainings that are finished and opened again at the same moment the league has those that stay finished', async () => {
  const { fixtures, club, client, calls, player } = await proOfNewClub();
  const member = await player({ handicap: 18.4 });
  const template = await fixtures.template({
    mapping: await fixtures.mapping({ rows: mapping }),
    scoreHandicapMap: scores,
  });
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const sessions = [{ players: [member], status: 'EDIT' as const, balls: ballsOf(1, count, 0) }];
    ids.push((await fixtures.training({ club, template, status: 'STARTED', sessions })).id);
  }
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(ids.flatMap((id) => [calls(id).finish(), calls(id).unfinish()]));
  }
  const trainings = await Promise.all(ids.map(async (id) => (await calls(id).read()).body));
  const finished = trainings.filter(({ status }) => status === 'FINISHED').map(({ id }) => id);
  const { body: table } = await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
  const counted = table.leagueTableEntries.flatMap(({ leagueTableEvents }) =>
    leagueTableEvents.map((one) => one.trainingId),
  );
  expect(counted.sort()).toEqual(finished.sort());
});
