import { sql } from 'kysely';
import pg from 'pg';
import { connect, type Database } from '@server/db/database';

const MEMBERS_A_TRAINING = 10;

const PLAYERS = 10;

const BALLS = 10;

/**
 * $1: the clubs; $2: how many trainings each has in the end; $3: the training whose snapshot they carry. The first
 * member of a club, or its pro, plays in every training.
 */
const rowsOfClubs = [
  `insert into members (id, golfclub_id, name, surname, username, email, password_hash, roles, gender, handicap_tenths)
   select uuid_v7(), c.id, (array['Anna', 'Bernd', 'Clara', 'David', 'Elsa', 'Jürgen', 'Greta', 'Hans'])[1 + n % 8],
     initcap(translate(left(md5(c.id || 'surname' || n), 7), '0123456789', 'ghijklmnop')),
     'growth-' || md5(c.id || 'username' || n), md5(c.id || 'email' || n) || '@example.org', '',
     case n % 20 when 0 then '{APPROVED,PLAYER,PRO}' when 1 then '{PLAYER,UNAPPROVED}' when 2 then '{ADMIN,APPROVED,PLAYER}'
       else '{APPROVED,PLAYER}' end::text[],
     case n % 2 when 0 then 'woman' else 'man' end, n * 7 % 540
   from unnest($1::uuid[]) as c (id)
   cross join lateral generate_series(
     (select count(*)::integer from members m where m.golfclub_id = c.id), ${MEMBERS_A_TRAINING} * $2::integer - 1) as n`,
  `insert into scheduled_trainings (id, golfclub_id, status, planned_date, started_at, finished_at, snapshot)
   select uuid_v7(), c.id, s.status, make_date(extract(year from now())::integer - n % 3, 1, 1) + n * 7 % 300,
     case when s.status <> 'PLANNED' then now() end, case s.status when 'FINISHED' then now() end, t.snapshot
   from unnest($1::uuid[]) as c (id)
   cross join lateral generate_series(
     (select count(*)::integer from scheduled_trainings own where own.golfclub_id = c.id), $2::integer - 1) as n
   cross join lateral (select case n % 10 when 0 then 'STARTED' when 1 then 'PLANNED' else 'FINISHED' end as status) s
   join scheduled_trainings t on t.id = $3`,
  `insert into player_sessions (id, training_id, golfclub_id, status)
   select uuid_v7(), t.id, t.golfclub_id, case t.status when 'FINISHED' then 'FINISHED' else 'EDIT' end
   from scheduled_trainings t cross join generate_series(1, ${PLAYERS})
   where t.golfclub_id = any($1) and t.status <> 'PLANNED'
     and not exists (select from player_sessions s where s.training_id = t.id)`,
  `insert into player_session_players (player_session_id, training_id, golfclub_id, member_id, handicap_started_tenths, position)
   select s.id, s.training_id, s.golfclub_id, m.id, m.handicap_tenths, 0
   from (
     select *, row_number() over (partition by training_id order by id) - 1 as seat,
       dense_rank() over (partition by golfclub_id order by training_id) as turn
     from player_sessions new where golfclub_id = any($1)
       and not exists (select from player_session_players p where p.player_session_id = new.id)) s
   join (
     select *, row_number() over (partition by golfclub_id order by email like 'pro-%' desc, id) - 1 as place,
       count(*) over (partition by golfclub_id) as of_club
     from members where golfclub_id = any($1)) m
   on m.golfclub_id = s.golfclub_id
     and m.place = case s.seat when 0 then 0 else 1 + (s.turn * ${PLAYERS - 1} + s.seat) % (m.of_club - 1) end`,
  `insert into balls (player_session_id, index, points)
   select s.id, index, index % 4 from player_sessions s cross join generate_series(0, ${BALLS - 1}) as index
   where s.golfclub_id = any($1)
     and not exists (select from balls b where b.player_session_id = s.id)`,
  `insert into league_events (training_id, golfclub_id, player_session_id, member_id, training_date, score,
     handicap_started_tenths, handicap_played_tenths, handicap_difference_tenths, points)
   select p.training_id, p.golfclub_id, p.player_session_id, p.member_id, t.planned_date, 13,
     p.handicap_started_tenths, p.handicap_started_tenths, 0, abs(hashtext(p.player_session_id::text)) % 12 - 1
   from player_session_players p join scheduled_trainings t on t.id = p.training_id
   where p.golfclub_id = any($1) and t.status = 'FINISHED'
     and not exists (select from league_events e where e.training_id = p.training_id)`,
  `insert into instant_prices (training_id, golfclub_id, session_price_id)
   select t.id, t.golfclub_id, (select id from session_prices order by id limit 1) from scheduled_trainings t
   where t.golfclub_id = any($1)
     and not exists (select from instant_prices i where i.training_id = t.id)`,
  `insert into changes (id, action, golfclub_id, golfclub_name, actor_id, member_id)
   select uuid_v7(), 'member.edited', m.golfclub_id, 'Growth', m.id,
     case place % 10 when 0 then first else m.id end
   from (
     select *, row_number() over (partition by golfclub_id order by email like 'pro-%' desc, id) as place,
       first_value(id) over (partition by golfclub_id order by email like 'pro-%' desc, id) as first
     from members where golfclub_id = any($1)) m
   where place > (select count(*) from changes own where own.golfclub_id = m.golfclub_id)`,
] as const;

/** $1: how many of each there are in the end; $2: the template that is copied. */
const rowsOfContent = [
  `insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
   select 'Growth ' || n, 'Am Grün', '1', '83646', 'Bad Tölz', 'germany'
   from generate_series((select count(*)::integer from golfclubs), $1::integer - 1) as n`,
  `insert into training_categories (name, description)
   select jsonb_build_object('en', 'Growth ' || n, 'de', 'Wachstum ' || n), '{}'
   from generate_series((select count(*)::integer from training_categories), $1::integer - 1) as n
  `,
  `insert into mappings (name) select 'Growth ' || n
   from generate_series((select count(*)::integer from mappings), $1::integer - 1) as n`,
  `insert into mapping_rows (mapping_id, difference_tenths, points)
   select m.id, row * 10, row from mappings m cross join generate_series(0, 9) as row
   where not exists (select from mapping_rows r where r.mapping_id = m.id)`,
  `insert into templates (type, name, description, category_id, mapping_id, balls, score_handicap_map)
   select t.type, t.name, t.description, t.category_id, t.mapping_id, t.balls, t.score_handicap_map
   from generate_series((select count(*)::integer from templates), $1::integer - 1)
   join templates t on t.id = $2`,
  `insert into session_prices (name, description) select 'Growth ' || n, 'A prize'
   from generate_series((select count(*)::integer from session_prices), $1::integer - 1) as n
  `,
  `insert into images (public_id, tag, format, width, height, bytes)
   select 'growth-' || tag || '-' || n, tag, 'png', 400, 300, decode(repeat('00', 20000), 'hex')
   from unnest(array['sessionprice', 'tip', 'sessiontemplate']) as tag
   cross join lateral generate_series(
     (select count(*)::integer from images own where own.tag = tag), $1::integer - 1) as n
  `,
] as const;

export interface CountedDatabase {
  db: Database;
  /** Returns how many rows of tables and entries of indexes the database looks at for what `read` asks of `db`. */
  examined(read: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens one connection to a database that nobody else uses at the same time. What it counts depends on the plans, that
 * is on the rows and their statistics, but never on time. Plans are chosen by the rows they look at, as for tables that
 * are large and in memory: for small ones, whether their pages are read whole hangs on how their rows happen to lie.
 */
export function countRows(url: string): CountedDatabase {
  const { db, close } = connect({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    // Other processes would count for themselves, and tell it at a time of their own.
    options: '-c max_parallel_workers_per_gather=0 -c seq_page_cost=0 -c random_page_cost=0',
  });
  return {
    db,
    async examined(read) {
      const before = await counted(db);
      await read();
      return (await counted(db)) - before;
    },
    close,
  };
}

async function counted(db: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select coalesce((select sum(seq_tup_read) from pg_stat_user_tables), 0)
      + coalesce((select sum(idx_tup_read) from pg_stat_user_indexes), 0) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Writes members, trainings, balls, results, prizes and changes of these clubs until each has so many trainings, and ten
 * times as many members and changes. The trainings are copies of one.
 */
export async function fillClubs(
  connection: pg.ClientConfig,
  golfclubIds: readonly string[],
  { trainings, copied }: { trainings: number; copied: string },
): Promise<void> {
  await write(connection, rowsOfClubs, [golfclubIds, trainings, copied]);
}

/**
 * Writes clubs, and what belongs to no club, until there are so many of each; templates only as copies of the one that
 * is given.
 */
export async function fillContent(connection: pg.ClientConfig, count: number, templateId?: string): Promise<void> {
  await write(connection, rowsOfContent, [count, templateId ?? null]);
}

/** Makes so many further clubs without anything and returns their ids. */
export async function moreClubs(connection: pg.ClientConfig, count: number): Promise<string[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
       select 'Other ' || n, 'Am Grün', '1', '83646', 'Bad Tölz', 'germany' from generate_series(1, $1) as n returning id`,
      [count],
    );
    return rows.map(({ id }) => id);
  });
}

async function write(connection: pg.ClientConfig, statements: readonly string[], values: unknown[]): Promise<void> {
  await withClient(connection, async (client) => {
    for (const statement of statements) {
      // PostgreSQL refuses parameters that a statement does not name.
      const named = [...statement.matchAll(/\$(\d)/g)].map(([, number]) => Number(number));
      await client.query(statement, values.slice(0, Math.max(...named)));
    }
    // What the database does by itself some minutes after so many rows were written.
    await client.query('vacuum analyze');
  });
}

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
