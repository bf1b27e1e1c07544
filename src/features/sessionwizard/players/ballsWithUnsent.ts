import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { unsentBallsOf } from '@/outbox/entries';
import { selectEntries } from '@/outbox/outboxSlice';
import type { PlayerData } from '@contract/training';
import { ballRows, type BallRow } from '../recorder/rows';

/** Returns a function that returns the balls of a player session with those that this device has not sent yet. */
export function useBallsWithUnsent(): (session: PlayerData) => BallRow[] {
  const entries = useSelector(selectEntries);
  return ({ id, balls }) => ballRows(balls, unsentBallsOf(entries, id));
}

/** Returns how many balls these player sessions have with those that this device has not sent yet. */
export function useBallCount(sessions: readonly PlayerData[]): number {
  const entries = useSelector(selectEntries);
  return useMemo(
    () =>
      sessions.reduce((sum, { id, balls }) => {
        const unsent = unsentBallsOf(entries, id);
        return sum + (unsent.length === 0 ? balls.length : ballRows(balls, unsent).length);
      }, 0),
    [sessions, entries],
  );
}
