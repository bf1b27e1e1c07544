import type { KyselyPlugin } from 'kysely';
import type { LeagueTable } from '@contract/league';
import type { MappingRow } from '@contract/mapping';
import type { Problem } from '@contract/problem';
import type { WhatIfAnswer } from '@contract/statistic';
import { connect } from '@server/db/database';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import type { MemberFixture } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { whatIf } from './whatIf';

describe('what if', () => {
  const PATH = '/api/leaguetable/whatif';

  const nowhere = '01990000-0000-7000-8000-000000000000';

  const row = (handicapDifference: number, points: number): MappingRow => ({ handicapDifference, points });

  /** Trainings in which the handicap played is always 20: the handicap that someone starts with decides. */
  async function clubWithPoints() {
    const { fixtures, club, token } = await adminAndClub();
    const client = api(token);
    const mapping = await fixtures.mapping({ rows: [row(0, 5), row(4.3, 8)] });
    const template = await fixtures.template({ mapping, scoreHandicapMap: [{ score: 0, handicap: 20 }] });
    const play = (
      results: (readonly [MemberFixture, number])[],
      options: Partial<Parameters<typeof fixtures.training>[0]> = {},
    ) =>
      fixtures.training({
        club,
        template,
        status: 'FINISHED',
        sessions: results.map(([member, started]) => ({ players: [member], handicaps: [started], balls: [1] })),
        ...options,
      });
    const readWhatIf = async (rows: MappingRow[]) =>
      (await client.post<WhatIfAnswer>(PATH, { mappingId: mapping.id, mapping: rows })).body.golfclubs;
    const named = (surname: string) => fixtures.member({ club, surname });
    return { fixtures, club, client, mapping, template, play, readWhatIf, named };
  }

  test('every player of the league is shown with old and new rank and points, in the new order', async () => {
    const { fixtures, club, play, readWhatIf, named } = await clubWithPoints();
    const [anna, bert, carl] = [await named('Anna'), await named('Bert'), await named('Carl')];
    await play([
      [anna, 24.3],
      [bert, 24.2],
    ]);
    await play(
      [
        [anna, 20],
        [bert, 19.9],
      ],
      { plannedDate: '2026-06-01' },
    );
    // Another mapping's results count, and stay as they are.
    await play([[carl, 20]], { template: await fixtures.template({ scoreHandicapMap: [{ score: 0, handicap: 20 }] }) });

    const of = ({ id, name, surname, username }: MemberFixture) => ({ id, name, surname, username });
    expect(await readWhatIf([row(-0.1, 20), row(0, 1), row(4.2, 3)])).toEqual([
      {
        golfclub: { id: club.id, name: club.name },
        trainings: 2,
        entries: [
          { player: of(bert), before: { rank: 3, totalPoints: 5 }, after: { rank: 1, totalPoints: 23 } },
          { player: of(carl), before: { rank: 2, totalPoints: 5 }, after: { rank: 2, totalPoints: 5 } },
          { player: of(anna), before: { rank: 1, totalPoints: 13 }, after: { rank: 3, totalPoints: 4 } },
        ],
      },
    ]);
  });

  test('only finished trainings count, planned and running ones do not even name their club', async () => {
    const { play, readWhatIf, named } = await clubWithPoints();
    const anna = await named('Anna');
    await play([[anna, 20]], { status: 'STARTED' });
    await play([], { status: 'PLANNED' });
    expect(await readWhatIf([row(0, 9)])).toEqual([]);
    await play([[anna, 20]]);
    expect(await readWhatIf([])).toMatchObject([{ trainings: 1, entries: [{ after: { rank: 1, totalPoints: 0 } }] }]);
  });

  test('a training that nobody has played names its club, with nobody in its table', async () => {
    const { play, readWhatIf } = await clubWithPoints();
    await play([]);
    expect(await readWhatIf([row(0, 9)])).toMatchObject([{ trainings: 1, entries: [] }]);
  });

  test('clubs come by name, each with its own table only', async () => {
    const { fixtures, play, readWhatIf } = await clubWithPoints();
    const ending = unique('');
    for (const name of ['Zeder', 'Äsche', 'buche']) {
      const club = await fixtures.club({ name: `${name}${ending}` });
      await play([[await fixtures.member({ club, surname: name }), 20]], { club });
    }
    expect((await readWhatIf([])).map(({ golfclub, entries }) => [golfclub.name, entries[0]?.player.surname])).toEqual(
      ['Äsche', 'buche', 'Zeder'].map((name) => [`${name}${ending}`, name]),
    );
  });

  /** Returns a database that tells `onRead` of each answer, before it goes on. */
  function watched(onRead: (rows: readonly Record<string, unknown>[]) => Promise<unknown> | undefined) {
    const { db, close } = connect(databaseUrl());
    const transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
      await onRead(result.rows);
      return result;
    };
    return { db: db.withPlugin({ transformQuery: ({ node }) => node, transformResult }), close };
  }

  test('never more than one club is read at a time, all of them at the same moment', async () => {
    const { fixtures, club, mapping, play, named, readWhatIf } = await clubWithPoints();
    const clubOf = new Map<string, string>();
    const playIn = async (where: typeof club, player: MemberFixture) => {
      const training = await play([[player, 20]], { club: where });
      [training.id, player.id].forEach((id) => clubOf.set(id, where.id));
    };
    await playIn(club, await named('Anna'));
    await playIn(club, await named('Bert'));
    const others = [await fixtures.club(), await fixtures.club()];
    for (const other of others) await playIn(other, await fixtures.member({ club: other }));
    const expected = await readWhatIf([row(0, 9)]);
    expect(expected).toHaveLength(3);

    const clubsRead: string[][] = [];
    const { db, close } = watched((rows) => {
      const clubs = new Set(rows.flatMap(({ id, training_id = id }) => clubOf.get(String(training_id)) ?? []));
      if (clubs.size === 0) return undefined;
      clubsRead.push([...clubs]);
      return sql('delete from league_events where golfclub_id = any($1::uuid[])', [others.map(({ id }) => id)]);
    });
    const { golfclubs } = await whatIf(db, { mappingId: mapping.id, mapping: [row(0, 9)] });
    await close();
    expect(golfclubs).toEqual(expected);
    expect(clubsRead).toEqual(expected.flatMap(({ golfclub: { id } }) => [[id], [id], [id]]));
  });

  test('a former member stands where the league table has them', async () => {
    const { club, client, play, readWhatIf, named } = await clubWithPoints();
    const [anna, gone] = [await named('Anna'), await named('Gone')];
    await play([
      [anna, 20],
      [gone, 20],
    ]);
    const { name, surname, username, email } = gone;
    await client.delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });

    const { body } = await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
    const [table] = await readWhatIf([row(0, 9)]);
    expect(table?.entries.map(({ player }) => player)).toEqual(body.leagueTableEntries.map(({ player }) => player));
    expect(table?.entries).toMatchObject([{ player: { id: gone.id, surname: '' } }, { player: { id: anna.id } }]);
  });

  test('asking about a mapping that does not exist, or with a difference given twice, is refused', async () => {
    const { client, mapping } = await clubWithPoints();
    const unknown = await client.post(PATH, { mappingId: nowhere, mapping: [] });
    expect([unknown.status, unknown.code]).toEqual([404, 'not-found']);
    const twice = await client.post<Problem>(PATH, { mappingId: mapping.id, mapping: [row(4.3, 1), row(4.3, 2)] });
    expect([twice.status, twice.body.errors?.map(({ path, reason }) => `${path} ${reason}`)]).toEqual([
      400,
      ['/mapping/1/handicapDifference repeated'],
    ]);
  });
});

describe('results', () => {
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

    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? calls(id).finish() : calls(id).unfinish())),
    );

    const { status } = (await calls(id).read()).body;
    expect(await entries()).toHaveLength(status === 'FINISHED' ? 1 : 0);
    const [{ count } = { count: 0 }] = await sql<{ count: string }>(
      'select count(*) as count from league_events where training_id = $1',
      [id],
    );
    expect(Number(count)).toBe(status === 'FINISHED' ? 1 : 0);
  });
});
