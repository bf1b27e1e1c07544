import { playersOf } from '@/i18n/personName';
import { ballsOf, isUndecided, type BallEntry, type OutboxEntry } from '@/outbox/entries';
import type { Ball, PlayerData, ScheduledTraining } from '@contract/training';
import { canRecordBalls, mostBalls } from '@contract/trainingStates';
import type { CursorRow } from './cursor';

/** A ball as the screen shows it: stored, or recorded on this device and not acknowledged yet. */
export interface BallRow {
  index: number;
  points: number;
  /** The version of the stored ball; 0: none. */
  version: number;
  state: 'stored' | BallEntry['state'];
}

/** A player session as the recorder shows it. */
export interface RecorderRow extends CursorRow {
  session: PlayerData;
  balls: BallRow[];
  /** What the server has not acknowledged yet. */
  unsent: BallEntry[];
}

/** A ball that has been recorded and is not in the outbox yet. */
export interface PendingBall {
  playerDataId: string;
  index: number;
}

/** Returns all player sessions of a training, or only this one; a pending ball counts as recorded, so the cursor passes it. */
export function recorderRows(
  training: ScheduledTraining,
  entries: readonly OutboxEntry[],
  pending: readonly PendingBall[],
  only?: string,
): RecorderRow[] {
  const sessions = training.trainingSessions.filter(({ id }) => only === undefined || id === only);
  return sessions.map((session) => {
    const playerDataId = session.id;
    const unsent = ballsOf(entries, { playerDataId });
    const balls = ballRows(session.balls, unsentBallsOf(entries, playerDataId));
    const played = [...balls, ...pending.filter((ball) => ball.playerDataId === playerDataId)];
    return {
      playerDataId,
      session,
      balls,
      unsent,
      isOpen: canRecordBalls(training, session),
      recorded: new Set(played.map(({ index }) => index)),
      length: rowLength(training, played),
    };
  });
}

type UnsentBall = Pick<BallEntry, 'index' | 'points' | 'state'>;

/**
 * Returns what this device has recorded of the balls of a player session and not sent yet; a moved ball is cleared in one
 * session and recorded in another. A move that needs a decision has changed nothing yet.
 */
export function unsentBallsOf(entries: readonly OutboxEntry[], playerDataId: string): UnsentBall[] {
  return entries.flatMap((entry): UnsentBall[] => {
    if (entry.kind === 'ball') return entry.playerDataId === playerDataId ? [entry] : [];
    if (entry.kind !== 'move' || isUndecided(entry)) return [];
    const { index, points, to, state } = entry;
    return [
      ...(entry.playerDataId === playerDataId ? [{ index, points: null, state }] : []),
      ...(to.playerDataId === playerDataId ? [{ index: to.index, points, state }] : []),
    ];
  });
}

/** Returns the stored balls overlaid with the unsent ones of the same player session, by index; a ball taken back is left out. */
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
function rowLength({ template }: ScheduledTraining, balls: readonly { index: number }[]): number {
  const most = mostBalls(template);
  if (template.type !== 'TOURNAMENT') return most;
  return Math.min(most, Math.max(-1, ...balls.map(({ index }) => index)) + 2);
}

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
  one.index === other?.index && one.points === other.points && one.state === other.state;
