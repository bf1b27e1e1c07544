import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { RecordingView } from '@/filters/filters';
import { type BallRef, isSameBall, type SessionIds, unsentBallsOf, withServerIds } from '@/outbox/entries';
import {
  ballMoved,
  ballRecorded,
  entryAcknowledged,
  entryGivenUp,
  entryReplaced,
  outboxRead,
  playerSessionAdded,
} from '@/outbox/outboxSlice';
import { signedOut } from '@/session/sessionSlice';
import type { Cursor, Order } from './cursor';

/** A ball as it was shown when the cursor was put on it. */
export interface SeenBall {
  /** Null: it had none. */
  points: number | null;
  /** Of the stored ball; 0: none. */
  version: number;
}

export interface SeenCursor extends Cursor {
  seen: SeenBall;
  /**
   * What the ball has become that an earlier page recorded, which may have ended before it could store where the cursor went;
   * null: it was not sent yet. Absent: no earlier page has recorded it.
   */
  passedVersion?: number | null | undefined;
  /** What this page has recorded of the ball since, by another cursor or by taking it back. Absent: nothing. */
  own?: OwnBall | undefined;
}

/** The last that one page has recorded of a ball. */
export interface OwnBall {
  /** Null: it was taken back, or given away. */
  points: number | null;
  /** What it has become, or else the version that was known when it was recorded. */
  version: number;
  /** Of its entry in the outbox; null once that is acknowledged. */
  key: string | null;
}

export interface CursorPosition {
  /** Null: on the first open ball. */
  cursor: SeenCursor | null;
  /** Where recording goes on after a correction; null: no ball was picked by hand. */
  resumeAt: SeenCursor | null;
}

/** The number of a group, or all players. */
export type ShownGroup = number | 'all';

/** How and where somebody records; the cursor is that over all players. */
export interface RecorderPosition extends CursorPosition {
  view: RecordingView;
  order: Order;
  /** Absent: none was chosen. */
  group?: ShownGroup | undefined;
  /** The cursor of each group, by its number. */
  groups?: Readonly<Record<string, CursorPosition>> | undefined;
  /** Whose last ball was recorded just now, while others go on. */
  done?: string | null | undefined;
}

type Positions = Readonly<Record<string, RecorderPosition>>;

/** Of so many trainings and player sessions, those used last. */
export const MOST_POSITIONS = 50;

const nowhere: CursorPosition = { cursor: null, resumeAt: null };
const firstPosition: RecorderPosition = { view: 'one', order: 'byPlayer', ...nowhere };
const initialState: Positions = {};

type Changed<Part extends keyof RecorderPosition> = PayloadAction<{ key: string } & Pick<RecorderPosition, Part>>;

interface CursorMove {
  key: string;
  group?: number;
  /** Absent: it stays as it was. */
  done?: string | null;
}

const changed = (positions: Positions, key: string, changes: Partial<RecorderPosition>): Positions => {
  const { [key]: before = firstPosition, ...others } = positions;
  return withinLimit({ ...others, [key]: { ...before, ...changes } });
};

const withinLimit = (positions: Positions): Positions =>
  Object.fromEntries(Object.entries(positions).slice(-MOST_POSITIONS));

const cursorsOf = (positions: Draft<Positions>): Draft<SeenCursor>[] =>
  Object.values(positions)
    .flatMap((position) => [position, ...Object.values(position.groups ?? {})])
    .flatMap(({ cursor, resumeAt }) => [cursor, resumeAt].filter((one) => one !== null));

/** Notes at the cursors what an earlier page of this browser has recorded there. */
function notePassed(positions: Draft<Positions>, reading: ReturnType<typeof outboxRead>['payload']): void {
  const { entries, acknowledgedBefore = [], sessionIds = {} } = reading;
  const versionOf = (cursor: SeenCursor): number | null | undefined => {
    const { playerDataId, index } = withServerIds(cursor, sessionIds);
    if (unsentBallsOf(entries, playerDataId).some((ball) => ball.index === index)) return null;
    return acknowledgedBefore.find((ball) => ball.playerDataId === playerDataId && ball.index === index)?.version;
  };
  for (const cursor of cursorsOf(positions)) {
    const passedVersion = versionOf(cursor);
    if (passedVersion !== undefined) cursor.passedVersion = passedVersion;
    delete cursor.own;
  }
}

/** Notes at the cursors on a ball what this page has recorded of it: what stands there then was not recorded elsewhere. */
function noteOwnBall(
  positions: Draft<Positions>,
  ball: BallRef,
  recorded: Omit<OwnBall, 'version'>,
  basedOn = 0,
): void {
  for (const cursor of cursorsOf(positions)) {
    const { playerDataId, index, own, seen } = cursor;
    if (index === null || !isSameBall({ playerDataId, index }, ball)) continue;
    cursor.own = {
      points: recorded.points,
      key: recorded.key,
      version: Math.max(basedOn, own?.version ?? seen.version),
    };
  }
}

const cursorsWithOwn = (positions: Draft<Positions>, key: string) =>
  cursorsOf(positions).filter(({ own }) => own?.key === key);

function noteAcknowledged(
  positions: Draft<Positions>,
  { key, version, toVersion }: ReturnType<typeof entryAcknowledged>['payload'],
): void {
  for (const { own } of cursorsWithOwn(positions, key)) {
    if (!own) continue;
    own.key = null;
    own.version = (own.points === null ? version : (toVersion ?? version)) ?? own.version;
  }
}

function noteReplaced(positions: Draft<Positions>, { key, entry }: ReturnType<typeof entryReplaced>['payload']): void {
  for (const { own } of cursorsWithOwn(positions, key)) if (own) own.key = entry.key;
}

function noteDiscarded(positions: Draft<Positions>, key: string): void {
  for (const cursor of cursorsWithOwn(positions, key)) delete cursor.own;
}

/** Recording goes on where it was in player sessions that the server knows under another id by now. */
function renameSessions(positions: Draft<Positions>, ids: SessionIds): void {
  for (const cursor of cursorsOf(positions)) cursor.playerDataId = ids[cursor.playerDataId] ?? cursor.playerDataId;
  if (!Object.keys(ids).some((id) => id in positions)) return;
  for (const [key, position] of Object.entries(positions)) {
    // In the order in which they were used.
    Reflect.deleteProperty(positions, key);
    positions[ids[key] ?? key] = position;
  }
}

/** The position of each recorder, by the id of its training, or of the player session where only that is recorded. */
export const recorderPositionsSlice = createSlice({
  name: 'recorderPositions',
  initialState,
  reducers: {
    /** What this browser has stored for the person who signed in, who may be recording already. */
    recorderPositionsRead: (positions, { payload }: PayloadAction<Positions>) =>
      withinLimit({ ...payload, ...positions }),
    recorderViewChosen: (positions, { payload: { key, view } }: Changed<'view'>) => changed(positions, key, { view }),
    recorderOrderChosen: (positions, { payload: { key, order } }: Changed<'order'>) =>
      changed(positions, key, { order }),
    recorderGroupChosen: (positions, { payload }: PayloadAction<{ key: string; group: ShownGroup }>) =>
      changed(positions, payload.key, { group: payload.group }),
    /** The cursor over all players, or that of a group, which is chosen by recording in it. */
    cursorMoved: (positions, { payload }: PayloadAction<CursorMove & CursorPosition>) => {
      const { key, group, cursor, resumeAt, done = positions[key]?.done } = payload;
      const isDone = done === undefined ? {} : { done };
      if (group === undefined) return changed(positions, key, { cursor, resumeAt, ...isDone });
      const { group: chosen = group, groups } = positions[key] ?? firstPosition;
      return changed(positions, key, {
        group: chosen,
        groups: { ...groups, [group]: { cursor, resumeAt } },
        ...isDone,
      });
    },
  },
  extraReducers: (build) =>
    build
      .addCase(signedOut, () => initialState)
      .addCase(ballRecorded, (positions, { payload: { entry } }) => noteOwnBall(positions, entry, entry, entry.basedOn))
      .addCase(ballMoved, (positions, { payload: { entry } }) => {
        noteOwnBall(positions, entry, { points: null, key: entry.key });
        noteOwnBall(positions, entry.to, entry);
      })
      .addCase(entryAcknowledged, (positions, { payload }) => noteAcknowledged(positions, payload))
      .addCase(entryReplaced, (positions, { payload }) => noteReplaced(positions, payload))
      .addCase(entryGivenUp, (positions, { payload: key }) => noteDiscarded(positions, key))
      .addCase(outboxRead, (positions, { payload }) => {
        if (payload.acknowledgedBefore) notePassed(positions, payload);
        const { acknowledged = [], replaced = [], discarded = [] } = payload.endedElsewhere ?? {};
        for (const ended of acknowledged) noteAcknowledged(positions, ended);
        for (const ended of replaced) noteReplaced(positions, ended);
        for (const key of discarded) noteDiscarded(positions, key);
        renameSessions(positions, payload.sessionIds ?? {});
      })
      .addCase(playerSessionAdded, (positions, { payload: { localId, playerDataId } }) =>
        renameSessions(positions, { [localId]: playerDataId }),
      ),
  selectors: {
    selectPosition: (positions, key: string): RecorderPosition => positions[key] ?? firstPosition,
    /** Of a group, or without one over all players. */
    selectCursorPosition: (positions, key: string, group: number | null): CursorPosition =>
      (group === null ? positions[key] : positions[key]?.groups?.[group]) ?? nowhere,
  },
});

export const { recorderPositionsRead, recorderViewChosen, recorderOrderChosen, recorderGroupChosen, cursorMoved } =
  recorderPositionsSlice.actions;
export const { selectPosition, selectCursorPosition } = recorderPositionsSlice.selectors;
export type WithRecorderPositions = { [recorderPositionsSlice.reducerPath]: Positions };
