import type { LeagueEntries, LeagueTable } from '@contract/league';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

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
  expect(body.leagueTableEntries.map(({ player, totalPoints, trend }) => [player.surname, totalPoints, trend])).toEqual(
    inOrder.map(({ surname, points, key }) => [surname, key[0], points]),
  );
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
