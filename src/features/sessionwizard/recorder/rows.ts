import { playersOf } from '@/i18n/personName';
import {
  ballsOf,
  sessionsIn,
  type BallEntry,
  type BallRef,
  type OutboxEntry,
  type UnsentBall,
  unsentBallsOf,
} from '@/outbox/entries';
import type { Ball, PlayerData, ScheduledTraining } from '@contract/training';
import { canEditPlayerSession, canRecordBalls, mostBalls } from '@contract/trainingStates';
import type { CursorRow } from './cursor';

/** A ball as the screen shows it: stored, or recorded on this device and not acknowledged yet. */
export interface BallRow {
  index: number;
  points: number;
  /** The version of the stored ball; 0: none. */
  version: number;
  state: 'stored' | BallEntry['state'];
  /** The helper who recorded the stored ball. */
  helper?: string;
}

/** A player session as the recorder shows it. */
export interface RecorderRow extends CursorRow {
  session: PlayerData;
  balls: BallRow[];
  /** What the server has not acknowledged yet. */
  unsent: BallEntry[];
}

/** A ball as it is once a change of it is in the outbox. */
export interface PendingBall extends BallRef {
  /** Null: it is taken back, or given away. */
  points: number | null;
}

/**
 * Returns all player sessions of a training, or only this one; a pending ball counts as recorded, so the cursor passes it.
 * Where all are recorded the app itself opens those that were added, so nobody waits for that: the outbox sends their balls
 * once they are open.
 */
export function recorderRows(
  training: ScheduledTraining,
  entries: readonly OutboxEntry[],
  pending: readonly PendingBall[],
  only?: string,
): RecorderRow[] {
  const sessions = training.trainingSessions.filter(({ id }) => only === undefined || id === only);
  return sessions.map((session) => recorderRow(training, session, { entries, pending, opens: only === undefined }));
}

interface RowOptions {
  entries: readonly OutboxEntry[];
  pending: readonly PendingBall[];
  /** Whether the app opens player sessions that were added. */
  opens: boolean;
}

function recorderRow(
  training: ScheduledTraining,
  session: PlayerData,
  { entries, pending, opens }: RowOptions,
): RecorderRow {
  const playerDataId = session.id;
  const balls = ballRows(session.balls, unsentBallsOf(entries, playerDataId));
  const recorded = new Set(balls.map(({ index }) => index));
  for (const { index, points } of pending.filter((ball) => ball.playerDataId === playerDataId)) {
    if (points === null) recorded.delete(index);
    else recorded.add(index);
  }
  return {
    playerDataId,
    session,
    balls,
    unsent: ballsOf(entries, { playerDataId }),
    isOpen: canRecordBalls(training, session) || (opens && isAdded(training, session)),
    recorded,
    length: rowLength(training, recorded),
  };
}

/** Returns `recorderRows` that returns the same row again as long as nothing it is made of has changed. */
export function makeRecorderRows(): typeof recorderRows {
  let known = new Map<string, { madeOf: readonly unknown[]; row: RecorderRow }>();
  return (training, entries, pending, only) => {
    const sessions = training.trainingSessions.filter(({ id }) => only === undefined || id === only);
    const rows = sessions.map((session) => {
      const unsent = entries.filter((entry) => sessionsIn(entry).includes(session.id));
      const unsaved = pending.filter(({ playerDataId }) => playerDataId === session.id);
      const madeOf = [session, training.status, training.template, unsent.length, ...unsent, ...unsaved];
      const before = known.get(session.id);
      if (before?.madeOf.length === madeOf.length && madeOf.every((part, at) => part === before.madeOf[at])) {
        return before;
      }
      const options = { entries: unsent, pending: unsaved, opens: only === undefined };
      return { madeOf, row: recorderRow(training, session, options) };
    });
    known = new Map(rows.map((made) => [made.row.playerDataId, made]));
    return rows.map(({ row }) => row);
  };
}

const isAdded = (training: ScheduledTraining, session: PlayerData) =>
  canEditPlayerSession(training, session) && session.playerDataStatus === 'ADDED';

/**
 * Returns the stored balls overlaid with the unsent ones of the same player session, by index; a ball taken back is left out.
 */
export function ballRows(stored: readonly Ball[], unsent: readonly UnsentBall[]): BallRow[] {
  const balls = new Map<number, BallRow>(stored.map((ball) => [ball.index, { ...ball, state: 'stored' }]));
  const versions = new Map(stored.map(({ index, version }) => [index, version]));
  for (const { index, points, state } of unsent) {
    if (points === null) balls.delete(index);
    else balls.set(index, { index, points, state, version: versions.get(index) ?? 0 });
  }
  return [...balls.values()].sort((one, other) => one.index - other.index);
}

/** Returns how many balls a row shows: all of them; of a tournament's many scores those entered and the next one. */
function rowLength({ template }: ScheduledTraining, recorded: ReadonlySet<number>): number {
  const most = mostBalls(template);
  if (template.type !== 'TOURNAMENT') return most;
  return Math.min(most, Math.max(-1, ...recorded) + 2);
}

/**
 * Returns the rows of a group. Whoever the cursor is on stays, also after somebody has moved the player to another group:
 * whoever is about to press would otherwise record for somebody else.
 */
export function rowsOfGroup(rows: RecorderRow[], group: number | null, cursorOn: string | undefined): RecorderRow[] {
  if (group === null) return rows;
  return rows
    .map((row) => (row.session.group === group ? row : { ...row, isElsewhere: true }))
    .filter((row) => !row.isElsewhere || row.playerDataId === cursorOn);
}

/** Returns the row of the cursor. */
export const rowOf = (rows: readonly RecorderRow[], cursor: { playerDataId: string } | null): RecorderRow | undefined =>
  rows.find(({ playerDataId }) => playerDataId === cursor?.playerDataId);

/** Returns the points of a ball as the row shows them; null: none. */
export const shownPoints = ({ balls }: RecorderRow, index: number): number | null =>
  balls.find((ball) => ball.index === index)?.points ?? null;

/** Returns the points of a ball, pending ones included; null: none. */
export function pointsNow(row: RecorderRow, index: number, pending: readonly PendingBall[]): number | null {
  const unsaved = pending.findLast((ball) => ball.playerDataId === row.playerDataId && ball.index === index);
  return unsaved ? unsaved.points : shownPoints(row, index);
}

/** Returns the version of a ball that the server has answered; 0: none. */
export const storedVersion = ({ session }: RecorderRow, index: number): number =>
  session.balls.find((ball) => ball.index === index)?.version ?? 0;

/** Returns whether both rows look the same and lead to the same next ball. */
export function isSameRow(one: RecorderRow, other: RecorderRow): boolean {
  return (
    one.playerDataId === other.playerDataId &&
    one.isOpen === other.isOpen &&
    one.length === other.length &&
    one.recorded.size === other.recorded.size &&
    [...one.recorded].every((index) => other.recorded.has(index)) &&
    one.balls.length === other.balls.length &&
    one.balls.every((ball, position) => isSameBall(ball, other.balls[position])) &&
    playersOf(one.session) === playersOf(other.session)
  );
}

const isSameBall = (one: BallRow, other: BallRow | undefined) =>
  one.index === other?.index && one.points === other.points && one.state === other.state && one.helper === other.helper;
