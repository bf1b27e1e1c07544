import { useSelector } from 'react-redux';
import type { Message } from '@/i18n/message';
import type { ScheduledTraining } from '@contract/training';
import { mostBalls } from '@contract/trainingStates';
import { type OutboxEntry, unsentBallsOf } from './entries';
import { selectEntries, type WithOutbox } from './outboxSlice';

export interface OpenBalls {
  /** Of player sessions with open balls. */
  players: number;
  balls: number;
  /** Whether no ball at all is recorded. */
  isNoneRecorded: boolean;
}

/**
 * Returns what of a training is open, counting balls that this device has not sent yet as recorded. In tournaments, which
 * take any number of scores, one ball is open where no score is recorded.
 */
export function openBalls(training: ScheduledTraining, entries: readonly OutboxEntry[]): OpenBalls {
  const { type, template, trainingSessions } = training;
  const all = type === 'TOURNAMENT' ? 1 : mostBalls({ type, numberofballs: template.numberofballs });
  const recorded = trainingSessions.map(({ id, balls }) => {
    const indexes = new Set(balls.map(({ index }) => index));
    for (const { index, points } of unsentBallsOf(entries, id)) {
      if (points === null) indexes.delete(index);
      else indexes.add(index);
    }
    return indexes.size;
  });
  const open = recorded.map((count) => Math.max(0, all - count)).filter((count) => count > 0);
  return {
    players: open.length,
    balls: open.reduce((sum, count) => sum + count, 0),
    isNoneRecorded: recorded.every((count) => count === 0),
  };
}

/** Returns the sentence about what is open in a training; null: every ball is recorded. */
export function openBallsMessage({ type, teamMode }: ScheduledTraining, open: OpenBalls): Message | null {
  if (open.isNoneRecorded) return { textKey: 'openBalls.none' };
  if (open.players === 0) return null;
  const count = open.players;
  if (type === 'TOURNAMENT')
    return { textKey: teamMode ? 'openBalls.teamsWithout' : 'openBalls.playersWithout', values: { count } };
  return {
    textKey: 'openBalls.have',
    values: {
      players: { textKey: 'openBalls.players', values: { count } },
      balls: { textKey: 'openBalls.balls', values: { count: open.balls } },
    },
  };
}

/** Returns what of the training is open, as this device knows it. */
export const useOpenBalls = (training: ScheduledTraining): OpenBalls =>
  openBalls(
    training,
    useSelector((state: WithOutbox) => selectEntries(state)),
  );
