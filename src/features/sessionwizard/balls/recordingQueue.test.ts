import type { RefusalCode } from '../../../../contract/refusals';
import { refusals } from '../../../../contract/refusals';
import { signedOut } from '../../../session/sessionSlice';
import type { Failure } from '../../../ui/failure';
import {
  ballRecorded,
  nextToSend,
  otherBallOf,
  ownPointsKept,
  playerSessionDeleted,
  recordingAcknowledged,
  recordingGivenUp,
  recordingQueue,
  recordingRefused,
  recordingSent,
  recordingsRetried,
  type Recording,
} from './recordingQueue';

type Action = Parameters<typeof recordingQueue.reducer>[1];

const after = (...actions: Action[]) =>
  actions.reduce<Recording[]>((queue, action) => recordingQueue.reducer(queue, action), []);

const recorded = (key: string, index: number, points = 3, playerDataId = 'jana') =>
  ballRecorded({
    key,
    trainingId: 'training',
    playerDataId,
    index,
    points,
    basedOn: 0,
    recordedAt: '2026-05-14T09:30:00.000Z',
  });

function refused(key: string, code: RefusalCode, current?: unknown) {
  const status = refusals[code];
  const failure: Failure = { status, data: { type: 'about:blank', title: code, status, detail: '', code, current } };
  return recordingRefused({ key, failure });
}

const offline = (key: string) => recordingRefused({ key, failure: { status: 'OFFLINE', error: 'no network' } });
const theirs = {
  index: 0,
  points: 1,
  version: 4,
  recordedBy: { name: 'Petra', surname: 'Lang' },
  recordedAt: '2026-05-14T09:29:00.000Z',
};
const keyToSend = (queue: Recording[], playerDataId = 'jana') => nextToSend(queue, playerDataId)?.key ?? null;

test('recordings of one player session are sent one at a time and in their order', () => {
  const two = after(recorded('first', 0), recorded('second', 1));
  expect(keyToSend(two)).toBe('first');
  const sending = recordingQueue.reducer(two, recordingSent('first'));
  expect(keyToSend(sending)).toBeNull();
  const stored = recordingQueue.reducer(sending, recordingAcknowledged({ key: 'first', version: 1 }));
  expect(keyToSend(stored)).toBe('second');
});

test('player sessions do not wait for each other', () => {
  const queue = after(recorded('first', 0), recorded('other', 0, 3, 'emil'), recordingSent('first'));
  expect(keyToSend(queue, 'emil')).toBe('other');
});

test('nothing is sent past a failed recording until it is tried again or given up', () => {
  const failed = after(recorded('first', 0), recorded('second', 1), recordingSent('first'), offline('first'));
  expect(failed.map(({ state }) => state)).toEqual(['failed', 'waiting']);
  expect(keyToSend(failed)).toBeNull();
  expect(keyToSend(recordingQueue.reducer(failed, recordingsRetried('jana')))).toBe('first');
  expect(keyToSend(recordingQueue.reducer(failed, recordingGivenUp('first')))).toBe('second');
});

test('a refused recording stays with its reason', () => {
  const [one] = after(recorded('first', 0), refused('first', 'wrong-state'));
  expect(one).toMatchObject({ state: 'failed', failure: { data: { code: 'wrong-state' } } });
  expect(one && otherBallOf(one)).toBeNull();
});

test('a conflict holds up only its own ball', () => {
  const queue = after(
    recorded('first', 0),
    recorded('again', 0, 2),
    recorded('second', 1),
    refused('first', 'ball-conflict', theirs),
  );
  expect(queue[0]).toMatchObject({ state: 'conflict' });
  expect(queue[0] && otherBallOf(queue[0])).toEqual(theirs);
  expect(keyToSend(queue)).toBe('second');
});

test('keeping my points makes a new recording that has seen the other one', () => {
  const queue = after(
    recorded('first', 0, 3),
    refused('first', 'ball-conflict', theirs),
    ownPointsKept({ key: 'first', newKey: 'renewed', recordedAt: '2026-05-14T09:31:00.000Z' }),
  );
  expect(queue).toEqual([
    expect.objectContaining({ key: 'renewed', points: 3, basedOn: 4, state: 'waiting', failure: null }),
  ]);
  expect(keyToSend(queue)).toBe('renewed');
});

test('my points cannot be kept against nothing', () => {
  const queue = after(
    recorded('first', 0),
    offline('first'),
    ownPointsKept({ key: 'first', newKey: 'renewed', recordedAt: '2026-05-14T09:31:00.000Z' }),
  );
  expect(queue[0]).toMatchObject({ key: 'first', state: 'failed' });
});

test('a later recording of the same ball is based on what the earlier one became', () => {
  const queue = after(
    recorded('first', 0, 3),
    recorded('corrected', 0, 1),
    recorded('second', 1),
    recordingAcknowledged({ key: 'first', version: 7 }),
  );
  expect(queue.map(({ key, basedOn }) => [key, basedOn])).toEqual([
    ['corrected', 7],
    ['second', 0],
  ]);
});

test('deleting a player session drops its recordings, signing out drops all', () => {
  const queue = after(recorded('first', 0), recorded('other', 0, 3, 'emil'));
  expect(recordingQueue.reducer(queue, playerSessionDeleted('jana')).map(({ key }) => key)).toEqual(['other']);
  expect(recordingQueue.reducer(queue, signedOut())).toEqual([]);
});
