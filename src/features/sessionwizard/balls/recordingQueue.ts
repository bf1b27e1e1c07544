import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConflictingBall } from '../../../../contract/training';
import { signedOut } from '../../../session/sessionSlice';
import { refusalOf, type Failure } from '../../../ui/failure';

/** Points of one ball that the server has not acknowledged yet. */
export interface Recording {
  /** Made once per recording: sending it again under this key cannot record it twice. */
  key: string;
  trainingId: string;
  playerDataId: string;
  index: number;
  points: number;
  /** The version of the ball that had been seen; 0: none. */
  basedOn: number;
  recordedAt: string;
  state: 'waiting' | 'sending' | 'failed' | 'conflict';
  failure: Failure | null;
}

export type NewRecording = Omit<Recording, 'state' | 'failure'>;

/** What was recorded, in that order, and stays here until it is stored or given up by the one who recorded it. */
export const recordingQueue = createSlice({
  name: 'recordings',
  initialState: [] as Recording[],
  reducers: {
    ballRecorded: (queue, { payload }: PayloadAction<NewRecording>) => {
      queue.push({ ...payload, state: 'waiting', failure: null });
    },
    recordingSent: (queue, { payload: key }: PayloadAction<string>) => {
      const recording = queue.find((one) => one.key === key);
      if (recording) recording.state = 'sending';
    },
    /** A later recording of the same ball was made knowing this one, so it is based on what this one became. */
    recordingAcknowledged: (queue, { payload }: PayloadAction<{ key: string; version: number }>) => {
      const position = queue.findIndex((one) => one.key === payload.key);
      const [done] = position < 0 ? [] : queue.splice(position, 1);
      if (!done) return;
      for (const later of queue) if (isSameBall(later, done)) later.basedOn = payload.version;
    },
    recordingRefused: (queue, { payload }: PayloadAction<{ key: string; failure: Failure }>) => {
      const recording = queue.find((one) => one.key === payload.key);
      if (!recording) return;
      recording.state = refusalOf(payload.failure)?.code === 'ball-conflict' ? 'conflict' : 'failed';
      recording.failure = payload.failure;
    },
    recordingsRetried: (queue, { payload: playerDataId }: PayloadAction<string>) => {
      for (const recording of queue) {
        if (recording.playerDataId === playerDataId && recording.state === 'failed') recording.state = 'waiting';
      }
    },
    /** The own points are to replace what somebody else recorded, which has now been seen: a new recording, a new key. */
    ownPointsKept: (queue, { payload }: PayloadAction<{ key: string; newKey: string; recordedAt: string }>) => {
      const recording = queue.find((one) => one.key === payload.key);
      const other = recording && otherBallOf(recording);
      if (!recording || !other) return;
      const { newKey: key, recordedAt } = payload;
      Object.assign(recording, { key, recordedAt, basedOn: other.version, state: 'waiting', failure: null });
    },
    recordingGivenUp: (queue, { payload: key }: PayloadAction<string>) => queue.filter((one) => one.key !== key),
    playerSessionDeleted: (queue, { payload: playerDataId }: PayloadAction<string>) =>
      queue.filter((one) => one.playerDataId !== playerDataId),
  },
  extraReducers: (build) => build.addCase(signedOut, () => []),
  selectors: { selectRecordings: (queue) => queue },
});

export const {
  ballRecorded,
  recordingSent,
  recordingAcknowledged,
  recordingRefused,
  recordingsRetried,
  ownPointsKept,
  recordingGivenUp,
  playerSessionDeleted,
} = recordingQueue.actions;
export const { selectRecordings } = recordingQueue.selectors;
export type WithRecordings = { recordings: Recording[] };

/**
 * Returns the recording of this player session that is to be sent now, or null: one at a time and in order, nothing
 * past a failed one, and nothing of a ball about which somebody first has to choose.
 */
export function nextToSend(queue: readonly Recording[], playerDataId: string): Recording | null {
  const own = queue.filter((one) => one.playerDataId === playerDataId);
  if (own.some(({ state }) => state === 'sending' || state === 'failed')) return null;
  const undecided = new Set(own.filter(({ state }) => state === 'conflict').map(({ index }) => index));
  return own.find(({ state, index }) => state === 'waiting' && !undecided.has(index)) ?? null;
}

/** Returns the ball that somebody else recorded meanwhile, or null if there is no such conflict. */
export function otherBallOf({ failure }: Recording): ConflictingBall | null {
  const refusal = refusalOf(failure);
  return refusal?.code === 'ball-conflict' ? ((refusal.current ?? null) as ConflictingBall | null) : null;
}

function isSameBall(one: Recording, other: Recording): boolean {
  return one.playerDataId === other.playerDataId && one.index === other.index;
}
