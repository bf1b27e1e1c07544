import pg from 'pg';

/** Every member of the club has played in each training. */
const rowsOfTrainings = [
  `insert into scheduled_trainings (id, golfclub_id, status, planned_date, started_at, finished_at, snapshot)
   select uuid_v7(), $1, 'FINISHED', make_date(extract(year from now())::integer, 1, 1) + (n % 300), now(), now(),
     jsonb_build_object('type', 'REGULAR', 'name', jsonb_build_object('en', 'Putting gate', 'de', 'Putt-Tor'))
   from generate_series($2::integer, $3::integer - 1) as n`,
  `insert into player_sessions (training_id, golfclub_id, status)
   select t.id, t.golfclub_id, 'FINISHED' from scheduled_trainings t
   cross join members m
   where t.golfclub_id = $1 and m.golfclub_id = t.golfclub_id
     and not exists (select from player_sessions s where s.training_id = t.id)`,
  `insert into player_session_players (player_session_id, training_id, golfclub_id, member_id, handicap_started_tenths, position)
   select s.id, s.training_id, s.golfclub_id, m.id, m.handicap_tenths, 0
   from (
     select id, training_id, golfclub_id, row_number() over (partition by training_id order by id) as place
     from player_sessions s where golfclub_id = $1
       and not exists (select from player_session_players p where p.training_id = s.training_id)
   ) s
   join (
     select id, handicap_tenths, row_number() over (order by id) as place from members where golfclub_id = $1
   ) m using (place)`,
  `insert into league_events (training_id, golfclub_id, player_session_id, member_id, training_date, score,
     handicap_started_tenths, handicap_played_tenths, handicap_difference_tenths, points)
   select p.training_id, p.golfclub_id, p.player_session_id, p.member_id, t.planned_date, 12,
     p.handicap_started_tenths, p.handicap_started_tenths, 0, abs(hashtext(p.player_session_id::text)) % 12 - 1
   from player_session_players p
   join scheduled_trainings t on t.id = p.training_id
   where p.golfclub_id = $1 and not exists (select from league_events e where e.training_id = p.training_id)`,
] as const;

/**
 * Writes finished trainings of this year in which the whole club has played, until there are so many. The results are
 * made up; nothing is announced and no reference is checked, which would take longer than the benchmark.
 */
export async function fillLeague(connection: pg.ClientConfig, golfclubId: string, trainings: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::integer as count from scheduled_trainings where golfclub_id = $1',
      [golfclubId],
    );
    const [first, ...rest] = rowsOfTrainings;
    await client.query(first, [golfclubId, rows[0]?.count ?? 0, trainings]);
    for (const statement of rest) await client.query(statement, [golfclubId]);
    // What the database does by itself some minutes after so many rows were written.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
