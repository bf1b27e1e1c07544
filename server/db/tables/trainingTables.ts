import type { Generated } from 'kysely';
import type { Tenths } from '@contract/handicap';
import type { PlayerDataStatus, TrainingStatus } from '@contract/lists';
import type { TrainingSnapshot } from '@contract/training';
import type { DateText, InstantText, JsonColumn } from '@server/db/columnValues';

interface ScheduledTrainingsTable {
  id: Generated<string>;
  golfclub_id: string;
  status: Generated<TrainingStatus>;
  planned_date: DateText;
  /** Where starting has moved the planned date. */
  planned_date_before_start: DateText | null;
  /** `HH:MM:SS` */
  planned_time: string | null;
  planned_time_before_start: string | null;
  series_id: string | null;
  version: Generated<number>;
  started_at: InstantText | null;
  finished_at: InstantText | null;
  updated_at: Generated<InstantText>;
  planned_by: string | null;
  was_reopened: Generated<boolean>;
  snapshot: JsonColumn<TrainingSnapshot>;
}

interface PlayerSessionsTable {
  id: Generated<string>;
  training_id: string;
  golfclub_id: string;
  status: Generated<PlayerDataStatus>;
  /** Null: its training is not finished, or was finished before the column existed. */
  status_before_finish: Generated<PlayerDataStatus | null>;
  /** From 1; null: the training has no groups. */
  group_number: number | null;
}

interface PlayerSessionPlayersTable {
  player_session_id: string;
  training_id: string;
  golfclub_id: string;
  member_id: string;
  handicap_started_tenths: Tenths;
  position: number;
}

interface BallsTable {
  player_session_id: string;
  index: number;
  points: number;
  version: Generated<number>;
  /** The helper who recorded it; null: somebody of the staff. */
  helper_id: Generated<string | null>;
}

interface BallRecordingsTable {
  id: Generated<string>;
  player_session_id: string;
  index: number;
  /** Null: the ball was taken back. */
  points: number | null;
  version: number;
  recorded_by: string | null;
  helper_id: Generated<string | null>;
  recorded_at: InstantText | null;
  received_at: Generated<InstantText>;
}

interface LeagueEventsTable {
  training_id: string;
  golfclub_id: string;
  player_session_id: string;
  member_id: string;
  training_date: DateText;
  score: number;
  handicap_started_tenths: Tenths | null;
  handicap_played_tenths: Tenths | null;
  handicap_difference_tenths: Tenths | null;
  points: number;
}

/** Counted by triggers from the league events, never written by the server. */
interface LeagueStandingsTable {
  golfclub_id: string;
  member_id: string;
  year: number;
  events: number;
  total_points: number;
  /** Of the latest sixteen events, latest first. */
  latest_points: number[];
  /** Null, as the next one: there are no events any more. */
  latest_date: DateText | null;
  latest_training_id: string | null;
}

interface InstantPricesTable {
  id: Generated<string>;
  training_id: string;
  golfclub_id: string;
  session_price_id: string;
}

/** The tables of trainings, their balls and their results in the league. */
export interface TrainingTables {
  scheduled_trainings: ScheduledTrainingsTable;
  player_sessions: PlayerSessionsTable;
  player_session_players: PlayerSessionPlayersTable;
  balls: BallsTable;
  ball_recordings: BallRecordingsTable;
  league_events: LeagueEventsTable;
  league_standings: LeagueStandingsTable;
  instant_prices: InstantPricesTable;
}
