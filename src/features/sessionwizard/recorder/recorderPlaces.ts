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

export interface PlacedCursor extends Cursor {
  seen: SeenBall;
}

/** How and where somebody records. */
export interface RecorderPlace {
  view: RecordingView;
  order: Order;
  /** Null: on the first open ball. */
  cursor: PlacedCursor | null;
  /** Where recording stood before a ball was picked by hand; null: none was. */
  stood: PlacedCursor | null;
}

type Places = Readonly<Record<string, RecorderPlace>>;

/** Of so many trainings and player sessions, those used last. */
export const MOST_PLACES = 50;

const firstPlace: RecorderPlace = { view: 'one', order: 'byPlayer', cursor: null, stood: null };
const initialState: Places = {};

type Changed<Part extends keyof RecorderPlace> = PayloadAction<{ key: string } & Pick<RecorderPlace, Part>>;

const changed = (places: Places, key: string, changes: Partial<RecorderPlace>): Places => {
  const { [key]: before = firstPlace, ...others } = places;
  return withinLimit({ ...others, [key]: { ...before, ...changes } });
};

const withinLimit = (places: Places): Places => Object.fromEntries(Object.entries(places).slice(-MOST_PLACES));

/** The place of each recorder, by the id of its training, or of the player session where only that is recorded. */
export const recorderPlaces = createSlice({
  name: 'recorderPlaces',
  initialState,
  reducers: {
    /** What this browser has stored for the person who signed in, who may be recording already. */
    recorderPlacesRead: (places, { payload }: PayloadAction<Places>) => withinLimit({ ...payload, ...places }),
    recorderViewChosen: (places, { payload: { key, view } }: Changed<'view'>) => changed(places, key, { view }),
    recorderOrderChosen: (places, { payload: { key, order } }: Changed<'order'>) => changed(places, key, { order }),
    cursorMoved: (places, { payload: { key, cursor, stood } }: Changed<'cursor' | 'stood'>) =>
      changed(places, key, { cursor, stood }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState),
  selectors: { selectPlace: (places, key: string): RecorderPlace => places[key] ?? firstPlace },
});

export const { recorderPlacesRead, recorderViewChosen, recorderOrderChosen, cursorMoved } = recorderPlaces.actions;
export const { selectPlace } = recorderPlaces.selectors;
export type WithRecorderPlaces = { [recorderPlaces.reducerPath]: Places };
