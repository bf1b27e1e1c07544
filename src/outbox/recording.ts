import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { randomUuid } from '@/session/randomUuid';
import { selectSession } from '@/session/sessionSlice';
import { recordingsStored, untilStored } from './beingStored';
import { discardEntry, type OutboxState, type OutboxThunk } from './decisions';
import {
  ballsIn,
  type BallRef,
  isSameBall,
  isUndecided,
  queuedFinish,
  withServerIds,
  type AddEntry,
  type BallEntry,
  type FinishEntry,
  type HandicapEntry,
  type MoveEntry,
  type OutboxEntry,
  type QueuedPlayer,
  type StartEntry,
} from './entries';
import { storeListedTraining } from './offlineTrainings';
import { deleteEntry, addEntry, type EarlierRecording } from './outboxDatabase';
import {
  ballRecorded,
  ballMoved,
  entryGivenUp,
  finishQueued,
  handicapCorrected,
  keepingFailed,
  playersQueued,
  recordingUndone,
  selectEntries,
  selectSessionIds,
  selectRecorderOf,
  startQueued,
  type UndoableRecording,
} from './outboxSlice';

/** A ball as it is recorded, with what is known of it. */
export interface RecordedBall {
  trainingId: string;
  playerDataId: string;
  index: number;
  /** Null takes the ball back. */
  points: number | null;
  /** Their names. */
  players?: string;
  /** The version that the screen has seen; 0: none. */
  basedOn: number;
  /** The points that the screen has shown so far; null: none. */
  before: number | null;
  /** The screen says that the ball was recorded elsewhere: whoever records it all the same is asked which result counts. */
  isTaken?: boolean;
  isUndo?: boolean;
  /** When the recording was made that is undone. */
  undoes?: string;
}

const storing =
  (record: OutboxThunk): OutboxThunk =>
  (...args) =>
    untilStored(record(...args));

export interface Recording {
  /** Called at the moment in which it is shown. */
  onShown?: () => void;
  /** Nothing is left of what is taken back before it is stored. */
  signal?: AbortSignal;
}

/** Records a ball: stored on this device first, then shown, then sent. */
export const recordBall = (
  { before, isTaken = false, isUndo = false, ...ball }: RecordedBall,
  { onShown, signal }: Recording = {},
): OutboxThunk =>
  storing(async (dispatch, getState) => {
    const made = { kind: 'ball', ...ball, ...newEntry(getState()), recordedAt: new Date().toISOString() } as const;
    const unsentBefore = unsentOf(getState(), ball);
    // It may correct one of them.
    await recordingsStored();
    const unsent = unsentOf(getState(), ball);
    // What has been acknowledged since it was pressed is found in the database.
    const earlier = isTaken ? undefined : (unsent.at(-1) ?? unsentBefore.at(-1));
    const { playerDataId, index } = withServerIds(ball, selectSessionIds(getState()));
    const entry = await dispatch(
      storeUnlessTakenBack<BallEntry>(
        { ...made, ...(isTaken ? { corrects: null } : correcting(unsent)) },
        earlier && { ...earlier, playerDataId, index },
        signal,
      ),
    );
    if (!entry) return;
    onShown?.();
    dispatch(ballRecorded({ entry, before, isUndo }));
  });

/** Returns the entries that are about this ball, whose player session may have got the server's id since it was shown. */
function unsentOf(state: OutboxState, shown: BallRef): OutboxEntry[] {
  const ball = withServerIds(shown, selectSessionIds(state));
  return selectEntries(state).filter((entry) => ballsIn(entry).some((other) => isSameBall(other, ball)));
}

/**
 * What is recorded over a ball that may become a conflict is in conflict too, unless that is sent: it knows no more than that.
 */
function correcting(unsent: readonly OutboxEntry[]): Partial<Pick<BallEntry, 'basedOn' | 'corrects'>> {
  const unknowing = unsent.findLast((one) => one.kind === 'ball' && one.corrects !== undefined);
  const last = unsent.at(-1);
  return unknowing?.kind === 'ball' && last ? { basedOn: unknowing.basedOn, corrects: last.order } : {};
}

/** A recorded ball as it is given to another player session. */
export type QueuedMove = Pick<
  MoveEntry,
  'trainingId' | 'playerDataId' | 'index' | 'points' | 'to' | 'players' | 'toPlayers'
>;

/** Gives a recorded ball to an open ball of another player session: one entry, sent as one call. */
export const moveBall = (ball: QueuedMove, { onShown, signal }: Recording = {}, isUndo = false): OutboxThunk =>
  storing(async (dispatch, getState) => {
    const moved = { kind: 'move', ...ball, ...newEntry(getState()), recordedAt: new Date().toISOString() } as const;
    await recordingsStored();
    const entry = await dispatch(storeUnlessTakenBack<MoveEntry>(moved, undefined, signal));
    if (!entry) return;
    onShown?.();
    dispatch(ballMoved({ entry, isUndo }));
  });

/** Corrects the handicap that a player started with. */
export const correctHandicap = (
  corrected: Pick<HandicapEntry, 'trainingId' | 'playerDataId' | 'playerId' | 'handicap' | 'basedOn' | 'players'>,
): OutboxThunk =>
  storing(async (dispatch, getState) => {
    const entry = { kind: 'handicap', ...corrected, ...newEntry(getState()) } as const;
    dispatch(handicapCorrected(await dispatch(storeEntry<HandicapEntry>(entry))));
  });

/** Undoes a recording: the ball gets its earlier points again, a moved ball comes back. A refused recording is discarded. */
export const undoRecording =
  (
    { key, trainingId, playerDataId, index, before, points, recordedAt, to, toPlayers }: UndoableRecording,
    { basedOn, players }: Pick<RecordedBall, 'basedOn' | 'players'>,
    onShown?: () => void,
  ): OutboxThunk =>
  async (dispatch, getState) => {
    dispatch(recordingUndone(key));
    const recording = onShown ? { onShown } : {};
    const entry = selectEntries(getState()).find((one) => one.key === key);
    if (entry && isUndecided(entry)) {
      await dispatch(discardEntry(key));
      return;
    }
    if (to && points !== null) {
      const names = {
        ...(toPlayers !== undefined && { players: toPlayers }),
        ...(players !== undefined && { toPlayers: players }),
      };
      const moved = { trainingId, ...to, points, to: { playerDataId, index }, ...names };
      await dispatch(moveBall(moved, recording, true));
      return;
    }
    const undone = { trainingId, playerDataId, index, points: before, basedOn, before: points, isUndo: true };
    const known = {
      ...(players !== undefined && { players }),
      ...(recordedAt !== undefined && { undoes: recordedAt }),
    };
    await dispatch(recordBall({ ...undone, ...known }, recording));
  };

/** Has the training, or one player session of it, finished as soon as none of its balls waits here any more. */
export const queueFinish =
  (trainingId: string, playerDataId: string | null = null): OutboxThunk =>
  async (dispatch, getState) => {
    if (queuedFinish(selectEntries(getState()), trainingId, playerDataId)) return;
    const entry = { kind: 'finish', trainingId, playerDataId, ...newEntry(getState()) } as const;
    dispatch(finishQueued(await dispatch(storeEntry<FinishEntry>(entry))));
  };

/** Starts a planned training once the server is reached; on this device it is started at once. */
export const queueStart =
  (trainingId: string, plannedDate: string | null): OutboxThunk =>
  async (dispatch, getState) => {
    await dispatch(storeListedTraining(trainingId));
    if (selectEntries(getState()).some((one) => one.kind === 'start' && one.trainingId === trainingId)) return;
    const startedAt = new Date().toISOString();
    const entry = { kind: 'start', trainingId, plannedDate, startedAt, ...newEntry(getState()) } as const;
    dispatch(startQueued(await dispatch(storeEntry<StartEntry>(entry))));
  };

/** Adds a player, or a team, to a running training: on this device at once, then on the server. */
export const queuePlayers =
  (trainingId: string, players: QueuedPlayer[], group: number | null = null): OutboxThunk =>
  async (dispatch, getState) => {
    const playerDataId = randomUuid();
    const added = { trainingId, playerDataId, players, ...(group && { group }) };
    const entry = { kind: 'add', ...added, ...newEntry(getState()) } as const;
    dispatch(playersQueued(await dispatch(storeEntry<AddEntry>(entry))));
  };

/**
 * Returns the stored entry; null if it was taken back before that and nothing is left of it, or if whoever made it has gone: then it
 * is read from this device when they come back.
 */
const storeUnlessTakenBack =
  <E extends OutboxEntry>(
    ...[entry, earlier, signal]: Parameters<typeof addEntry<E>>
  ): ThunkAction<Promise<E | null>, OutboxState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const stored = signal?.aborted ? null : await dispatch(storeEntry<E>(entry, earlier, signal));
    if (!stored?.isKept) return signal?.aborted ? null : stored;
    if (userOf(getState()) !== stored.userId) return null;
    if (!signal?.aborted) return stored;
    // It was too late to stop storing it. What cannot be deleted again is shown, so that it can be undone.
    const isDeleted = await deleteEntry(stored.key).then(
      () => true,
      () => false,
    );
    if (!isDeleted) return stored;
    // This page may have read it meanwhile.
    dispatch(entryGivenUp(stored.key));
    return null;
  };

/** Between whole numbers, which the database counts. */
const ORDER_STEP = 1e-6;

/** Stores the entry on this device; where that fails it lasts as long as the page, and a banner says so. */
const storeEntry =
  <E extends OutboxEntry>(
    entry: Omit<E, 'order'>,
    earlier?: EarlierRecording,
    signal?: AbortSignal,
  ): ThunkAction<Promise<E>, OutboxState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const lastKnown = () => Math.max(0, ...selectEntries(getState()).map(({ order }) => order));
    try {
      return await addEntry<E>(entry, earlier, signal, lastKnown());
    } catch {
      if (!signal?.aborted) dispatch(keepingFailed());
      // Behind what was recorded so far, and before what may be stored again later.
      return { ...entry, order: lastKnown() + ORDER_STEP, isKept: false } as unknown as E;
    }
  };

/** Throws when nobody is signed in and no recorder is open without a sign-in. */
function newEntry(state: OutboxState) {
  const userId = userOf(state);
  if (userId === undefined) throw new Error('Only somebody who is signed in records');
  return { key: randomUuid(), userId, state: 'waiting', failure: null, isKept: true } as const;
}

/** Returns the id of who records: who is signed in, or whose recorder is open without a sign-in; undefined: nobody. */
const userOf = (state: OutboxState): string | undefined => selectSession(state)?.id ?? selectRecorderOf(state)?.userId;

/** Returns the store's dispatch for what the outbox does. */
export const useOutboxDispatch = () => useDispatch<ThunkDispatch<OutboxState, unknown, UnknownAction>>();
