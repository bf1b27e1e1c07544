import { createSlice, type PayloadAction, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { trainingQueries } from '@/api/training';
import type { Failure } from '@/errors/failure';
import { selectSession, type sessionSlice, signedOut } from '@/session/sessionSlice';
import {
  type BallEntry,
  type BallRef,
  ballsIn,
  basedOnVersion,
  isSameBall,
  type MoveEntry,
  type OutboxEntry,
} from './entries';
import { entriesOf } from './outboxDatabase';

/** How many recordings can be undone. */
export const MOST_UNDONE = 20;

/** A recording that can be undone, with what stood there before; null: nothing. */
export interface UndoableRecording {
  key: string;
  trainingId: string;
  playerDataId: string;
  index: number;
  /** Null: the ball was cleared. */
  points: number | null;
  before: number | null;
  /** The ball that it was moved to. */
  to?: BallRef;
}

interface OutboxState {
  /** What this user has recorded on this device and the server has not acknowledged, in that order. */
  entries: OutboxEntry[];
  /** The latest last. */
  undoable: UndoableRecording[];
  /** Recordings survive a reload; where they cannot, a banner says so. */
  isKept: boolean;
  /** Counts the requests to send now. */
  asked: number;
}

const initialState: OutboxState = { entries: [], undoable: [], isKept: true, asked: 0 };

const find = (state: OutboxState, key: string) => state.entries.find((entry) => entry.key === key);

/** Once, even where it was read from the database a moment before. */
const add = (state: OutboxState, entry: OutboxEntry) => {
  if (!find(state, entry.key)) state.entries.push(entry);
};

/** The entries of the browser's database, which is written first. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /**
     * Read from the database, also after a change in another tab. Entries that are being sent, that are not in the database,
     * or that were added during the reading stay as they are.
     */
    outboxRead: (state, { payload }: PayloadAction<{ entries: OutboxEntry[]; knownBefore: string[] }>) => {
      const read = new Map(payload.entries.map((entry) => [entry.key, entry]));
      const known = new Set(payload.knownBefore);
      const stays = state.entries.flatMap((entry) => {
        if (entry.state === 'sending' || !entry.isKept || !known.has(entry.key)) return [entry];
        return read.get(entry.key) ?? [];
      });
      const shown = new Set(stays.map(({ key }) => key));
      // What went while it was being read is in neither.
      const isNew = ({ key }: OutboxEntry) => !shown.has(key) && !known.has(key);
      state.entries = [...stays, ...payload.entries.filter(isNew)].sort((one, other) => one.order - other.order);
    },
    ballRecorded: (state, { payload }: PayloadAction<{ entry: BallEntry; before: number | null; isUndo: boolean }>) => {
      const { entry, before, isUndo } = payload;
      add(state, entry);
      if (isUndo || (entry.points === null && before === null)) return;
      const { key, trainingId, playerDataId, index, points } = entry;
      state.undoable.push({ key, trainingId, playerDataId, index, points, before });
      state.undoable = state.undoable.slice(-MOST_UNDONE);
    },
    recordingUndone: (state, { payload: key }: PayloadAction<string>) => {
      state.undoable = state.undoable.filter((one) => one.key !== key);
    },
    /** What was recorded of both balls before can no longer be undone. */
    ballMoved: (state, { payload: { entry, isUndo } }: PayloadAction<{ entry: MoveEntry; isUndo: boolean }>) => {
      add(state, entry);
      const balls = ballsIn(entry);
      state.undoable = state.undoable.filter((one) => !balls.some((ball) => isSameBall(ball, one)));
      if (isUndo) return;
      const { key, trainingId, playerDataId, index, points, to } = entry;
      state.undoable.push({ key, trainingId, playerDataId, index, points, before: points, to });
      state.undoable = state.undoable.slice(-MOST_UNDONE);
    },
    handicapCorrected: (state, { payload }: PayloadAction<OutboxEntry>) => {
      add(state, payload);
    },
    finishQueued: (state, { payload }: PayloadAction<OutboxEntry>) => {
      add(state, payload);
    },
    sendingAsked: (state) => {
      state.asked += 1;
    },
    keepingFailed: (state) => {
      state.isKept = false;
    },
    entrySent: (state, { payload: key }: PayloadAction<string>) => {
      const entry = find(state, key);
      if (entry) entry.state = 'sending';
    },
    /** A later recording of the same ball was made knowing this one, so it is based on what this one became. */
    entryAcknowledged: (
      state,
      { payload }: PayloadAction<{ key: string; version: number | null; toVersion?: number }>,
    ) => {
      const done = find(state, payload.key);
      state.entries = state.entries.filter((entry) => entry !== done);
      if (!done) return;
      for (const [position, ball] of ballsIn(done).entries()) {
        const version = position === 0 ? payload.version : (payload.toVersion ?? null);
        if (version !== null) state.entries = state.entries.map((later) => basedOnVersion(later, ball, version));
      }
    },
    /** It stays, and is sent again by itself. */
    entryDelayed: (state, { payload }: PayloadAction<{ key: string; failure: Failure }>) => {
      const entry = find(state, payload.key);
      if (entry) Object.assign(entry, { state: 'waiting', failure: payload.failure });
    },
    /** Refused by the server, or decided by the user. */
    entryReplaced: (state, { payload }: PayloadAction<{ key: string; entry: OutboxEntry }>) => {
      state.entries = state.entries.map((entry) => (entry.key === payload.key ? payload.entry : entry));
    },
    entryGivenUp: (state, { payload: key }: PayloadAction<string>) => {
      state.entries = state.entries.filter((entry) => entry.key !== key);
      state.undoable = state.undoable.filter((one) => one.key !== key);
    },
  },
  extraReducers: (build) => build.addCase(signedOut, ({ isKept }) => ({ ...initialState, isKept })),
  selectors: {
    selectEntries: (state) => state.entries,
    selectUndoable: (state) => state.undoable,
    selectIsKept: (state) => state.isKept,
    selectAsked: (state) => state.asked,
  },
});

export const {
  outboxRead,
  ballRecorded,
  recordingUndone,
  ballMoved,
  handicapCorrected,
  finishQueued,
  sendingAsked,
  keepingFailed,
  entrySent,
  entryAcknowledged,
  entryDelayed,
  entryReplaced,
  entryGivenUp,
} = outboxSlice.actions;

export const { selectEntries, selectUndoable, selectIsKept, selectAsked } = outboxSlice.selectors;

export type WithOutbox = { [outboxSlice.reducerPath]: OutboxState };

type State = WithOutbox & { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };

export type OutboxStore = Pick<Store<State>, 'getState' | 'subscribe'> & {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
};

/** Reads this user's entries from the database, after refetching the trainings of which another tab has sent some. */
export async function readOutbox(store: OutboxStore, userId: string): Promise<void> {
  const known = selectEntries(store.getState());
  try {
    const entries = await entriesOf(userId);
    const keys = new Set(entries.map(({ key }) => key));
    const isElsewhere = ({ key, state, isKept }: (typeof known)[number]) =>
      isKept && state !== 'sending' && !keys.has(key);
    const changed = new Set(known.filter(isElsewhere).map(({ trainingId }) => trainingId));
    await Promise.all([...changed].map((id) => store.dispatch(readTraining(id))));
    if (selectSession(store.getState())?.id !== userId) return;
    store.dispatch(outboxRead({ entries, knownBefore: known.map(({ key }) => key) }));
  } catch {
    store.dispatch(keepingFailed());
  }
}

/** Refetched first, so that a sent ball never disappears from the screen. */
const readTraining = (scheduledTrainingId: string) =>
  trainingQueries.endpoints.getTraining.initiate({ scheduledTrainingId }, { forceRefetch: true, subscribe: false });
