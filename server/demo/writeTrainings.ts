import type { Transaction } from '../db/database';
import { insertAll } from './insertAll';
import type { TrainingRows } from './trainingRows';

/** Writes trainings with their players and balls, in the order of the foreign keys. */
export async function writeTrainings(tx: Transaction, rows: TrainingRows): Promise<void> {
  await insertAll(tx, 'scheduled_trainings', rows.scheduled_trainings);
  await insertAll(tx, 'player_sessions', rows.player_sessions);
  await insertAll(tx, 'player_session_players', rows.player_session_players);
  await insertAll(tx, 'balls', rows.balls);
  await insertAll(tx, 'ball_recordings', rows.ball_recordings);
}
