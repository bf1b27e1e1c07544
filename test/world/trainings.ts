import { toTenths } from '@contract/handicap';
import type { PlayerDataStatus, TrainingStatus } from '@contract/lists';
import type { AddedPlayer, PlayedBall, ScheduledTraining, TrainingSnapshot } from '@contract/training';
import { type Answer, api } from './api';
import type { WorldClub } from './clubs';
import { insert, sql } from './database';
import { writeLeagueEvents } from './histories';
import type { WorldMember } from './members';
import { makeTemplate, type WorldTemplate } from './templates';
import { signedIn } from './tokens';

export interface SessionOptions {
  /** One, or a whole team. */
  players: readonly WorldMember[];
  /** The handicaps the players start with; their own if not given. */
  handicaps?: readonly number[];
  /** Points by index. */
  balls?: readonly number[];
  status?: PlayerDataStatus;
}

export interface TrainingOptions {
  club: WorldClub;
  template?: WorldTemplate;
  status?: TrainingStatus;
  /** `YYYY-MM-DD` */
  plannedDate?: string;
  plannedBy?: WorldMember;
  sessions?: readonly SessionOptions[];
}

export interface WorldTraining {
  id: string;
  golfclubId: string;
  snapshot: TrainingSnapshot;
  /** Ids in the order of the wishes. */
  sessionIds: string[];
}

/** Makes a training as if it had been planned, started and finished over the API; a finished one has its league events. */
export async function makeTraining(options: TrainingOptions): Promise<WorldTraining> {
  const { content, mapping } = options.template ?? (await makeTemplate());
  const { state: _state, version: _version, ...shared } = content;
  const snapshot: TrainingSnapshot = { ...shared, mapping: mapping?.rows ?? [] };
  const status = options.status ?? 'PLANNED';
  const now = new Date().toISOString();
  const id = await insert('scheduled_trainings', {
    golfclub_id: options.club.id,
    status,
    planned_date: options.plannedDate ?? '2026-05-14',
    started_at: status === 'PLANNED' ? null : now,
    finished_at: status === 'FINISHED' ? now : null,
    planned_by: options.plannedBy?.id ?? null,
    snapshot: JSON.stringify(snapshot),
  });
  const sessions = options.sessions ?? [];
  // Player sessions are listed by id, and ids made in one millisecond have no order of their own.
  const drawn = await sql<{ id: string }>('select uuid_v7() as id from generate_series(1, $1)', [sessions.length]);
  const sessionIds = drawn.map((row) => row.id).sort();
  for (const [position, sessionId] of sessionIds.entries()) {
    const session = sessions[position] ?? { players: [] };
    const sessionStatus = status === 'FINISHED' ? 'FINISHED' : (session.status ?? 'ADDED');
    const row = { id: sessionId, training_id: id, golfclub_id: options.club.id, status: sessionStatus };
    await makeSession(row, session);
  }
  if (status === 'FINISHED') await writeLeagueEvents(id);
  return { id, golfclubId: options.club.id, snapshot, sessionIds };
}

interface SessionRow {
  id: string;
  training_id: string;
  golfclub_id: string;
  status: PlayerDataStatus;
}

async function makeSession(row: SessionRow, options: SessionOptions): Promise<void> {
  await insert('player_sessions', { ...row });
  for (const [position, player] of options.players.entries()) {
    await sql(
      `insert into player_session_players
         (player_session_id, training_id, golfclub_id, member_id, handicap_started_tenths, position)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        row.id,
        row.training_id,
        row.golfclub_id,
        player.id,
        toTenths(options.handicaps?.[position] ?? player.handicap),
        position,
      ],
    );
  }
  for (const [index, points] of (options.balls ?? []).entries()) {
    await sql('insert into balls (player_session_id, index, points) values ($1, $2, $3)', [row.id, index, points]);
    await sql('insert into ball_recordings (player_session_id, index, points, version) values ($1, $2, $3, 1)', [
      row.id,
      index,
      points,
    ]);
  }
}

type Headers = Readonly<Record<string, string>>;

/** Returns the calls of one training for this client; a refusal is asked for as `start<Problem>()`. */
export function trainingCalls(client: ReturnType<typeof api>, id: string) {
  const path = `/api/scheduledtrainings/${id}`;
  const playerData = `${path}/playerdata`;
  return {
    read: <Body = ScheduledTraining>() => client.get<Body>(`/api/scheduledtrainings/one/${id}`),
    winners: <Body>() => client.get<Body>(`${path}/winners`),
    remove: <Body = ScheduledTraining>(headers?: Headers) => client.delete<Body>(path, undefined, headers),
    start: <Body = ScheduledTraining>(headers?: Headers) => client.put<Body>(`${path}/start`, undefined, headers),
    finish: <Body = ScheduledTraining>(headers?: Headers) => client.put<Body>(`${path}/finish`, undefined, headers),
    unfinish: <Body = ScheduledTraining>(headers?: Headers) => client.put<Body>(`${path}/unfinish`, undefined, headers),
    addPlayers: <Body = ScheduledTraining>(players: readonly AddedPlayer[], headers?: Headers) =>
      client.put<Body>(`${playerData}/add`, { players }, headers),
    editSession: <Body = ScheduledTraining>(sessionId: string, headers?: Headers) =>
      client.put<Body>(`${playerData}/edit/${sessionId}`, undefined, headers),
    finishSession: <Body = ScheduledTraining>(sessionId: string, headers?: Headers) =>
      client.put<Body>(`${playerData}/finish/${sessionId}`, undefined, headers),
    deleteSession: <Body = ScheduledTraining>(sessionId: string, headers?: Headers) =>
      client.delete<Body>(`${playerData}/delete/${sessionId}`, undefined, headers),
    recordBall: <Body = ScheduledTraining>(sessionId: string, ball: PlayedBall, headers?: Headers) =>
      client.put<Body>(`${playerData}/${sessionId}/ball/add`, ball, headers),
    recordBalls: <Body = ScheduledTraining>(sessionId: string, balls: readonly PlayedBall[], headers?: Headers) =>
      client.put<Body>(`${playerData}/${sessionId}/balls/add`, { balls }, headers),
  };
}

/** Returns the member as the body of adding players names one. */
export function asAdded(member: WorldMember, changed: Partial<AddedPlayer> = {}): AddedPlayer {
  const { name, surname, username, handicap, golfclubId } = member;
  return { name, surname, username, handicap, golfclubId, golfclubName: '', ...changed };
}

export interface RunningOptions {
  pro: WorldMember;
  players: readonly WorldMember[];
  template?: WorldTemplate;
  plannedDate?: string;
}

/**
 * Plans a training, starts it, adds the players and puts their player sessions into EDIT, all over the API.
 * Returns the training as the server last answered it; throws when a step is refused.
 */
export async function runTraining(options: RunningOptions): Promise<ScheduledTraining> {
  const { content } = options.template ?? (await makeTemplate());
  const golfclubId = options.pro.golfclubId;
  const client = api(await signedIn(options.pro));
  const planned = accepted(
    await client.post<ScheduledTraining>('/api/scheduledtrainings/fromtrainingtemplate', {
      trainingTemplateId: content.id,
      golfclubId,
      plannedDate: options.plannedDate ?? '2026-05-14',
    }),
  );
  const path = `/api/scheduledtrainings/${planned.id}`;
  accepted(await client.put<ScheduledTraining>(`${path}/start`));
  const players = options.players.map(({ name, surname, username, handicap }) => ({
    name,
    surname,
    username,
    handicap,
    golfclubId,
    golfclubName: '',
  }));
  let training = accepted(await client.put<ScheduledTraining>(`${path}/playerdata/add`, { players }));
  for (const session of training.trainingSessions) {
    training = accepted(await client.put<ScheduledTraining>(`${path}/playerdata/edit/${session.id}`));
  }
  return training;
}

function accepted<Body>(answer: Answer<Body>): Body {
  if (answer.status >= 300) throw new Error(`refused with ${answer.status}: ${answer.text}`);
  return answer.body;
}

const TWO_DAYS_MS = 172_800_000;

/** Returns a day that lies ahead in every time zone, as DD.MM.YYYY. */
export function dayToCome(): string {
  const day = new Date(Date.now() + TWO_DAYS_MS).toISOString().slice(0, 10);
  return day.split('-').reverse().join('.');
}
