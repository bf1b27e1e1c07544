import { createSlice, type PayloadAction, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '@/errors/failure';
import type { LocalizedString } from '@contract/shapes';
import { signedIn, signedOut, type WithSession } from '@/session/sessionSlice';
import type { AcknowledgedBall } from './acknowledgedBalls';
import {
  type BallEntry,
  type BallRef,
  ballsIn,
  basedOnVersion,
  isSameBall,
  type MoveEntry,
  type OutboxEntry,
  type SessionIds,
  withServerIds,
} from './entries';
import type { AcknowledgedEntry, EndedElsewhere } from './endedElsewhere';

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
  /** When the recording was made by which the ball stands there; moved balls and those of older states lack it. */
  recordedAt?: string;
  /** The ball that it was moved to. */
  to?: BallRef;
  /** Their names. */
  toPlayers?: string;
}

interface OutboxState {
  /** What this user has recorded on this device and the server has not acknowledged, in that order. */
  entries: OutboxEntry[];
  /** Whether the database has been read for this user; null: not yet. */
  isRead: true | null;
  /** The latest last. */
  undoable: UndoableRecording[];
  /** Recordings survive a reload; where they cannot, a banner says so. */
  isKept: boolean;
  /** Counts the requests to send now. */
  asked: number;
  /** Of player sessions that this device has added; null: it has added none. */
  sessionIds: SessionIds | null;
  /** What the page before the sign-in says of this device. */
  onDevice: OnDevice | null;
  /** Whose recorder is open without a sign-in, and of which training. */
  recorderOf: { userId: string; trainingId: string } | null;
}

interface OnDevice {
  /** Of everybody who has recorded here. */
  waiting: number;
  /** Whether all that waits are balls; states exported before 2026-11-25 lack it. */
  isOnlyBalls?: boolean;
  recorder: { userId: string; trainingId: string; name: LocalizedString; openedAt: string } | null;
}

interface OutboxReading {
  entries: OutboxEntry[];
  /** The keys of the entries that the state had when the reading began. */
  knownBefore: string[];
  sessionIds?: SessionIds;
  /** What an earlier page recorded and the server has acknowledged; absent unless this page reads for the first time. */
  acknowledgedBefore?: AcknowledgedBall[];
  /** Absent in states exported before 2026-11-28. */
  endedElsewhere?: EndedElsewhere;
}

const noIds: SessionIds = {};

const initialState: OutboxState = {
  entries: [],
  isRead: null,
  undoable: [],
  isKept: true,
  asked: 0,
  sessionIds: null,
  onDevice: null,
  recorderOf: null,
};

const find = (state: OutboxState, key: string) => state.entries.find((entry) => entry.key === key);

/** Adds it once, even where it was read from the database a moment before; returns it with the server's ids. */
const add = <Added extends OutboxEntry>(state: OutboxState, added: Added): Added => {
  const entry = withServerIds(added, state.sessionIds ?? {});
  if (!find(state, entry.key)) state.entries.push(entry);
  return entry;
};

const rename = (state: OutboxState, ids: SessionIds) => {
  if (Object.keys(ids).length === 0) return;
  state.sessionIds = { ...state.sessionIds, ...ids };
  state.entries = state.entries.map((entry) => withServerIds(entry, ids));
  state.undoable = state.undoable.map((recording) => withServerIds(recording, ids));
};

/** What was recorded is undone under the new key of its entry, as the recording that this is now. */
const renewUndoable = (state: OutboxState, { key, entry }: { key: string; entry: OutboxEntry }) => {
  if (key === entry.key) return;
  const renewed = { key: entry.key, ...('recordedAt' in entry && { recordedAt: entry.recordedAt }) };
  state.undoable = state.undoable.map((one) => (one.key === key ? { ...one, ...renewed } : one));
};

/** A later recording of the same ball that was made knowing this one is based on what this one became. */
const rebaseOn = (state: OutboxState, done: OutboxEntry, versions: AcknowledgedEntry) => {
  for (const [position, ball] of ballsIn(done).entries()) {
    const version = position === 0 ? versions.version : (versions.toVersion ?? null);
    if (version === null) continue;
    const recorded = { ...ball, order: done.order };
    state.entries = state.entries.map((later) => basedOnVersion(later, recorded, version));
  }
};

/** Everything of the database is read again; of what is not in it, only what this user has recorded stays. */
const onlyUnstored = ({ entries, isKept }: OutboxState, userId: string | undefined): OutboxState => ({
  ...initialState,
  isKept,
  entries: entries.filter((entry) => !entry.isKept && entry.userId === userId),
});

/** The entries of the browser's database, which is written first. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /**
     * Read from the database, also after a change in another tab. Entries that are being sent, that are not in the database,
     * or that were added during the reading stay as they are.
     */
    outboxRead: (state, { payload }: PayloadAction<OutboxReading>) => {
      state.isRead = true;
      const read = new Map(payload.entries.map((entry) => [entry.key, entry]));
      const known = new Set(payload.knownBefore);
      const { acknowledged = [], replaced = [], discarded = [], lost = [] } = payload.endedElsewhere ?? {};
      const stays = state.entries.flatMap((entry) => {
        if (entry.state === 'sending' || !entry.isKept || !known.has(entry.key)) return [entry];
        return read.get(entry.key) ?? (lost.includes(entry.key) ? { ...entry, isKept: false } : []);
      });
      const done = acknowledged.map((ended) => ({ ended, entry: find(state, ended.key) }));
      const shown = new Set(stays.map(({ key }) => key));
      // What went while it was being read is in neither.
      const isNew = ({ key }: OutboxEntry) => !shown.has(key) && !known.has(key);
      state.entries = [...stays, ...payload.entries.filter(isNew)].sort((one, other) => one.order - other.order);
      for (const { ended, entry } of done) if (entry) rebaseOn(state, entry, ended);
      for (const one of replaced) renewUndoable(state, one);
      state.undoable = state.undoable.filter(({ key }) => !discarded.includes(key));
      // What was read may be older than a player session that was made meanwhile.
      rename(state, { ...payload.sessionIds, ...state.sessionIds });
    },
    ballRecorded: (state, { payload }: PayloadAction<{ entry: BallEntry; before: number | null; isUndo: boolean }>) => {
      const { before, isUndo } = payload;
      const entry = add(state, payload.entry);
      const { key, trainingId, playerDataId, index, points, recordedAt } = entry;
      // What was recorded before the undone recording stands there again by this one.
      const restored = state.undoable.filter((one) => isUndo && isSameBall(one, entry) && one.points === points);
      if (points !== before) for (const one of restored) one.recordedAt = recordedAt;
      if (isUndo || (points === null && before === null)) return;
      state.undoable.push({ key, trainingId, playerDataId, index, points, before, recordedAt });
      state.undoable = state.undoable.slice(-MOST_UNDONE);
    },
    recordingUndone: (state, { payload: key }: PayloadAction<string>) => {
      state.undoable = state.undoable.filter((one) => one.key !== key);
    },
    /** What was recorded of both balls before can no longer be undone. */
    ballMoved: (state, { payload: { entry: moved, isUndo } }: PayloadAction<{ entry: MoveEntry; isUndo: boolean }>) => {
      const entry = add(state, moved);
      const balls = ballsIn(entry);
      state.undoable = state.undoable.filter((one) => !balls.some((ball) => isSameBall(ball, one)));
      if (isUndo) return;
      const { key, trainingId, playerDataId, index, points, to, toPlayers } = entry;
      const names = toPlayers === undefined ? {} : { toPlayers };
      state.undoable.push({ key, trainingId, playerDataId, index, points, before: points, to, ...names });
      state.undoable = state.undoable.slice(-MOST_UNDONE);
    },
    handicapCorrected: (state, { payload }: PayloadAction<OutboxEntry>) => {
      add(state, payload);
    },
    finishQueued: (state, { payload }: PayloadAction<OutboxEntry>) => {
      add(state, payload);
    },
    startQueued: (state, { payload }: PayloadAction<OutboxEntry>) => {
      add(state, payload);
    },
    playersQueued: (state, { payload }: PayloadAction<OutboxEntry>) => {
      add(state, payload);
    },
    /** The server has made the player session of players who were added here. */
    playerSessionAdded: (state, { payload }: PayloadAction<{ key: string; localId: string; playerDataId: string }>) => {
      state.entries = state.entries.filter(({ key }) => key !== payload.key);
      rename(state, { [payload.localId]: payload.playerDataId });
    },
    sendingAsked: (state) => {
      state.asked += 1;
    },
    deviceRead: (state, { payload }: PayloadAction<OnDevice>) => {
      state.onDevice = payload;
    },
    recorderEntered: (state, { payload }: PayloadAction<{ userId: string; trainingId: string }>) => ({
      ...onlyUnstored(state, payload.userId),
      recorderOf: payload,
    }),
    recorderLeft: (state) => onlyUnstored(state, state.recorderOf?.userId),
    keepingFailed: (state) => {
      state.isKept = false;
    },
    entrySent: (state, { payload: key }: PayloadAction<string>) => {
      const entry = find(state, key);
      if (entry) entry.state = 'sending';
    },
    entryAcknowledged: (state, { payload }: PayloadAction<AcknowledgedEntry>) => {
      const done = find(state, payload.key);
      state.entries = state.entries.filter((entry) => entry !== done);
      if (done) rebaseOn(state, done, payload);
    },
    /** It stays, and is sent again by itself. */
    entryDelayed: (state, { payload }: PayloadAction<{ key: string; failure: Failure }>) => {
      const entry = find(state, payload.key);
      if (entry) Object.assign(entry, { state: 'waiting', failure: payload.failure });
    },
    /** Refused by the server, or decided by the user. */
    entryReplaced: (state, { payload }: PayloadAction<{ key: string; entry: OutboxEntry }>) => {
      state.entries = state.entries.map((entry) => (entry.key === payload.key ? payload.entry : entry));
      renewUndoable(state, payload);
    },
    entryGivenUp: (state, { payload: key }: PayloadAction<string>) => {
      state.entries = state.entries.filter((entry) => entry.key !== key);
      state.undoable = state.undoable.filter((one) => one.key !== key);
    },
  },
  extraReducers: (build) =>
    build
      .addCase(signedOut, ({ isKept }) => ({ ...initialState, isKept }))
      // Read anew for whoever it is; what somebody else's recorder could not keep is nothing for this one.
      .addCase(signedIn, (state, { payload: { id } }) => {
        const isOthers = ({ isKept, userId }: OutboxEntry) => state.isRead === null && !isKept && userId !== id;
        return state.recorderOf || state.entries.some(isOthers) ? onlyUnstored(state, id) : state;
      }),
  selectors: {
    selectEntries: (state) => state.entries,
    /** Whether the entries are all there are; where nothing can be stored there is nothing to read. */
    selectIsRead: (state) => state.isRead === true || !state.isKept,
    selectUndoable: (state) => state.undoable,
    selectIsStored: (state) => state.isKept,
    selectAsked: (state) => state.asked,
    selectOnDevice: (state) => state.onDevice,
    selectRecorderOf: (state) => state.recorderOf,
    selectSessionIds: (state): SessionIds => state.sessionIds ?? noIds,
  },
});

export const {
  outboxRead,
  ballRecorded,
  recordingUndone,
  ballMoved,
  handicapCorrected,
  finishQueued,
  startQueued,
  playersQueued,
  playerSessionAdded,
  sendingAsked,
  keepingFailed,
  deviceRead,
  recorderEntered,
  recorderLeft,
  entrySent,
  entryAcknowledged,
  entryDelayed,
  entryReplaced,
  entryGivenUp,
} = outboxSlice.actions;

export const {
  selectEntries,
  selectIsRead,
  selectUndoable,
  selectIsStored,
  selectAsked,
  selectSessionIds,
  selectOnDevice,
  selectRecorderOf,
} = outboxSlice.selectors;

export type WithOutbox = { [outboxSlice.reducerPath]: OutboxState };

type State = WithOutbox & WithSession;

export type OutboxStore = Pick<Store<State>, 'getState' | 'subscribe'> & {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
};
