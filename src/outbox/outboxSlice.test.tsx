import { signedIn, signedOut } from '@/session/sessionSlice';
import { makeKnownVersions } from './batches';
import type { BallEntry } from './entries';
import {
  ballRecorded,
  entryAcknowledged,
  entryReplaced,
  entrySent,
  keepingFailed,
  MOST_UNDONE,
  outboxRead,
  outboxSlice,
  playerSessionAdded,
  recorderEntered,
  recorderLeft,
  recordingUndone,
  selectIsRead,
} from './outboxSlice';

describe('outbox slice', () => {
  type Action = Parameters<typeof outboxSlice.reducer>[1];

  const entry = (key: string, changed: Partial<BallEntry> = {}): BallEntry => ({
    kind: 'ball',
    key,
    userId: 'petra',
    order: 1,
    trainingId: 'training',
    playerDataId: 'jana',
    index: 0,
    points: 3,
    basedOn: 0,
    recordedAt: '2026-05-14T09:30:00.000Z',
    state: 'waiting',
    failure: null,
    isKept: true,
    ...changed,
  });

  const recorded = (key: string, changed: Partial<BallEntry> = {}) =>
    ballRecorded({ entry: entry(key, changed), before: null, isUndo: false });

  const after = (...actions: Action[]) =>
    actions.reduce((state, action) => outboxSlice.reducer(state, action), outboxSlice.getInitialState());

  test.each([
    ['is not known at first', [], false],
    ['is known once the database has been read', [outboxRead({ entries: [], knownBefore: [] })], true],
    ['is known where nothing can be stored', [keepingFailed()], true],
    ['is not known after a sign-out', [outboxRead({ entries: [], knownBefore: [] }), signedOut()], false],
  ])('what is unsent %s', (_what, actions, isRead) => {
    expect(selectIsRead({ outbox: after(...actions) })).toBe(isRead);
  });

  const keys = ({ entries }: ReturnType<typeof after>) => entries.map(({ key, state }) => `${key} ${state}`);

  test.each([
    [
      'what another tab has recorded comes in',
      [],
      outboxRead({ entries: [entry('a')], knownBefore: [] }),
      ['a waiting'],
    ],
    ['what another tab has sent goes', [recorded('a')], outboxRead({ entries: [], knownBefore: ['a'] }), []],
    [
      'what is under way here stays under way',
      [recorded('a'), entrySent('a')],
      outboxRead({ entries: [entry('a')], knownBefore: ['a'] }),
      ['a sending'],
    ],
    [
      'what was recorded while it was being read stays',
      [recorded('a'), recorded('b', { order: 2 })],
      outboxRead({ entries: [entry('a')], knownBefore: ['a'] }),
      ['a waiting', 'b waiting'],
    ],
    [
      'what could not be kept stays',
      [recorded('a', { isKept: false })],
      outboxRead({ entries: [], knownBefore: ['a'] }),
      ['a waiting'],
    ],
    [
      'what was acknowledged while it was being read does not come back',
      [recorded('a'), entryAcknowledged({ key: 'a', version: 1 })],
      outboxRead({ entries: [entry('a')], knownBefore: ['a'] }),
      [],
    ],
    [
      'what another tab was refused is refused here',
      [recorded('a')],
      outboxRead({ entries: [entry('a', { state: 'refused' })], knownBefore: ['a'] }),
      ['a refused'],
    ],
  ] satisfies [string, Action[], Action, string[]][])('when it is read, %s', (_case, before, read, expected) => {
    expect(keys(after(...before, read))).toEqual(expected);
  });

  test('a recording that was read before it was told is there once', () => {
    expect(keys(after(outboxRead({ entries: [entry('a')], knownBefore: [] }), recorded('a')))).toEqual(['a waiting']);
  });

  test('what another tab has decided anew is undone under its new key, and what it has discarded is not', () => {
    const before = [
      recorded('mine'),
      recorded('gone', { order: 2, index: 1 }),
      recorded('sent', { order: 3, index: 2 }),
    ];
    const replaced = [{ key: 'mine', entry: entry('chosen') }];
    const endedElsewhere = { acknowledged: [{ key: 'sent', version: 4 }], replaced, discarded: ['gone'] };
    const read = { entries: [entry('chosen')], knownBefore: ['mine', 'gone', 'sent'], endedElsewhere };
    expect(after(...before, outboxRead(read)).undoable.map(({ key }) => key)).toEqual(['chosen', 'sent']);
  });

  test('what could not be kept is based on what another tab has sent of its ball', () => {
    const endedElsewhere = { acknowledged: [{ key: 'sent', version: 4 }], replaced: [], discarded: [] };
    const read = outboxRead({ entries: [], knownBefore: ['sent', 'again'], endedElsewhere });
    const { entries } = after(recorded('sent'), recorded('again', { order: 1.1, isKept: false }), read);
    expect(entries).toMatchObject([{ key: 'again', basedOn: 4 }]);
  });

  test('only the latest recordings can be undone', () => {
    const many = Array.from({ length: MOST_UNDONE + 5 }, (_none, index) => recorded(`ball ${index}`, { index }));
    const { undoable } = after(...many);
    expect(undoable).toHaveLength(MOST_UNDONE);
    expect(undoable[0]?.key).toBe('ball 5');
  });

  describe('an undo of what was recorded before names', () => {
    const at = (second: number) => `2026-05-14T09:30:0${second}.000Z`;
    const record = (key: string, points: number, before: number | null, second: number) =>
      ballRecorded({ entry: entry(key, { points, recordedAt: at(second) }), before, isUndo: false });
    const undo = (key: string, points: number | null, before: number, second: number) => [
      recordingUndone(key),
      ballRecorded({ entry: entry(`undo of ${key}`, { points, recordedAt: at(second) }), before, isUndo: true }),
    ];
    const left = (...actions: Action[]) => after(...actions).undoable.map(({ key, recordedAt }) => [key, recordedAt]);

    test('the undo that has brought it back', () => {
      expect(left(record('a', 3, null, 1), record('b', 1, 3, 2), ...undo('b', 3, 1, 3))).toEqual([['a', at(3)]]);
    });

    test('its own recording where the undo changed nothing', () => {
      expect(left(record('a', 3, null, 1), record('b', 3, 3, 2), ...undo('b', 3, 3, 3))).toEqual([['a', at(1)]]);
    });

    test('its own recording where the undo has brought back what others recorded', () => {
      expect(left(record('a', 3, null, 1), record('b', 1, 4, 2), ...undo('b', 4, 1, 3))).toEqual([['a', at(1)]]);
    });

    test('the recording by which it was chosen in a conflict', () => {
      const chosen = { key: 'a', entry: entry('a again', { recordedAt: at(2) }) };
      expect(left(record('a', 3, null, 1), entryReplaced(chosen))).toEqual([['a again', at(2)]]);
    });
  });

  test('signing out shows nothing of it any more, and this device still cannot keep anything', () => {
    expect(after(recorded('a'), keepingFailed(), signedOut())).toMatchObject({
      entries: [],
      undoable: [],
      isKept: false,
    });
  });

  test('a reading that is older than a player session made meanwhile gives its balls no other id', () => {
    const made = playerSessionAdded({ key: 'added', localId: 'local', playerDataId: 'jana' });
    const read = outboxRead({ entries: [entry('a', { playerDataId: 'local' })], knownBefore: ['a'], sessionIds: {} });
    const { entries } = after(recorded('a', { playerDataId: 'local' }), made, read);
    expect(entries).toMatchObject([{ key: 'a', playerDataId: 'jana' }]);
  });

  test('what could not be kept lasts from the recorder without a sign-in to the sign-in of the same person', () => {
    const recorder = recorderEntered({ userId: 'petra', trainingId: 'training' });
    const unsigned = [recorder, recorded('kept'), recorded('not kept', { isKept: false })];
    const signIn = (id: string) =>
      signedIn({ id, golfclubId: '', email: '', name: '', surname: '', roles: [], bookable: false });
    expect(keys(after(...unsigned, signIn('petra')))).toEqual(['not kept waiting']);
    expect(keys(after(...unsigned, recorderLeft(), signIn('petra')))).toEqual(['not kept waiting']);
    expect(keys(after(...unsigned, recorderLeft(), signIn('emil')))).toEqual([]);
    expect(keys(after(recorded('kept'), signIn('petra')))).toEqual(['kept waiting']);
  });

  describe('a ball recorded in the moment in which its earlier recording is acknowledged', () => {
    const knownVersions = makeKnownVersions(() => undefined);
    knownVersions.acknowledged(entry('first', { basedOn: 2 }), 3);
    test.each([
      ['is based on what that became', 2, 3],
      ['also if its screen was older still', 0, 3],
      ['is left alone if it has seen something newer', 4, 4],
    ])('%s', (_case, basedOn, expected) => {
      expect(knownVersions.rebase(entry('second', { basedOn })).basedOn).toBe(expected);
    });
    test('is recorded as if for the first time where another device has cleared it and the screen shows that', () => {
      for (const [shown, basedOn] of [
        [0, 0],
        [3, 3],
        [undefined, 3],
      ] as const) {
        const ofScreen = makeKnownVersions(() => shown);
        ofScreen.acknowledged(entry('first'), 3);
        expect(ofScreen.rebase(entry('second')).basedOn).toBe(basedOn);
      }
    });
    test('is left alone if it was recorded without knowing that one', () => {
      expect(knownVersions.rebase(entry('second', { basedOn: 2, corrects: null })).basedOn).toBe(2);
      expect(knownVersions.rebase(entry('second', { basedOn: 2, corrects: 7 })).basedOn).toBe(2);
      expect(knownVersions.rebase(entry('second', { basedOn: 2, corrects: 1 })).basedOn).toBe(3);
    });
    test('is not confused with another ball', () => {
      expect(knownVersions.rebase(entry('other', { index: 1 })).basedOn).toBe(0);
    });
  });
});
