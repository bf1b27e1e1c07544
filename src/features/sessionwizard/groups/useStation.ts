import { shallowEqual, useSelector } from 'react-redux';
import type { ScheduledTraining } from '@contract/training';
import { selectPosition, type RecorderPosition, type WithRecorderPositions } from '../recorder/recorderPositionsSlice';
import { groupsOf } from './groupsOf';

/** What the recorder shows of a training. */
export interface Station {
  /** Null: all players. */
  group: number | null;
  /** The group that was chosen, by whose cursor is recorded also when there are fewer groups by now; null: all players. */
  cursorGroup: number | null;
}

/** Returns which group of a training the recorder shows: the one that was chosen, at first group 1. */
export function useStation(training: ScheduledTraining): Station {
  const count = groupsOf(training).length;
  return useSelector(
    (state: WithRecorderPositions) => stationOf(selectPosition(state, training.id), count),
    shallowEqual,
  );
}

/**
 * Returns which of so many groups is shown. Whoever has begun to record all players goes on with all, however they are split.
 */
export function stationOf({ group, cursor }: RecorderPosition, count: number): Station {
  const chosen = group ?? (count > 0 && cursor === null ? 1 : 'all');
  if (chosen === 'all') return { group: null, cursorGroup: null };
  return { group: count === 0 ? null : Math.min(chosen, count), cursorGroup: chosen };
}
