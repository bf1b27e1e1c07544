import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { canRecordBalls } from '../../../../contract/trainingStates';
import { ballsOf, type OutboxEntry } from '../../../outbox/entries';
import { shownBalls, type ShownBall } from '../balls/shownBalls';
import { stripLength } from '../balls/stripLength';
import { playersOf } from '../players/playersOf';
import type { PlaceRow } from './places';

/** A player session as the recording shows it. */
export interface RecordingRow extends PlaceRow {
  session: PlayerData;
  balls: ShownBall[];
}

/** A ball that has been recorded and is shown as soon as it is kept. */
export interface PendingBall {
  playerDataId: string;
  index: number;
}

/** Returns the player sessions of a training; a pending ball counts as recorded, so that nobody is led to it again. */
export function recordingRows(
  training: ScheduledTraining,
  entries: readonly OutboxEntry[],
  pending: readonly PendingBall[],
): RecordingRow[] {
  return training.trainingSessions.map((session) => {
    const playerDataId = session.id;
    const balls = shownBalls(session.balls, ballsOf(entries, { playerDataId }));
    const played = [...balls, ...pending.filter((ball) => ball.playerDataId === playerDataId)];
    return {
      playerDataId,
      session,
      balls,
      isOpen: canRecordBalls(training, session),
      recorded: new Set(played.map(({ index }) => index)),
      length: stripLength(training, played),
    };
  });
}

/** Returns whether both rows look the same and lead to the same next ball. */
export function isSameRow(one: RecordingRow, other: RecordingRow): boolean {
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

const isSameBall = (one: ShownBall, other: ShownBall | undefined) =>
  one.index === other?.index && one.points === other.points && one.state === other.state;
