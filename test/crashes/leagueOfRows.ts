import type { LocalizedString } from '../../contract/shapes';
import type { TrainingSnapshot } from '../../contract/training';
import { recomputedEvents, type NotedTraining } from '../league/recomputedLeague';
import type { Query } from './journal';

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
export async function leagueFaults(query: Query): Promise<string[]> {
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
  const [wanted, held] = [new Set(expected), new Set(found)];
  return [
    ...expected.filter((event) => !held.has(event)).map((event) => `the league lacks ${event}`),
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
