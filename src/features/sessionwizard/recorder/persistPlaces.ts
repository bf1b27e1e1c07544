import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { boolean, mixed, number, object, type Schema, string } from 'yup';
import { type RecordingView, recordingViews } from '@/filters/filters';
import { selectSession, signedIn, type sessionSlice } from '@/session/sessionSlice';
import { type Order, orders } from './cursor';
import {
  cursorMoved,
  MOST_PLACES,
  type PlacedCursor,
  type RecorderPlace,
  recorderOrderChosen,
  recorderPlacesRead,
  recorderViewChosen,
  selectPlace,
  type WithRecorderPlaces,
} from './recorderPlaces';

const placedCursor: Schema<PlacedCursor | null> = object({
  playerDataId: string().required(),
  index: number().integer().min(0).nullable().defined(),
  isPicked: boolean().required(),
  seen: object({
    points: number().integer().nullable().defined(),
    version: number().integer().required(),
  }).required(),
})
  .nullable()
  .defined();

const recorderPlace: Schema<RecorderPlace> = object({
  view: mixed((value): value is RecordingView => recordingViews.some((known) => known === value)).required(),
  order: mixed((value): value is Order => orders.some((known) => known === value)).required(),
  cursor: placedCursor,
  stood: placedCursor,
});

const isChange = isAnyOf(cursorMoved, recorderOrderChosen, recorderViewChosen);

type State = WithRecorderPlaces & { [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState> };

/** Stores in this browser where each person records, and reads it when somebody signs in. */
export function persistRecorderPlaces<Whole extends State>(listeners: ListenerMiddlewareInstance<Whole>): void {
  listeners.startListening({
    actionCreator: signedIn,
    effect: ({ payload: { id } }, { dispatch }) => {
      dispatch(recorderPlacesRead(storedPlaces(id)));
    },
  });
  listeners.startListening({
    matcher: isChange,
    effect: ({ payload: { key } }, { getState }) => {
      const session = selectSession(getState());
      if (session) storePlace(session.id, key, selectPlace(getState(), key));
    },
  });
}

const keyOf = (memberId: string) => `recorderPlaces:${memberId}`;

/** Returns the places that this browser has stored for this person, without any that cannot be read. */
function storedPlaces(memberId: string): Record<string, RecorderPlace> {
  const isPlace = (entry: [string, unknown]): entry is [string, RecorderPlace] =>
    recorderPlace.isValidSync(entry[1], { strict: true });
  return Object.fromEntries(storedEntries(memberId).filter(isPlace));
}

/** Beside the places that other tabs have stored. */
function storePlace(memberId: string, key: string, place: RecorderPlace): void {
  const others = storedEntries(memberId).filter(([other]) => other !== key);
  try {
    const places = Object.fromEntries([...others, [key, place]].slice(-MOST_PLACES));
    window.localStorage.setItem(keyOf(memberId), JSON.stringify(places));
  } catch {
    // A full or forbidden storage loses the place with the page, and nothing else.
  }
}

function storedEntries(memberId: string): [string, unknown][] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(memberId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  } catch {
    return [];
  }
}
