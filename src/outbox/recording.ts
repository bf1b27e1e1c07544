import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { selectSession, type sessionSlice } from '../session/sessionSlice';
import {
  ballsOf,
  isUndecided,
  otherBallOf,
  queuedFinish,
  withoutBurst,
  type BallEntry,
  type FinishEntry,
  type OutboxEntry,
} from './entries';
import { dropEntry, keepEntry, replaceEntry } from './outboxDatabase';
import {
  ballRecorded,
  entryReplaced,
  entryGivenUp,
  finishQueued,
  keepingFailed,
  recordingUndone,
  selectEntries,
  type UndoableRecording,
  type WithOutbox,
} from './outboxSlice';

export type OutboxState = WithOutbox & { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };
type OutboxThunk = ThunkAction<Promise<void>, OutboxState, unknown, UnknownAction>;

/** A ball as it is recorded, with what is known of it. */
export interface RecordedBall {
  trainingId: string;
  playerDataId: string;
  index: number;
  /** Null takes the ball back. */
  points: number | null;
  /** The version that the screen has seen; 0: none. */
  basedOn: number;
  /** The points that the screen has shown so far; null: none. */
  before: number | null;
  isUndo?: boolean;
}

/** Records a ball: it is kept on this device first, then shown, then sent. */
export const recordBall =
  ({ before, isUndo = false, ...ball }: RecordedBall): OutboxThunk =>
  async (dispatch, getState) => {
    const { playerDataId, index } = ball;
    const earlier = ballsOf(selectEntries(getState()), { playerDataId }).findLast((one) => one.index === index);
    const entry = await kept<BallEntry>(
      { kind: 'ball', ...ball, ...madeNow(getState()), recordedAt: new Date().toISOString() },
      () => dispatch(keepingFailed()),
      earlier,
    );
    dispatch(ballRecorded({ entry, before, isUndo }));
  };

/** Takes a recording back: the ball gets what stood there before. One that was refused is given up. */
export const undoRecording =
  ({ key, trainingId, playerDataId, index, before, points }: UndoableRecording, seen: number): OutboxThunk =>
  async (dispatch, getState) => {
    dispatch(recordingUndone(key));
    const entry = selectEntries(getState()).find((one) => one.key === key);
    if (entry && isUndecided(entry)) {
      await dispatch(giveUp(key));
      return;
    }
    const undone = { trainingId, playerDataId, index, points: before, basedOn: seen, before: points, isUndo: true };
    await dispatch(recordBall(undone));
  };

/** Has the training, or one player session of it, finished as soon as none of its balls waits here any more. */
export const queueFinish =
  (trainingId: string, playerDataId: string | null = null): OutboxThunk =>
  async (dispatch, getState) => {
    if (queuedFinish(selectEntries(getState()), trainingId, playerDataId)) return;
    const entry = await kept<FinishEntry>({ kind: 'finish', trainingId, playerDataId, ...madeNow(getState()) }, () =>
      dispatch(keepingFailed()),
    );
    dispatch(finishQueued(entry));
  };

/** Sends a refused entry again as it is, because what stood in its way has changed. */
export const sendAgain = (key: string): OutboxThunk =>
  decide(key, (entry) => ({ ...withoutBurst(entry), state: 'waiting', failure: null }));

/** The own points are to replace what somebody else recorded, which has now been seen: a new recording, a new key. */
export const keepOwnPoints = (key: string): OutboxThunk =>
  decide(key, (entry) => {
    const other = otherBallOf(entry);
    if (entry.kind !== 'ball' || !other) return entry;
    const renewed = { key: crypto.randomUUID(), recordedAt: new Date().toISOString(), basedOn: other.version };
    return { ...withoutBurst(entry), ...renewed, state: 'waiting', failure: null };
  });

/** Gives an entry up: it is never sent. */
export const giveUp =
  (key: string): OutboxThunk =>
  async (dispatch, getState) => {
    const entry = selectEntries(getState()).find((one) => one.key === key);
    if (!entry) return;
    await dropEntry(key).catch(() => undefined);
    dispatch(entryGivenUp(key));
  };

/** Gives up everything of a player session that there is no more. */
export const giveUpSession =
  (playerDataId: string): OutboxThunk =>
  async (dispatch, getState) => {
    const gone = selectEntries(getState()).filter((entry) => entry.playerDataId === playerDataId);
    for (const { key } of gone) await dispatch(giveUp(key));
  };

function decide(key: string, change: (entry: OutboxEntry) => OutboxEntry): OutboxThunk {
  return async (dispatch, getState) => {
    const entry = selectEntries(getState()).find((one) => one.key === key);
    if (!entry) return;
    const decided = change(entry);
    if (entry.isKept) await replaceEntry(key, decided).catch(() => undefined);
    dispatch(entryReplaced({ key, entry: decided }));
  };
}

/** Keeps the entry on this device; where that fails it lives as long as the page, and that is said. */
async function kept<E extends OutboxEntry>(
  entry: Omit<E, 'order'>,
  onFailure: () => void,
  earlier?: BallEntry,
): Promise<E> {
  try {
    return await keepEntry<E>(entry, earlier);
  } catch {
    onFailure();
    // Behind everything that is kept.
    return { ...entry, order: Number.MAX_SAFE_INTEGER, isKept: false } as unknown as E;
  }
}

/** Throws when nobody is signed in: then nobody could record. */
function madeNow(state: OutboxState) {
  const userId = selectSession(state)?.id;
  if (userId === undefined) throw new Error('Only somebody who is signed in records');
  return { key: crypto.randomUUID(), userId, state: 'waiting', failure: null, isKept: true } as const;
}
