import { toTenths } from '../../contract/handicap';
import type { PlayerDataStatus, TrainingStatus } from '../../contract/lists';
import type { TrainingSnapshot } from '../../contract/training';
import type { WorldClub } from './clubs';
import { insert, sql } from './database';
import { writeLeagueEvents } from './leagueEvents';
import type { WorldMember } from './members';
import { makeTemplate, type WorldTemplate } from './templates';

export interface SessionWishes {
  /** One, or a whole team. */
  players: readonly WorldMember[];
  /** The handicaps the players start with; their own if not given. */
  handicaps?: readonly number[];
  /** Points by index. */
  balls?: readonly number[];
  status?: PlayerDataStatus;
}

export interface TrainingWishes {
  club: WorldClub;
  template?: WorldTemplate;
  status?: TrainingStatus;
  /** `YYYY-MM-DD` */
  plannedDate?: string;
  plannedBy?: WorldMember;
  sessions?: readonly SessionWishes[];
}

export interface WorldTraining {
  id: string;
  golfclubId: string;
  snapshot: TrainingSnapshot;
  /** Ids in the order of the wishes. */
  sessionIds: string[];
}

/** Makes a training as if it had been planned, started and finished over the API; a finished one has its league events. */
export async function makeTraining(wishes: TrainingWishes): Promise<WorldTraining> {
  const { content, mapping } = wishes.template ?? (await makeTemplate());
  const { state: _state, version: _version, ...shared } = content;
  const snapshot: TrainingSnapshot = { ...shared, mapping: mapping?.rows ?? [] };
  const status = wishes.status ?? 'PLANNED';
  const now = new Date().toISOString();
  const id = await insert('scheduled_trainings', {
    golfclub_id: wishes.club.id,
    status,
    planned_date: wishes.plannedDate ?? '2026-05-14',
    started_at: status === 'PLANNED' ? null : now,
    finished_at: status === 'FINISHED' ? now : null,
    planned_by: wishes.plannedBy?.id ?? null,
    snapshot: JSON.stringify(snapshot),
  });
  const sessions = wishes.sessions ?? [];
  // Player sessions are listed by id, and ids made in one millisecond have no order of their own.
  const drawn = await sql<{ id: string }>('select uuid_v7() as id from generate_series(1, $1)', [sessions.length]);
  const sessionIds = drawn.map((row) => row.id).sort();
  for (const [position, sessionId] of sessionIds.entries()) {
    const session = sessions[position] ?? { players: [] };
    const sessionStatus = status === 'FINISHED' ? 'FINISHED' : (session.status ?? 'ADDED');
    const row = { id: sessionId, training_id: id, golfclub_id: wishes.club.id, status: sessionStatus };
    await makeSession(row, session);
  }
  if (status === 'FINISHED') await writeLeagueEvents(id);
  return { id, golfclubId: wishes.club.id, snapshot, sessionIds };
}

interface SessionRow {
  id: string;
  training_id: string;
  golfclub_id: string;
  status: PlayerDataStatus;
}

async function makeSession(row: SessionRow, wishes: SessionWishes): Promise<void> {
  await insert('player_sessions', { ...row });
  for (const [position, player] of wishes.players.entries()) {
    await sql(
      `insert into player_session_players
         (player_session_id, training_id, golfclub_id, member_id, handicap_started_tenths, position)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        row.id,
        row.training_id,
        row.golfclub_id,
        player.id,
        toTenths(wishes.handicaps?.[position] ?? player.handicap),
        position,
      ],
    );
  }
  for (const [index, points] of (wishes.balls ?? []).entries()) {
    await sql('insert into balls (player_session_id, index, points) values ($1, $2, $3)', [row.id, index, points]);
    await sql('insert into ball_recordings (player_session_id, index, points, version) values ($1, $2, $3, 1)', [
      row.id,
      index,
      points,
    ]);
  }
}
