import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { boolean, mixed, number, object, type Schema, string } from 'yup';
import { safeLocalStorage } from '@/browserStorage/browserStorage';
import { type RecordingView, recordingViews } from '@/filters/filters';
import { selectSession, signedIn, type WithSession } from '@/session/sessionSlice';
import { type Order, orders } from './cursor';
import {
  type CursorPosition,
  cursorMoved,
  MOST_POSITIONS,
  type SeenCursor,
  type RecorderPosition,
  recorderGroupChosen,
  recorderOrderChosen,
  recorderPositionsRead,
  recorderViewChosen,
  selectPosition,
  type ShownGroup,
  type WithRecorderPositions,
} from './recorderPositionsSlice';

const seenCursor: Schema<SeenCursor | null> = object({
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

const cursorPosition: Schema<CursorPosition> = object({ cursor: seenCursor, resumeAt: seenCursor });

type Groups = NonNullable<RecorderPosition['groups']>;

const areGroups = (value: unknown): value is Groups =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => cursorPosition.isValidSync(one, { strict: true }));

const recorderPosition: Schema<RecorderPosition> = object({
  view: mixed((value): value is RecordingView => recordingViews.some((known) => known === value)).required(),
  order: mixed((value): value is Order => orders.some((known) => known === value)).required(),
  cursor: seenCursor,
  resumeAt: seenCursor,
  group: mixed((value): value is ShownGroup => value === 'all' || Number.isInteger(value)),
  groups: mixed(areGroups),
});

const isChange = isAnyOf(cursorMoved, recorderGroupChosen, recorderOrderChosen, recorderViewChosen);

type State = WithRecorderPositions & WithSession;

/** Stores in this browser where each person records, and reads it when somebody signs in. */
export function persistRecorderPositions<Whole extends State>(listeners: ListenerMiddlewareInstance<Whole>): void {
  listeners.startListening({
    actionCreator: signedIn,
    effect: ({ payload: { id } }, { dispatch }) => {
      dispatch(recorderPositionsRead(storedPositions(id)));
    },
  });
  listeners.startListening({
    matcher: isChange,
    effect: ({ payload: { key } }, { getState }) => {
      const session = selectSession(getState());
      if (!session) return;
      // What was announced is not announced again by the next page.
      const { done: _announced, ...position } = selectPosition(getState(), key);
      storePosition(session.id, key, position);
    },
  });
}

const keyOf = (memberId: string) => `recorderPositions:${memberId}`;

/** Returns the positions that this browser has stored for this person, without any that cannot be read. */
function storedPositions(memberId: string): Record<string, RecorderPosition> {
  const isPosition = (entry: [string, unknown]): entry is [string, RecorderPosition] =>
    recorderPosition.isValidSync(entry[1], { strict: true });
  return Object.fromEntries(storedEntries(memberId).filter(isPosition));
}

/** Beside the positions that other tabs have stored. */
function storePosition(memberId: string, key: string, position: RecorderPosition): void {
  const others = storedEntries(memberId).filter(([other]) => other !== key);
  const positions = Object.fromEntries<unknown>([...others, [key, position] as const].slice(-MOST_POSITIONS));
  // A full or forbidden storage loses the position with the page, and nothing else.
  safeLocalStorage.setItem(keyOf(memberId), JSON.stringify(positions));
}

function storedEntries(memberId: string): [string, unknown][] {
  const stored = safeLocalStorage.readJson(keyOf(memberId));
  return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
}
