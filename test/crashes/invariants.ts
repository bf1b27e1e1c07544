import type { ScheduledTraining } from '../../contract/training';
import { api } from '../world/api';
import type { Query } from './journal';
import { leagueFaults } from './leagueOfRows';

/** Each returns the rows that must not be there, whatever has happened to the database. */
const impossible: Record<string, string> = {
  'a ball that is not its last recording': `
    select b.player_session_id, b.index from balls b where not exists (
      select from ball_recordings r where r.player_session_id = b.player_session_id and r.index = b.index
        and r.version = b.version and r.points = b.points)`,
  'a ball that was taken back and is still there': `
    select r.player_session_id, r.index from ball_recordings r
    join balls b on b.player_session_id = r.player_session_id and b.index = r.index where r.version > b.version`,
  'a recording that is there twice': `
    select player_session_id, index, version from ball_recordings group by 1, 2, 3 having count(*) > 1`,
  'versions of a ball with a gap': `
    select player_session_id, index from ball_recordings group by 1, 2 having count(*) <> max(version)`,
  'a finished training with an open player session': `
    select s.id from player_sessions s join scheduled_trainings t on t.id = s.training_id
    where t.status = 'FINISHED' and s.status <> 'FINISHED'`,
  'a result of a training that is not finished': `
    select e.training_id from league_events e join scheduled_trainings t on t.id = e.training_id
    where t.status <> 'FINISHED'`,
  'a player session without a player': `
    select id from player_sessions s where not exists (
      select from player_session_players p where p.player_session_id = s.id)`,
  'a username or an e-mail that two have': `
    select lower(username collate "und-x-icu") from members group by 1 having count(*) > 1
    union all select lower(email collate "und-x-icu") from members group by 1 having count(*) > 1`,
  'a member without a record of being made': `
    select m.id from members m where m.username like 'written%' and not exists (
      select from changes c where c.member_id = m.id and c.action = 'member.created')`,
  'a key without its answer': `select key from idempotent_answers where answer = 'null'`,
};

/** Foreign keys as they stand in the catalogue: their rows are looked for once more, without their triggers and indexes. */
const REFERENCES = `
  select conname as name, format(
    'select %s from %s child where (%s) is not null and not exists (select from %s parent where %s)',
    (select string_agg(format('child.%I', attname), ', ') from pg_attribute where attrelid = conrelid and attnum = any(conkey)),
    conrelid::regclass,
    (select string_agg(format('child.%I', attname), ', ') from pg_attribute where attrelid = conrelid and attnum = any(conkey)),
    confrelid::regclass,
    (select string_agg(format('child.%I = parent.%I', c.attname, p.attname), ' and ')
       from unnest(conkey, confkey) as pair (ours, theirs)
       join pg_attribute c on c.attrelid = conrelid and c.attnum = ours
       join pg_attribute p on p.attrelid = confrelid and p.attnum = theirs)) as orphans
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Returns everything that is wrong with the database: rows that must not be there, orphans, and a league of its own. */
export async function databaseFaults(query: Query): Promise<string[]> {
  const faults = await leagueFaults(query);
  const statements = Object.entries(impossible);
  for (const { name, orphans } of await query(REFERENCES)) {
    statements.push([`orphans of ${String(name)}`, String(orphans)]);
  }
  for (const [what, statement] of statements) {
    for (const row of await query(statement)) faults.push(`${what}: ${JSON.stringify(row)}`);
  }
  return faults;
}

/** Returns the player sessions of the club whose shown sum is not that of their balls. */
export async function sumFaults(token: string, golfclubId: string): Promise<string[]> {
  const { status, body, text } = await api(token).get<ScheduledTraining[]>(
    `/api/scheduledtrainings/${golfclubId}/notfinished`,
  );
  if (status !== 200) return [`the running trainings were answered with ${status}: ${text}`];
  const sessions = body.flatMap(({ trainingSessions }) => trainingSessions);
  return sessions
    .filter(({ balls, totalPoints }) => totalPoints !== balls.reduce((sum, { points }) => sum + points, 0))
    .map(({ id }) => `player session ${id} shows another sum than that of its balls`);
}
