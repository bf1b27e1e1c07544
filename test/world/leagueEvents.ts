import type { Tenths } from '../../contract/handicap';
import { scoringChain } from '../../contract/scoring';
import type { TrainingSnapshot } from '../../contract/training';
import { sql } from './database';

interface Played {
  player_session_id: string;
  golfclub_id: string;
  member_id: string;
  training_date: string;
  handicap_started_tenths: Tenths;
  snapshot: TrainingSnapshot;
  balls: { points: number }[];
}

/** Writes the league events of a training from its recorded balls, as finishing does. */
export async function writeLeagueEvents(trainingId: string): Promise<void> {
  const played = await sql<Played>(
    `select p.player_session_id, p.golfclub_id, p.member_id, t.planned_date::text as training_date,
            p.handicap_started_tenths, t.snapshot, json_agg(json_build_object('points', b.points)) as balls
     from player_session_players p
     join scheduled_trainings t on t.id = p.training_id
     join balls b on b.player_session_id = p.player_session_id
     where p.training_id = $1
     group by p.player_session_id, p.golfclub_id, p.member_id, p.handicap_started_tenths, t.planned_date, t.snapshot`,
    [trainingId],
  );
  for (const row of played) {
    const started = row.snapshot.type === 'TOURNAMENT' ? null : row.handicap_started_tenths;
    const chain = scoringChain(row.snapshot, row.balls, started);
    await sql(
      `insert into league_events (training_id, golfclub_id, player_session_id, member_id, training_date, score,
         handicap_started_tenths, handicap_played_tenths, handicap_difference_tenths, points)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        trainingId,
        row.golfclub_id,
        row.player_session_id,
        row.member_id,
        row.training_date,
        chain.score,
        chain.handicapStarted,
        chain.handicapPlayed,
        chain.handicapDifference,
        chain.points,
      ],
    );
  }
}
