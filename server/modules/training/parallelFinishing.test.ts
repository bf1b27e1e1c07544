import type { LeagueTable } from '@contract/league';
import type { MappingRow } from '@contract/mapping';
import type { Problem } from '@contract/problem';
import type { ScoreHandicapEntry } from '@contract/template';
import type { Winners } from '@contract/training';
import type { MemberFixture } from '@test/fixtures/members';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { sql } from '@test/fixtures/database';
import { asAdded } from '@test/fixtures/trainings';

describe('parallel finishing', () => {
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
});

describe('parallel', () => {
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
});

describe('winners', () => {
  test('winners come by league points, then by score, and equal results share a place', async () => {
    const { fixtures, club, calls, player } = await proOfNewClub();
    const handicaps = [18.4, 18.4, 18.4, 18.4, 18.4];
    const [lone, low, exact, same, idle] = await Promise.all(handicaps.map((handicap) => player({ handicap })));
    if (!lone || !low || !exact || !same || !idle) throw new Error('five players are needed');
    const { id } = await fixtures.training({
      club,
      status: 'STARTED',
      sessions: [
        { players: [low], balls: [3, 3, 1] },
        { players: [idle] },
        { players: [exact], balls: [3, 3, 3, 1] },
        { players: [lone], balls: [3, 3, 3, 3, -1] },
        { players: [same], balls: [1, 3, 3, 3] },
      ],
    });

    const { body } = await calls(id).winners<Winners>();

    expect(body.trainingId).toBe(id);
    expect(body.winners).toMatchObject([
      { place: 1, players: [{ id: lone.id }], totalPoints: 11, points: 8 },
      {
        place: 2,
        players: [{ id: exact.id }],
        totalPoints: 10,
        handicapStarted: 18.4,
        handicapPlayed: 14.1,
        handicapDifference: 4.3,
        points: 8,
      },
      { place: 2, players: [{ id: same.id }], totalPoints: 10, points: 8 },
      { place: 4, players: [{ id: low.id }], totalPoints: 7, handicapDifference: 0, points: 5 },
    ]);
    expect((await calls(id).finish()).status).toBe(200);
    expect((await calls(id).winners<Winners>()).body).toEqual(body);
  });

  test('a team of a tournament wins as one, without handicaps, and one without points has not won', async () => {
    const { fixtures, club, calls, player } = await proOfNewClub();
    const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
    const [first, second] = [
      [await player(), await player()],
      [await player(), await player(), await player()],
    ];
    const { id } = await fixtures.training({
      club,
      template,
      status: 'STARTED',
      sessions: [
        { players: first, balls: [9] },
        { players: second, balls: [10, 15] },
      ],
    });

    const none = { handicapStarted: null, handicapPlayed: null, handicapDifference: null };
    expect((await calls(id).winners<Winners>()).body.winners).toMatchObject([
      { place: 1, players: second.map((member) => ({ id: member.id })), totalPoints: 25, points: 6, ...none },
    ]);
  });

  test('a planned training has no winners', async () => {
    const { fixtures, club, calls } = await proOfNewClub();
    const { id } = await fixtures.training({ club });
    expect(await calls(id).winners()).toMatchObject({ status: 409, code: 'wrong-state', body: { current: { id } } });
  });
});
