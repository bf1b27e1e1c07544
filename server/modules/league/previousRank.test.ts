import type { LeagueEntries, LeagueTable } from '@contract/league';
import type { PlayerStatistic } from '@contract/statistic';
import { api } from '@test/fixtures/api';
import { clubWithTournaments } from '@test/fixtures/clubWithTournaments';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('previous rank', () => {
  async function clubWithRanks() {
    const club = await clubWithTournaments();
    /** By surname: the rank, and the rank before. */
    const movement = async (query = '') =>
      (await club.table(query)).map(
        ({ player, previousRank }, position) => `${player.surname} ${previousRank ?? 'new'}→${position + 1}`,
      );
    return { ...club, movement };
  }

  test('the previous rank is the one before the latest training, which who was new in has none', async () => {
    const { named, play, movement } = await clubWithRanks();
    const [anna, bert, carl] = [await named('Anna'), await named('Bert'), await named('Carl')];
    await play('2026-05-01', [anna, 9], [bert, 5]);
    await play('2026-05-02', [bert, 7], [carl, 20]);

    expect(await movement()).toEqual(['Carl new→1', 'Bert 2→2', 'Anna 1→3']);
  });

  test('after one training everybody is new', async () => {
    const { named, play, movement } = await clubWithRanks();
    await play('2026-05-01', [await named('Anna'), 9], [await named('Bert'), 5]);

    expect(await movement()).toEqual(['Anna new→1', 'Bert new→2']);
  });

  test('ranks before the latest training are decided by the same rule, by name where nothing else does', async () => {
    const { named, play, movement } = await clubWithRanks();
    const [anna, bert, carl] = [await named('Anna'), await named('Bert'), await named('Carl')];
    await play('2026-05-01', [anna, 4], [bert, 4], [carl, 1]);
    await play('2026-05-02', [anna, 1], [bert, 1], [carl, 4]);
    await play('2026-05-03', [carl, -4]);

    // Before: all with 5 points, Carl with the best latest event, and only the names between the others.
    expect(await movement()).toEqual(['Anna 2→1', 'Bert 3→2', 'Carl 1→3']);
  });

  test('of two trainings on the same day the one planned last is the latest', async () => {
    const { named, play, movement } = await clubWithRanks();
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    const [one, other] = [await play('2026-05-01', [anna, 3]), await play('2026-05-01', [bert, 5])];

    expect(one.id < other.id ? await movement() : []).toEqual(['Bert new→1', 'Anna 1→2']);
  });

  test('the latest training is that of the period asked for', async () => {
    const { named, play, movement } = await clubWithRanks();
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    await play('2025-05-01', [bert, 20]);
    await play('2026-05-01', [anna, 2], [bert, 1]);
    await play('2026-05-02', [anna, 0], [bert, 5]);
    await play('2026-05-03', [anna, 10]);

    expect(await movement('?from=2026-01-01&to=2026-05-02')).toEqual(['Bert 2→1', 'Anna 1→2']);
    expect(await movement('?from=2026-01-01')).toEqual(['Anna 2→1', 'Bert 1→2']);
  });

  test('the latest training may have cost points, and moves also those who were not there', async () => {
    const { named, play, movement } = await clubWithRanks();
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    await play('2026-05-01', [anna, 3], [bert, 2]);
    await play('2026-05-02', [anna, -5]);

    expect(await movement()).toEqual(['Bert 2→1', 'Anna 1→2']);
  });

  test('a trend holds the points of the last ten events, oldest first', async () => {
    const { named, play, table } = await clubWithRanks();
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    for (let day = 1; day <= 12; day += 1) await play(`2026-05-${String(day).padStart(2, '0')}`, [anna, 13 - day]);
    await play('2026-06-01', [bert, -4]);

    expect((await table()).map(({ trend }) => trend)).toEqual([[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [-4]]);
    expect((await table('?to=2026-05-02')).map(({ trend }) => trend)).toEqual([[12, 11]]);
  });

  test('a player gets the movement of everybody, and only the own trend, also without the events', async () => {
    const { named, play, path, movement, fixtures } = await clubWithRanks();
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    await play('2026-05-01', [anna, 3], [bert, 2]);
    await play('2026-05-02', [bert, 2]);
    const own = api(await fixtures.signedIn(bert));
    for (const query of ['', '?events=none']) {
      const { body } = await own.get<{ leagueTableEntries: unknown[] }>(`${path}${query}`);
      expect(body.leagueTableEntries).toMatchObject([
        { player: { id: bert.id }, previousRank: 2, trend: [2, 2], leagueTableEvents: [] },
        { player: { id: anna.id }, previousRank: 1, trend: [], leagueTableEvents: [] },
      ]);
    }
    expect(await movement()).toEqual(['Bert 2→1', 'Anna 1→2']);
  });
});

describe('player statistic', () => {
  const of = (username: string) => `/api/playerstatistics/${username}`;

  async function jana() {
    const { fixtures, club, client, player } = await proOfNewClub();
    const jana = await player({ handicap: 18.4 });
    return { fixtures, club, client, player, jana, own: api(await fixtures.signedIn(jana)) };
  }

  test('results stand in their category, latest first, with the handicaps that decided', async () => {
    const { fixtures, club, jana: person, own } = await jana();
    const putting = await fixtures.category();
    const chipping = await fixtures.category();
    const current = async (plannedDate: string, category: typeof putting, balls: number[]) =>
      fixtures.training({
        club,
        plannedDate,
        status: 'FINISHED',
        template: await fixtures.template({ category }),
        sessions: [{ players: [person], balls }],
      });
    await current('2026-03-01', putting, [3, 3]);
    await current('2026-05-01', chipping, [3, 3, 3]);
    await current('2026-04-01', putting, [1]);

    const { status, body } = await own.get<PlayerStatistic>(of(person.username.toUpperCase()));
    expect(status).toBe(200);
    expect(body.username).toBe(person.username);
    expect(body.categories.map(({ category, history }) => [category.id, history.map(({ date }) => date)])).toEqual([
      [chipping.id, ['2026-05-01']],
      [putting.id, ['2026-04-01', '2026-03-01']],
    ]);
    // 6 is the score of the map's row with handicap 18.4: as good as the handicap, which earns 5 points.
    expect(body.categories[1]?.history[1]).toMatchObject({
      score: 6,
      handicapStarted: 18.4,
      handicapPlayed: 18.4,
      points: 5,
    });
  });

  test('a tournament has no handicaps', async () => {
    const { fixtures, club, jana: person, own } = await jana();
    await fixtures.training({
      club,
      status: 'FINISHED',
      template: await fixtures.template({ type: 'TOURNAMENT' }),
      sessions: [{ players: [person], balls: [10, 12] }],
    });
    const { body } = await own.get<PlayerStatistic>(of(person.username));
    expect(body.categories[0]?.history).toMatchObject([
      { score: 22, handicapStarted: null, handicapPlayed: null, points: 6 },
    ]);
  });

  test('somebody without results has no categories, and running trainings count for nothing yet', async () => {
    const { fixtures, club, jana: person, own } = await jana();
    await fixtures.training({ club, status: 'STARTED', sessions: [{ players: [person], balls: [3] }] });
    expect((await own.get<PlayerStatistic>(of(person.username))).body).toEqual({
      username: person.username,
      playerId: person.id,
      categories: [],
    });
  });

  test('a player sees nobody else, and staff of another club nobody here, as if there were nobody', async () => {
    const { client, player, jana: person, own } = await jana();
    const other = await player();
    const elsewhere = (await proOfNewClub()).client;
    const nobody = await own.get(of('nobody.at.all'));
    expect(nobody).toMatchObject({ status: 404, code: 'not-found' });
    expect((await own.get(of(other.username))).text).toBe(nobody.text);
    expect((await elsewhere.get(of(person.username))).text).toBe(nobody.text);
    expect((await client.get(of(other.username))).status).toBe(200);
  });
});

describe('long table', () => {
  const PLAYERS = 1_000;

  const days = ['2026-05-01', '2026-05-02', '2026-05-03'];

  /** From −3 to 5; who has the same number modulo 9 is equal in everything. */
  const pointsOf = (player: number, day: number) => ((player * (day + 2)) % 9) - 3;

  test('a league of a thousand players is answered whole and in its order', async () => {
    const { fixtures, club, client } = await proOfNewClub();
    await sql(
      `insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
     select $1, 'Jana', 'P' || to_char(n, 'FM0000'), 'p' || n || '-' || $2, 'p' || n || '-' || $2 || '@example.org', '',
       array['APPROVED', 'PLAYER']
     from generate_series(0, $3 - 1) as n`,
      [club.id, club.id, PLAYERS],
    );
    for (const [day, plannedDate] of days.entries()) {
      const { id } = await fixtures.training({ club, plannedDate, status: 'FINISHED' });
      await sql(
        `with players as (
         select id, row_number() over (order by surname) - 1 as n from members
         where golfclub_id = $1 and surname ~ '^P[0-9]{4}$'
       ), sessions as (
         insert into player_sessions (training_id, golfclub_id, status)
         select $2, $1, 'FINISHED' from players returning id
       ), numbered as (select id, row_number() over () - 1 as n from sessions)
       insert into league_events (training_id, golfclub_id, player_session_id, member_id, training_date, score, points)
       select $2, $1, s.id, p.id, $3, 0, (p.n * $4) % 9 - 3 from players p join numbered s using (n)`,
        [club.id, id, plannedDate, day + 2],
      );
    }

    const players = Array.from({ length: PLAYERS }, (_, n) => {
      const points = days.map((_day, day) => pointsOf(n, day));
      const total = points.reduce((sum, each) => sum + each, 0);
      return { surname: `P${String(n).padStart(4, '0')}`, points, key: [total, ...points.toReversed()] };
    });
    const inOrder = players.toSorted((a, b) => {
      const decisive = a.key.findIndex((value, index) => value !== b.key[index]);
      return decisive < 0 ? a.surname.localeCompare(b.surname) : (b.key[decisive] ?? 0) - (a.key[decisive] ?? 0);
    });

    const path = `/api/leaguetable/golfclub/${club.id}`;
    const { body } = await client.get<LeagueTable>(`${path}?events=none`);
    expect(
      body.leagueTableEntries.map(({ player, totalPoints, trend }) => [player.surname, totalPoints, trend]),
    ).toEqual(inOrder.map(({ surname, points, key }) => [surname, key[0], points]));
    expect(body.leagueTableEntries.every(({ tied }) => tied)).toBe(true);
    const ranksBefore = body.leagueTableEntries.map(({ previousRank }) => previousRank ?? 0);
    expect(ranksBefore.toSorted((a, b) => a - b)).toEqual(players.map((_, n) => n + 1));

    const { body: page } = await client.get<LeagueEntries>(`${path}/entries?page=29&pageSize=100&sort=-points`);
    expect(page).toMatchObject({
      totalCount: 3_000,
      sums: { points: inOrder.reduce((sum, { key }) => sum + (key[0] ?? 0), 0) },
    });
    expect(page.entries).toHaveLength(100);
    expect(page.entries.at(-1)).toMatchObject({ points: -3 });
  });
});
