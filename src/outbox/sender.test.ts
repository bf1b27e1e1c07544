import type { Failure } from '@/errors/failure';
import { limits } from '@contract/limits';
import { splitBurst, type Batch } from './batches';
import { asRefused, type BallEntry, type FinishEntry, type OutboxEntry } from './entries';
import { makeSender, type Sent } from './sender';

const entry = (key: string, playerDataId = 'jana', index = 0): BallEntry => ({
  kind: 'ball',
  key,
  userId: 'petra',
  order: 1,
  trainingId: 'training',
  playerDataId,
  index,
  points: 3,
  basedOn: 0,
  recordedAt: '2026-05-14T09:30:00.000Z',
  state: 'waiting',
  failure: null,
  isKept: true,
});
const finish = (playerDataId: string | null = null): FinishEntry => {
  const { index: _index, points: _points, basedOn: _basedOn, recordedAt: _at, ...shared } = entry('finish');
  return { ...shared, kind: 'finish', playerDataId };
};
const refusal = (status: number, code: 'wrong-state' | 'overloaded', retryAfterSeconds?: number): Failure => ({
  status,
  data: { type: 'about:blank', title: '', status, detail: '', code },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});
const offline: Failure = { status: 'OFFLINE', error: 'no network' };

/** A sender over a list of entries, with a clock that the test moves and answers that the test gives. */
function sending(...begun: OutboxEntry[]) {
  let entries = begun;
  let isPaused = false;
  const log: string[] = [];
  const answers = new Map<string, (sent: Sent) => void>();
  const waits: number[] = [];
  let ring: (() => void) | null = null;
  const become = (key: string, change: (one: OutboxEntry) => OutboxEntry) => {
    entries = entries.map((one) => (one.key === key ? change(one) : one));
  };
  const nameOf = (batch: Batch) => batch.map(({ key }) => key).join('+');
  const sender = makeSender({
    entries: () => entries,
    send: (batch) => {
      log.push(nameOf(batch));
      return new Promise((resolve) => answers.set(nameOf(batch), resolve));
    },
    onSent: (batch) => batch.forEach(({ key }) => become(key, (one) => ({ ...one, state: 'sending' }))),
    onAcknowledged: async (batch) => {
      entries = entries.filter((one) => !batch.some(({ key }) => key === one.key));
    },
    onDelayed: async (batch, failure) =>
      batch.forEach(({ key }) => become(key, (one) => ({ ...one, state: 'waiting', failure }))),
    onRefused: async ({ key }, failure) => become(key, (one) => asRefused(one, failure)),
    onBurstRefused: async (balls) => {
      for (const ball of splitBurst(balls)) become(ball.key, () => ball);
    },
    isPaused: () => isPaused,
    setTimer: (milliseconds, then) => {
      waits.push(milliseconds);
      ring = then;
      return () => void (ring = null);
    },
    random: () => 1,
  });
  const answer = async (key: string, sent: Sent) => {
    answers.get(key)?.(sent);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    sender,
    log,
    waits,
    ok: (name: string) => answer(name, { versions: name.split('+').map(() => 1) }),
    fail: (key: string, failure: Failure) => answer(key, { failure }),
    add: (...recorded: OutboxEntry[]) => void (entries = [...entries, ...recorded]),
    /** The time waited for has come. */
    ring: () => ring?.(),
    isWaiting: () => ring !== null,
    pause: (paused: boolean) => void (isPaused = paused),
    left: () => entries.map(({ key, state }) => `${key} ${state}`),
  };
}

test('the balls of one player session that wait go in one call and in their order, several sessions at once', async () => {
  const s = sending(entry('j1'), entry('j2', 'jana', 1), entry('e1', 'emil'), entry('e2', 'emil', 1));
  s.sender.flush();
  expect(s.log).toEqual(['j1+j2', 'e1+e2']);
  await s.ok('e1+e2');
  expect(s.left()).toEqual(['j1 sending', 'j2 sending']);
});

test('what is recorded while a player session is being sent goes in the next call', async () => {
  const s = sending(entry('a'));
  s.sender.flush();
  s.add(entry('b', 'jana', 1), entry('c', 'jana', 2));
  s.sender.flush();
  expect(s.log).toEqual(['a']);
  await s.ok('a');
  expect(s.log).toEqual(['a', 'b+c']);
});

test('a ball that was recorded twice is twice sent, the second time in the next call', async () => {
  const s = sending(entry('a'), entry('b', 'jana', 1), entry('again'), entry('c', 'jana', 2));
  s.sender.flush();
  expect(s.log).toEqual(['a+b']);
  await s.ok('a+b');
  expect(s.log).toEqual(['a+b', 'again+c']);
});

test('one call takes as many balls as the server does', async () => {
  const s = sending(
    ...Array.from({ length: limits.ballsAtOnce + 2 }, (_none, index) => entry(`${index}`, 'jana', index)),
  );
  s.sender.flush();
  await s.ok(s.log[0] ?? '');
  expect(s.log.map((name) => name.split('+').length)).toEqual([limits.ballsAtOnce, 2]);
});

test('a burst that was refused is sent ball by ball, each with an answer of its own', async () => {
  const s = sending(entry('a'), entry('b', 'jana', 1), entry('c', 'jana', 2));
  s.sender.flush();
  await s.fail('a+b+c', refusal(409, 'wrong-state'));
  expect(s.log).toEqual(['a+b+c', 'a']);
  await s.ok('a');
  await s.fail('b', refusal(409, 'wrong-state'));
  await s.ok('c');
  expect(s.log).toEqual(['a+b+c', 'a', 'b', 'c']);
  expect(s.left()).toEqual(['b refused']);
  expect(s.isWaiting()).toBe(false);
});

test('at most four are under way at once', () => {
  const s = sending(...['a', 'b', 'c', 'd', 'e', 'f'].map((key) => entry(key, key)));
  s.sender.flush();
  expect(s.log).toEqual(['a', 'b', 'c', 'd']);
});

test('while the server cannot be reached all wait, each time twice as long, up to half a minute', async () => {
  const s = sending(entry('a'));
  s.sender.flush();
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await s.fail('a', offline);
    s.sender.flush();
    expect(s.left()).toEqual(['a waiting']);
    s.ring();
  }
  expect(s.waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(s.log).toHaveLength(8);
});

test.each([401, 408, 429, 500, 502, 503, 504])(
  'after a %i the ball stays in the outbox and is sent again',
  async (status) => {
    const s = sending(entry('a'));
    s.sender.flush();
    await s.fail('a', refusal(status, 'overloaded'));
    expect(s.left()).toEqual(['a waiting']);
    s.ring();
    expect(s.log).toEqual(['a', 'a']);
    await s.ok('a');
    expect(s.left()).toEqual([]);
  },
);

test.each([400, 403, 404, 409, 422])('after a %i the ball is refused and not sent again', async (status) => {
  const s = sending(entry('a'));
  s.sender.flush();
  await s.fail('a', refusal(status, 'wrong-state'));
  expect(s.left()).toEqual(['a refused']);
  expect(s.isWaiting()).toBe(false);
});

test('the server’s own wish to wait longer is kept', async () => {
  const s = sending(entry('a'));
  s.sender.flush();
  await s.fail('a', refusal(503, 'overloaded', 17));
  expect(s.waits).toEqual([17_000]);
});

test('when the network is back it is tried at once, and the waiting begins anew', async () => {
  const s = sending(entry('a'));
  s.sender.flush();
  await s.fail('a', offline);
  s.ring();
  await s.fail('a', offline);
  s.sender.flushNow();
  expect(s.log).toHaveLength(3);
  await s.fail('a', offline);
  expect(s.waits).toEqual([1_000, 2_000, 1_000]);
});

test('a call that fails by a mistake of the app is repeated later and holds up nobody', async () => {
  const calls: string[] = [];
  const delayed: string[] = [];
  const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => entry(key, key));
  const sender = makeSender({
    entries: () => entries.filter(({ key }) => !calls.includes(key)),
    send: ([{ key }]) => {
      calls.push(key);
      return Promise.reject(new TypeError(`no ${key}`));
    },
    onSent: () => undefined,
    onAcknowledged: () => Promise.resolve(),
    onDelayed: async ([{ key }], failure) => void delayed.push(`${key} ${failure.status}`),
    onRefused: () => Promise.resolve(),
    onBurstRefused: () => Promise.resolve(),
    isPaused: () => false,
    setTimer: () => () => undefined,
    random: () => 1,
  });
  sender.flush();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  sender.flushNow();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(delayed).toEqual(entries.map(({ key }) => `${key} NOT_THE_SERVER`));
});

test('a refused ball stays and holds up only its own ball', async () => {
  const s = sending(entry('a'), entry('again'), entry('b', 'jana', 1));
  s.sender.flush();
  await s.fail('a', refusal(409, 'wrong-state'));
  expect(s.log).toEqual(['a', 'b']);
  expect(s.left()).toEqual(['a refused', 'again waiting', 'b sending']);
  expect(s.isWaiting()).toBe(false);
});

test.each([
  ['a training', null, ['a', 'again', 'finish']],
  ['a player session', 'jana', ['a', 'again', 'finish']],
])('the finish of %s goes only behind all of its balls', async (_what, playerDataId, order) => {
  const s = sending(entry('a'), finish(playerDataId), entry('again'));
  s.sender.flush();
  await s.ok('a');
  expect(s.log).toEqual(['a', 'again']);
  await s.ok('again');
  expect(s.log).toEqual(order);
});

test('a player session is closed without waiting for the balls of others, a training only behind that', async () => {
  const s = sending(entry('e', 'emil'), { ...finish('jana'), key: 'close' }, finish(null));
  s.sender.flush();
  expect(s.log).toEqual(['e', 'close']);
  await s.ok('e');
  expect(s.log).toHaveLength(2);
  await s.ok('close');
  expect(s.log).toEqual(['e', 'close', 'finish']);
});

test('a refused ball holds the finish until somebody decides', async () => {
  const s = sending(entry('a'), finish());
  s.sender.flush();
  await s.fail('a', refusal(409, 'wrong-state'));
  expect(s.log).toEqual(['a']);
});

test('while it is paused nothing is begun, and what was under way ends', async () => {
  const s = sending(entry('a'), entry('again'));
  s.sender.flush();
  s.pause(true);
  await s.ok('a');
  expect(s.left()).toEqual(['again waiting']);
  s.pause(false);
  s.sender.flush();
  expect(s.log).toEqual(['a', 'again']);
});

test('once stopped it begins nothing more', async () => {
  const s = sending(entry('a'), entry('again'));
  s.sender.flush();
  s.sender.stop();
  await s.ok('a');
  s.sender.flushNow();
  expect(s.log).toEqual(['a']);
});
