import type { PlayerData, ScheduledTraining } from '@contract/training';
import { nextBatches } from './batches';
import {
  finishesAfter,
  type AddEntry,
  type BallEntry,
  type FinishEntry,
  type MoveEntry,
  type OutboxEntry,
  type StartEntry,
} from './entries';
import { ballRecorded, outboxRead, outboxSlice, playerSessionAdded, playersQueued } from './outboxSlice';
import { withUnsent } from './withUnsentHandicaps';

const shared = { userId: 'petra', trainingId: 'training', state: 'waiting', failure: null, isKept: true } as const;
let order = 0;
beforeEach(() => {
  order = 0;
});

const ball = (key: string, playerDataId: string, index = 0): BallEntry => ({
  ...{ ...shared, kind: 'ball', key, order: (order += 1), playerDataId, index },
  ...{ points: 3, basedOn: 0, recordedAt: '' },
});
const move = (key: string, from: string, to: string): MoveEntry => ({
  ...{ ...shared, kind: 'move', key, order: (order += 1), playerDataId: from, index: 0 },
  ...{ points: 3, to: { playerDataId: to, index: 0 }, recordedAt: '' },
});
const player = { id: 'emil', name: 'Emil', surname: 'Roth', username: 'emil', handicap: 18.4, golfclubId: 'club' };
const added = (key: string, playerDataId: string, more: Partial<AddEntry> = {}): AddEntry => ({
  ...{ ...shared, kind: 'add', key, order: (order += 1), playerDataId, players: [player], ...more },
});
const start = (more: Partial<StartEntry> = {}): StartEntry => ({
  ...{
    ...shared,
    kind: 'start',
    key: 'start',
    order: (order += 1),
    plannedDate: '2026-10-01',
    startedAt: 'now',
    ...more,
  },
});
const finish = (playerDataId: string | null): FinishEntry => ({
  ...{ ...shared, kind: 'finish', key: 'finish', order: (order += 1), playerDataId },
});

/** Returns the keys of what may be sent now, call by call. */
const sendable = (...entries: OutboxEntry[]) => nextBatches(entries).map((batch) => batch.map(({ key }) => key));

test('nothing of a training goes before its start, also not while that is being sent or refused', () => {
  const entries = [start(), added('add', 'local'), ball('a', 'jana'), finish(null)];
  expect(sendable(...entries)).toEqual([['start']]);
  for (const state of ['sending', 'refused'] as const) {
    expect(sendable(start({ state }), ...entries.slice(1))).toEqual([]);
  }
  expect(sendable(start(), ball('of another', 'jana'), { ...ball('b', 'tom'), trainingId: 'another' })).toEqual([
    ['start'],
    ['b'],
  ]);
});

test('players are added one after the other, and what was recorded for them goes behind that', () => {
  const [first, second] = [added('first', 'one'), added('second', 'two')];
  expect(sendable(first, second, ball('a', 'one'), ball('b', 'jana'))).toEqual([['first'], ['b']]);
  expect(sendable({ ...first, state: 'sending' }, second)).toEqual([]);
  expect(sendable({ ...first, state: 'refused' }, second, ball('a', 'one'))).toEqual([['second']]);
});

test('a ball given to a player whose addition was refused waits, and holds up no other ball of whose it was', () => {
  const refused = added('add', 'local', { state: 'refused' });
  const moved = move('m', 'jana', 'local');
  expect(sendable(refused, moved, ball('other', 'jana', 4))).toEqual([['other']]);
  expect(sendable({ ...refused, state: 'waiting' }, moved, ball('other', 'jana', 4))).toEqual([['add']]);
});

test('a finish waits for the start, for added players, and of a player session for its own players alone', () => {
  const one = added('add', 'local');
  expect(['local', 'jana', null].map((of) => finishesAfter(finish(of), one))).toEqual([true, false, true]);
  expect(['jana', null].map((of) => finishesAfter(finish(of), start()))).toEqual([true, true]);
});

test('once players are added everything recorded for them names the player session of the server', () => {
  const actions = [
    playersQueued(added('add', 'local')),
    ballRecorded({ entry: ball('a', 'local'), before: null, isUndo: false }),
    playerSessionAdded({ key: 'add', localId: 'local', playerDataId: 'made' }),
    ballRecorded({ entry: ball('b', 'local', 1), before: null, isUndo: false }),
    outboxRead({
      entries: [ball('a', 'local'), move('m', 'jana', 'local')],
      knownBefore: [],
      sessionIds: { local: 'made' },
    }),
  ];
  const state = actions.reduce(outboxSlice.reducer, undefined);
  const named = state?.entries.map((entry) =>
    'to' in entry ? entry.to.playerDataId : 'playerDataId' in entry && entry.playerDataId,
  );
  expect(named).toEqual(['made', 'made', 'made']);
  expect(state?.undoable.map(({ playerDataId }) => playerDataId)).toEqual(['made', 'made']);
});

const { name, surname, username, handicap } = player;
const session = (id: string, playerId: string, playerDataStatus: PlayerData['playerDataStatus']): PlayerData => ({
  ...{
    id,
    players: [{ id: playerId, name, surname, username, handicap }],
    balls: [],
    totalPoints: 0,
    playerDataStatus,
  },
});
const training = (more: Partial<ScheduledTraining>) =>
  ({
    id: 'training',
    status: 'PLANNED',
    plannedDate: '2026-09-30',
    trainingSessions: [],
    ...more,
  }) as unknown as ScheduledTraining;

test('a training is shown as started on this device, on the day that is played, and as it is once it was started elsewhere', () => {
  expect(withUnsent(training({}), [start()])).toMatchObject({ status: 'STARTED', plannedDate: '2026-10-01' });
  expect(withUnsent(training({}), [start({ plannedDate: null })])).toMatchObject({ plannedDate: '2026-09-30' });
  expect(withUnsent(training({ status: 'FINISHED' }), [start()])).toMatchObject({ status: 'FINISHED' });
});

test('an added player has a session of this device, which stays theirs once the server has one for them', () => {
  const jana = session('s1', 'jana', 'EDIT');
  const withoutServer = withUnsent(training({ trainingSessions: [jana] }), [added('add', 'local')]);
  expect(withoutServer.trainingSessions).toMatchObject([jana, session('local', 'emil', 'EDIT')]);
  const both = [jana, session('s2', 'emil', 'ADDED')];
  const inGroups = training({
    trainingSessions: [
      { ...jana, group: 1 },
      { ...jana, id: 'b', group: 2 },
    ],
  });
  expect(withUnsent(inGroups, [added('add', 'local', { group: 2 })]).trainingSessions.at(-1)?.group).toBe(2);
  expect(withUnsent(inGroups, [added('add', 'local')]).trainingSessions.at(-1)?.group).toBe(1);
  const known = withUnsent(training({ trainingSessions: both }), [added('add', 'local')]);
  expect(known.trainingSessions).toMatchObject([jana, session('local', 'emil', 'EDIT')]);
});
