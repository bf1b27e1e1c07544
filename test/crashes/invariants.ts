import type { LocalizedString } from '@contract/shapes';
import type { ScheduledTraining, TrainingSnapshot } from '@contract/training';
import { type NotedTraining, recomputedEvents } from '@test/league/recomputedLeague';
import { api } from '@test/fixtures/api';
import type { Query } from './journal';

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
export async function databaseViolations(query: Query): Promise<string[]> {
  const violations = await leagueViolations(query);
  const statements = Object.entries(impossible);
  for (const { name, orphans } of await query(REFERENCES)) {
    statements.push([`orphans of ${String(name)}`, String(orphans)]);
  }
  for (const [what, statement] of statements) {
    for (const row of await query(statement)) violations.push(`${what}: ${JSON.stringify(row)}`);
  }
  return violations;
}

/** Returns the player sessions of the club whose shown sum is not that of their balls. */
export async function sumViolations(token: string, golfclubId: string): Promise<string[]> {
  const { status, body, text } = await api(token).get<ScheduledTraining[]>(
    `/api/scheduledtrainings/${golfclubId}/notfinished`,
  );
  if (status !== 200) return [`the running trainings were answered with ${status}: ${text}`];
  const sessions = body.flatMap(({ trainingSessions }) => trainingSessions);
  return sessions
    .filter(({ balls, totalPoints }) => totalPoints !== balls.reduce((sum, { points }) => sum + points, 0))
    .map(({ id }) => `player session ${id} shows another sum than that of its balls`);
}

interface TrainingRow {
  id: string;
  day: string;
  snapshot: TrainingSnapshot;
  sessions: { id: string; players: { memberId: string; tenths: number }[]; balls: [number, number][] }[];
}

const FINISHED = `
  select t.id, t.planned_date::text as day, t.snapshot, (
    select coalesce(json_agg(json_build_object('id', s.id,
      'players', (select json_agg(json_build_object('memberId', p.member_id, 'tenths', p.handicap_started_tenths))
        from player_session_players p where p.player_session_id = s.id),
      'balls', (select coalesce(json_agg(json_build_array(b.index, b.points)), '[]')
        from balls b where b.player_session_id = s.id))), '[]')
    from player_sessions s where s.training_id = t.id) as sessions
  from scheduled_trainings t where t.status = 'FINISHED'`;

const EVENTS = `
  select training_id, member_id, training_date::text as day, score, points, handicap_started_tenths as started,
    handicap_played_tenths as played, handicap_difference_tenths as difference from league_events`;

/** Returns what the league events hold beside, or lack of, what the finished trainings make once more by hand. */
async function leagueViolations(query: Query): Promise<string[]> {
  const rows = (await query(FINISHED)) as unknown as TrainingRow[];
  const expected = recomputedEvents(rows.map(noted)).map((event) => {
    const { memberId, trainingId, trainingDate, score, points, handicapStarted, handicapPlayed, handicapDifference } =
      event;
    const tenths = [handicapStarted, handicapPlayed, handicapDifference].map((value) => inTenths(value ?? null));
    return JSON.stringify([trainingId, memberId, trainingDate, score, points, ...tenths]);
  });
  const events = await query(EVENTS);
  const found = events.map((event) => {
    const { training_id, member_id, day, score, points, started, played, difference } = event;
    return JSON.stringify([training_id, member_id, day, score, points, started, played, difference]);
  });
  const [wanted, actual] = [new Set(expected), new Set(found)];
  return [
    ...expected.filter((event) => !actual.has(event)).map((event) => `the league lacks ${event}`),
    ...found.filter((event) => !wanted.has(event)).map((event) => `the league has ${event}`),
  ];
}

function noted({ id, day, snapshot, sessions }: TrainingRow): NotedTraining {
  const isTournament = snapshot.type === 'TOURNAMENT';
  const name: LocalizedString = snapshot.name;
  return {
    ...{ id, plannedDate: day, status: 'FINISHED', name, isTournament, takesTeams: snapshot.teamMode },
    scores: snapshot.scoreHandicapMap.map(({ score, handicap }) => [
      score,
      isTournament ? handicap : (inTenths(handicap) ?? 0),
    ]),
    rows: snapshot.mapping.map(({ handicapDifference, points }) => [inTenths(handicapDifference) ?? 0, points]),
    sessions: sessions.map((session) => ({
      ...{ ...session, isEdited: false, isFinished: true },
      balls: new Map(session.balls),
    })),
  };
}

function inTenths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10);
}
