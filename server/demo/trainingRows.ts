import { toTenths } from '@contract/handicap';
import type { PlayerDataStatus, TrainingStatus } from '@contract/lists';
import type { ScoreHandicapEntry } from '@contract/template';
import type { TrainingSnapshot } from '@contract/training';
import { jsonText } from '@server/db/columnValues';
import type { Transaction } from '@server/db/database';
import type { Chance } from './chance';
import { countIds, insertAll, type Rows } from './demoRows';
import type { DemoTemplate } from './templates/demoTemplate';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Everything that one or many trainings write, table by table, in the order of the foreign keys. */
export interface TrainingRows {
  scheduled_trainings: (Rows<'scheduled_trainings'>[number] & { id: string })[];
  player_sessions: Rows<'player_sessions'>;
  player_session_players: Rows<'player_session_players'>;
  balls: Rows<'balls'>;
  ball_recordings: Rows<'ball_recordings'>;
}

export interface Participant {
  id: string;
  handicap: number;
}

export interface CalendarEntry {
  template: DemoTemplate;
  /** Days from today; negative is past. */
  day: number;
  status: TrainingStatus;
  players: number;
}

export interface DemoTraining extends CalendarEntry {
  golfclubId: string;
  proId: string;
  /** One list for each player session: a single player, or a team. */
  sessions: Participant[][];
}

/** Returns the rows of no training at all. */
export function noTrainings(): TrainingRows {
  return { scheduled_trainings: [], player_sessions: [], player_session_players: [], balls: [], ball_recordings: [] };
}

/** Returns a function that adds a training with its players and balls to the rows; days are counted from `now`. */
export function trainingsInto(rows: TrainingRows, by: Chance, now: Date) {
  const nextTraining = countIds('training');
  const nextSession = countIds('playerSession');
  const nextRecording = countIds('recording');

  return (training: DemoTraining): void => {
    const { golfclubId, proId, status } = training;
    const trainingId = nextTraining();
    const snapshot = snapshotOf(training.template);
    const startedAt = startOf(training, now);
    const isFinished = status === 'FINISHED';
    const at = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE).toISOString();
    rows.scheduled_trainings.push({
      id: trainingId,
      golfclub_id: golfclubId,
      status,
      planned_date: new Date(now.getTime() + training.day * DAY).toISOString().slice(0, 10),
      planned_time: status === 'PLANNED' ? '17:30' : null,
      started_at: status === 'PLANNED' ? null : at(0),
      finished_at: isFinished ? at(95) : null,
      updated_at: status === 'PLANNED' ? now.toISOString() : at(isFinished ? 95 : 30),
      planned_by: proId,
      snapshot: jsonText(snapshot),
    });
    for (const [order, players] of training.sessions.entries()) {
      const sessionId = nextSession();
      rows.player_sessions.push({
        id: sessionId,
        training_id: trainingId,
        golfclub_id: golfclubId,
        status: isFinished ? 'FINISHED' : midway(order),
      });
      for (const [position, { id, handicap }] of players.entries()) {
        rows.player_session_players.push({
          player_session_id: sessionId,
          training_id: trainingId,
          golfclub_id: golfclubId,
          member_id: id,
          handicap_started_tenths: toTenths(handicap),
          position,
        });
      }
      const played = playedBalls(by, snapshot, Math.min(...players.map(({ handicap }) => handicap)));
      const recorded = isFinished ? played.length : ballsMidway(order, played.length);
      for (const [index, points] of played.slice(0, recorded).entries()) {
        const moment = at(5 + index * 2);
        rows.balls.push({ player_session_id: sessionId, index, points });
        rows.ball_recordings.push({
          id: nextRecording(),
          player_session_id: sessionId,
          index,
          points,
          version: 1,
          recorded_by: proId,
          recorded_at: moment,
          received_at: moment,
        });
      }
    }
  };
}

/** In a running training the first is done, some are playing and the last has not begun. */
function midway(order: number): PlayerDataStatus {
  if (order === 0) return 'FINISHED';
  return order <= 3 ? 'EDIT' : 'ADDED';
}

function ballsMidway(order: number, all: number): number {
  return Math.max(0, Math.round((all * (4 - order)) / 4));
}

/** Running trainings began three quarters of an hour ago, past ones in the afternoon of their day. */
function startOf({ status, day }: CalendarEntry, now: Date): Date {
  if (status !== 'FINISHED') return new Date(now.getTime() - 45 * MINUTE);
  const start = new Date(now.getTime() + day * DAY);
  start.setUTCHours(15, 0, 0, 0);
  return start;
}

const HOLES = 9;
/** How far a day's form moves someone from the own handicap, in strokes. */
const FORM = 5;

/** Returns the points of each ball as someone of this handicap might play this training on a good or a bad day. */
export function playedBalls(by: Chance, template: TrainingSnapshot, handicap: number): number[] {
  if (template.type === 'TOURNAMENT') {
    const perHole = 2.2 - handicap / 90 + by.bell() * 0.25;
    return Array.from({ length: HOLES }, () => clamp(Math.round(perHole + by.bell() * 0.8), 0, 4));
  }
  const score = scoreWorth(template.scoreHandicapMap, handicap + by.bell() * FORM);
  const perBall = score / template.numberofballs;
  if (template.type === 'TRACKMAN') {
    return Array.from({ length: template.numberofballs }, () => clamp(Math.round(perBall + by.bell() * 10), 0, 100));
  }
  const possible = template.balls[0]?.scoring.map(({ points }) => points) ?? [];
  const balls: number[] = [];
  for (let left = template.numberofballs; left > 0; left -= 1) {
    // Aiming at what is still missing keeps the sum near the score, whatever single balls do.
    const aim = (score - sum(balls)) / left + by.bell() * 0.9;
    balls.push(nearest(possible, aim));
  }
  return balls;
}

/** Returns the score at which the map reaches the handicap, between two rows by a straight line. */
function scoreWorth(map: readonly ScoreHandicapEntry[], handicap: number): number {
  for (const [index, row] of map.entries()) {
    const next = map[index + 1];
    if (next === undefined) return row.score;
    if (handicap >= next.handicap) {
      const way = clamp((row.handicap - handicap) / (row.handicap - next.handicap), 0, 1);
      return row.score + way * (next.score - row.score);
    }
  }
  return 0;
}

function nearest(possible: readonly number[], aim: number): number {
  return possible.reduce(
    (best, points) => (Math.abs(points - aim) < Math.abs(best - aim) ? points : best),
    possible[0] ?? 0,
  );
}

function sum(points: readonly number[]): number {
  return points.reduce((total, one) => total + one, 0);
}

function clamp(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number));
}

/** Returns what planning a training from this template copies into it. */
export function snapshotOf({ content, mapping }: DemoTemplate): TrainingSnapshot {
  const { state: _state, category, ...shared } = content;
  return {
    ...shared,
    category: category ? { id: category.id, name: category.name } : null,
    trainingHandicapDifferenceToPointsMapping: mapping && { id: mapping.id, name: mapping.name },
    mapping: mapping?.rows ?? [],
  };
}

/** Writes trainings with their players and balls, in the order of the foreign keys. */
export async function writeTrainings(tx: Transaction, rows: TrainingRows): Promise<void> {
  await insertAll(tx, 'scheduled_trainings', rows.scheduled_trainings);
  await insertAll(tx, 'player_sessions', rows.player_sessions);
  await insertAll(tx, 'player_session_players', rows.player_session_players);
  await insertAll(tx, 'balls', rows.balls);
  await insertAll(tx, 'ball_recordings', rows.ball_recordings);
}
