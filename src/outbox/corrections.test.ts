import type { Failure } from '@/errors/failure';
import { nextBatches } from './batches';
import {
  asRefused,
  finishesAfter,
  type BallEntry,
  type FinishEntry,
  type HandicapEntry,
  type MoveEntry,
  type OutboxEntry,
} from './entries';
import { ballMoved, ballRecorded, entryAcknowledged, outboxSlice } from './outboxSlice';

const shared = { userId: 'petra', trainingId: 'training', state: 'waiting', failure: null, isKept: true } as const;
let order = 0;
beforeEach(() => {
  order = 0;
});

const ball = (key: string, playerDataId: string, index: number, more: Partial<BallEntry> = {}): BallEntry => ({
  ...{ ...shared, kind: 'ball', key, order: (order += 1), playerDataId, index },
  ...{ points: 3, basedOn: 0, recordedAt: '', ...more },
});

const move = (key: string, from: [string, number], to: [string, number], more: Partial<MoveEntry> = {}): MoveEntry => ({
  ...{ ...shared, kind: 'move', key, order: (order += 1), playerDataId: from[0], index: from[1] },
  ...{ points: 3, to: { playerDataId: to[0], index: to[1] }, recordedAt: '', ...more },
});

const corrected = (key: string, more: Partial<HandicapEntry> = {}): HandicapEntry => ({
  ...{ ...shared, kind: 'handicap', key, order: (order += 1), playerDataId: 'jana', playerId: 'j' },
  ...{ handicap: 20, basedOn: 18.4, ...more },
});

const finish = (playerDataId: string | null): FinishEntry => ({
  ...{ ...shared, kind: 'finish', key: 'finish', order: (order += 1), playerDataId },
});

/** Returns the keys of what may be sent now, call by call. */
const sendable = (...entries: OutboxEntry[]) => nextBatches(entries).map((batch) => batch.map(({ key }) => key));

describe('a moved ball', () => {
  test('goes behind what was recorded before it in both player sessions, and nothing overtakes it', () => {
    const [a, b, moved, later] = [
      ball('a', 'jana', 0),
      ball('b', 'tom', 0),
      move('m', ['jana', 0], ['tom', 1]),
      ball('later', 'tom', 2),
    ];
    expect(sendable(a, b, moved, later)).toEqual([['a'], ['b']]);
    expect(sendable({ ...a, state: 'sending' }, moved, later)).toEqual([]);
    expect(sendable(b, moved, later)).toEqual([['b']]);
    expect(sendable(moved, later)).toEqual([['m']]);
    expect(sendable({ ...moved, state: 'sending' }, later)).toEqual([]);
    expect(sendable(later)).toEqual([['later']]);
  });

  test('waits for the decision about its ball, and what follows on its two balls waits for it', () => {
    const refused = ball('a', 'jana', 0, { state: 'refused' });
    const moved = move('m', ['jana', 0], ['tom', 1]);
    expect(sendable(refused, moved, ball('same', 'tom', 1), ball('other', 'tom', 2))).toEqual([['other']]);
    const undecided = move('m', ['jana', 0], ['tom', 1], { state: 'conflict' });
    expect(sendable(undecided, ball('same', 'jana', 0), ball('other', 'jana', 3))).toEqual([['other']]);
  });

  test('between the same two players goes one after the other', () => {
    const [there, back] = [move('there', ['jana', 0], ['tom', 0]), move('back', ['tom', 0], ['jana', 0])];
    expect(sendable(there, back)).toEqual([['there']]);
    expect(sendable(back)).toEqual([['back']]);
  });

  test('holds the finish of either player session and of the training', () => {
    const moved = move('m', ['jana', 0], ['tom', 1]);
    expect(['jana', 'tom', null].map((of) => finishesAfter(finish(of), moved))).toEqual([true, true, true]);
    expect(finishesAfter(finish('emil'), moved)).toBe(false);
  });

  test('takes the place of what could be undone of its two balls, and later recordings are based on what it made', () => {
    const moved = move('m', ['jana', 0], ['tom', 1]);
    const record = (entry: BallEntry) => ballRecorded({ entry, before: null, isUndo: false });
    const actions = [
      record(ball('a', 'jana', 0)),
      record(ball('other', 'jana', 5)),
      ballMoved({ entry: moved, isUndo: false }),
      record(ball('again', 'jana', 0)),
      record(ball('there', 'tom', 1)),
    ];
    const before = actions.slice(0, 3).reduce(outboxSlice.reducer, undefined);
    expect(before?.undoable.map(({ key }) => key)).toEqual(['other', 'm']);
    const state = outboxSlice.reducer(
      actions.reduce(outboxSlice.reducer, undefined),
      entryAcknowledged({ key: 'm', version: 4, toVersion: 2 }),
    );
    const basedOn = state.entries.map((entry) => entry.kind === 'ball' && [entry.key, entry.basedOn]);
    expect(basedOn).toEqual([
      ['a', 4],
      ['other', 0],
      ['again', 4],
      ['there', 2],
    ]);
  });
});

test('the corrections of a start handicap go one after the other, beside the balls, and hold the finish of the training', () => {
  const [first, second] = [corrected('first'), corrected('second', { handicap: 22, basedOn: 20 })];
  expect(sendable(first, second, ball('a', 'jana', 0))).toEqual([['first'], ['a']]);
  expect(sendable({ ...first, state: 'conflict' }, second)).toEqual([]);
  expect(sendable(first, corrected('of another', { playerId: 'k' }))).toEqual([['first'], ['of another']]);
  expect([finishesAfter(finish(null), first), finishesAfter(finish('jana'), first)]).toEqual([true, false]);
});

test('a handicap that somebody else corrected is a conflict, another refusal is none', () => {
  const refusal = (code: 'handicap-conflict' | 'wrong-state', current?: unknown): Failure => ({
    ...{ status: 409, data: { type: '', title: '', status: 409, detail: '', code, current } },
  });
  const handicapConflict = refusal('handicap-conflict', { playerId: 'j', handicap: 20 });
  expect(asRefused(corrected('c'), handicapConflict).state).toBe('conflict');
  expect(asRefused(corrected('c'), refusal('wrong-state')).state).toBe('refused');
});
