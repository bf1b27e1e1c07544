import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RecordingView } from '@/filters/filters';
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
}

/** How and where somebody records. */
export interface RecorderPosition {
  view: RecordingView;
  order: Order;
  /** Null: on the first open ball. */
  cursor: SeenCursor | null;
  /** Where recording goes on after a correction; null: no ball was picked by hand. */
  resumeAt: SeenCursor | null;
}

type Positions = Readonly<Record<string, RecorderPosition>>;

/** Of so many trainings and player sessions, those used last. */
export const MOST_POSITIONS = 50;

const firstPosition: RecorderPosition = { view: 'one', order: 'byPlayer', cursor: null, resumeAt: null };
const initialState: Positions = {};

type Changed<Part extends keyof RecorderPosition> = PayloadAction<{ key: string } & Pick<RecorderPosition, Part>>;

const changed = (positions: Positions, key: string, changes: Partial<RecorderPosition>): Positions => {
  const { [key]: before = firstPosition, ...others } = positions;
  return withinLimit({ ...others, [key]: { ...before, ...changes } });
};

const withinLimit = (positions: Positions): Positions =>
  Object.fromEntries(Object.entries(positions).slice(-MOST_POSITIONS));

/** The position of each recorder, by the id of its training, or of the player session where only that is recorded. */
export const recorderPositions = createSlice({
  name: 'recorderPositions',
  initialState,
  reducers: {
    /** What this browser has stored for the person who signed in, who may be recording already. */
    recorderPositionsRead: (positions, { payload }: PayloadAction<Positions>) =>
      withinLimit({ ...payload, ...positions }),
    recorderViewChosen: (positions, { payload: { key, view } }: Changed<'view'>) => changed(positions, key, { view }),
    recorderOrderChosen: (positions, { payload: { key, order } }: Changed<'order'>) =>
      changed(positions, key, { order }),
    cursorMoved: (positions, { payload: { key, cursor, resumeAt } }: Changed<'cursor' | 'resumeAt'>) =>
      changed(positions, key, { cursor, resumeAt }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState),
  selectors: { selectPosition: (positions, key: string): RecorderPosition => positions[key] ?? firstPosition },
});

export const { recorderPositionsRead, recorderViewChosen, recorderOrderChosen, cursorMoved } =
  recorderPositions.actions;
export const { selectPosition } = recorderPositions.selectors;
export type WithRecorderPositions = { [recorderPositions.reducerPath]: Positions };
