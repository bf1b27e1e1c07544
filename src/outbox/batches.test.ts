import type { Failure } from '@/errors/failure';
import { limits } from '@contract/limits';
import type { ConflictingBall } from '@contract/training';
import { repetitions } from '@test/endurance';
import { below, seededRandom } from '@test/chance';
import {
  splitBurst,
  isBallBatch,
  makeKnownVersions,
  onceSentAlone,
  prepareBatch,
  nextBatches,
  type Batch,
} from './batches';
import { asStored, asRefused, isSameBall, type BallEntry, type OutboxEntry } from './entries';
import { makeSender, type Sent } from './sender';

const RUNS = Array.from({ length: repetitions(40, 150) }, (_none, run) => 4_720 + run);
const SESSIONS = ['jana', 'emil'];
const offline: Failure = { status: 'OFFLINE', error: 'no network' };

const refused = (code: 'ball-conflict' | 'idempotency-key-reused', current?: unknown): Sent => ({
  failure: { status: 409, data: { type: '', title: '', status: 409, detail: '', code, current } },
});

interface Stored {
  points: number | null;
  version: number;
}

/** A server that does what the contract says of `ball/add` and `balls/add`: all or nothing, once for each key. */
function makeServer() {
  const stored = new Map<string, Stored>();
  const history = new Map<string, (number | null)[]>();
  const answers = new Map<string, { body: string; sent: Sent }>();
  const keyOf = ({ playerDataId, index }: BallEntry) => `${playerDataId}/${index}`;
  const write = (ball: string, points: number | null) => {
    stored.set(ball, { points, version: (stored.get(ball)?.version ?? 0) + 1 });
    history.set(ball, [...(history.get(ball) ?? []), points]);
  };
  return {
    stored,
    history,
    /** Somebody else records it. */
    overwrite: write,
    take(batch: Batch): Sent {
      if (!isBallBatch(batch)) throw new Error('only balls are sent here');
      const key = batch.length > 1 ? batch[0].burst?.key : batch[0].key;
      const body = JSON.stringify(batch.map(({ index, points, basedOn }) => [index, points, basedOn]));
      const before = answers.get(key ?? '');
      if (before) return before.body === body ? before.sent : refused('idempotency-key-reused');
      const conflicting = batch.find((ball) => {
        const now = stored.get(keyOf(ball));
        if (now === undefined || (now.points === null && ball.basedOn === 0)) return false;
        return now.points !== ball.points && now.version !== ball.basedOn;
      });
      const other = conflicting && stored.get(keyOf(conflicting));
      if (other) {
        const recordedBy = { name: 'Tom', surname: 'Weber' };
        const current: ConflictingBall = { ...other, index: conflicting.index, recordedBy, recordedAt: '' };
        return refused('ball-conflict', current);
      }
      for (const ball of batch) {
        if ((stored.get(keyOf(ball))?.points ?? null) !== ball.points) write(keyOf(ball), ball.points);
      }
      const versionOf = (ball: Stored | undefined) => (!ball || ball.points === null ? 0 : ball.version);
      const sent = { versions: batch.map((ball) => versionOf(stored.get(keyOf(ball)))) };
      answers.set(key ?? '', { body, sent });
      return sent;
    },
  };
}

/** A device over a network that loses requests and answers, and whose browser is killed now and then. */
function makeDevice(server: ReturnType<typeof makeServer>, random: () => number) {
  const bodies = new Map<string, string>();
  const calls: Batch[] = [];
  /** Calls that the device has given up while they were still on their way. */
  const late: Batch[] = [];
  let disk: OutboxEntry[] = [];
  let keys = 0;
  /** The version of each ball that the screen shows. */
  const seen = new Map<string, number>();

  /** Opens the page over what is on the disk; returns how to have it send until it can do nothing more. */
  const open = () => {
    let isKilled = false;
    const knownVersions = makeKnownVersions(() => undefined);
    let ring: (() => void) | null = null;
    const become = (changed: readonly OutboxEntry[]) => {
      const byKey = new Map(changed.map((entry) => [entry.key, entry]));
      if (!isKilled) disk = disk.map((entry) => byKey.get(entry.key) ?? entry);
    };
    become(onceSentAlone(disk));
    const sender = makeSender({
      entries: () => disk,
      send: async (batch) => {
        const sent = prepareBatch(batch, knownVersions, () => `burst ${(keys += 1)}`);
        become(sent.map((entry) => ({ ...entry, state: 'sending' })));
        await Promise.resolve();
        if (isKilled) return { failure: offline };
        calls.push(sent);
        const fate = random();
        const overdue = random() < 0.1 ? late.shift() : undefined;
        if (overdue) server.take(overdue);
        const key = sent.length > 1 && isBallBatch(sent) ? (sent[0].burst?.key ?? '') : sent[0].key;
        const body = JSON.stringify(
          sent.map((ball) => ball.kind === 'ball' && [ball.index, ball.points, ball.basedOn]),
        );
        if (bodies.has(key)) expect(body).toBe(bodies.get(key));
        bodies.set(key, body);
        if (fate < 0.15) {
          if (fate < 0.08) late.push(sent);
          return { failure: offline };
        }
        const answer = server.take(sent);
        if (fate < 0.35) return { failure: offline };
        if ('versions' in answer && isBallBatch(sent))
          sent.forEach((ball, at) => knownVersions.acknowledged(ball, answer.versions[at] ?? 0));
        return answer;
      },
      onSent: (batch) => become([...batch].map((entry) => ({ ...entry, state: 'sending' }))),
      onAcknowledged: async (batch, versions) => {
        if (isKilled) return;
        const done = new Map([...batch].map((entry, at) => [entry.key, { entry, version: versions[at] ?? 0 }]));
        disk = disk.filter(({ key }) => !done.has(key));
        for (const { entry, version } of done.values()) {
          if (entry.kind === 'ball') seen.set(`${entry.playerDataId}/${entry.index}`, version);
          const later = (other: OutboxEntry) =>
            entry.kind === 'ball' && other.kind === 'ball' && isSameBall(entry, other);
          disk = disk.map((other) => (later(other) ? ({ ...other, basedOn: version } as OutboxEntry) : other));
        }
      },
      onDelayed: async (batch) => {
        const sent = new Set([...batch].map(({ key }) => key));
        become(disk.filter(({ key }) => sent.has(key)).map(asStored));
        if (batch.length === 1) become(onceSentAlone(disk.filter(({ key }) => sent.has(key))));
      },
      onRefused: async ({ key }, failure) =>
        become(disk.filter((one) => one.key === key).map((one) => asRefused(one, failure))),
      onBurstRefused: async (balls) => {
        const sent = new Set(balls.map(({ key }) => key));
        become(splitBurst(disk.filter((one) => one.kind === 'ball' && sent.has(one.key)) as BallEntry[]));
      },
      isPaused: () => isKilled,
      setTimer: (_milliseconds, then) => {
        ring = then;
        return () => void (ring = null);
      },
      random: () => 1,
    });
    return {
      async work(turns: number) {
        sender.flush();
        for (let turn = 0; turn < turns; turn += 1) {
          await Promise.resolve();
          if (random() < 0.3) ring?.();
        }
      },
      kill() {
        isKilled = true;
        disk = disk.map(asStored);
      },
    };
  };
  return {
    open,
    calls,
    left: () => disk,
    arriveLate: () => late.splice(0).forEach((batch) => server.take(batch)),
    record: (entry: Omit<BallEntry, 'basedOn'>) => {
      disk = [...disk, { ...entry, basedOn: seen.get(`${entry.playerDataId}/${entry.index}`) ?? 0 }];
    },
  };
}

test.each(RUNS)(
  'whatever the network does, nothing is lost, nothing is done twice and the order is kept (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const server = makeServer();
    const device = makeDevice(server, random);
    const recorded = new Map<string, (number | null)[]>();
    const meddled = new Set<string>();
    let page = device.open();
    for (let made = 0; made < 60; made += 1) {
      const playerDataId = SESSIONS[below(random, SESSIONS.length)] ?? '';
      const index = below(random, 12);
      const ball = `${playerDataId}/${index}`;
      const before = recorded.get(ball) ?? [];
      // Each value is new, so that the history says of each recording how often it arrived.
      const points = random() < 0.2 && typeof before.at(-1) === 'number' ? null : made;
      device.record({
        ...{ kind: 'ball', key: `ball ${made}`, userId: 'petra', order: made, trainingId: 'training' },
        ...{ playerDataId, index, points, recordedAt: '', state: 'waiting', failure: null, isKept: true },
      });
      recorded.set(ball, [...before, points]);
      if (random() < 0.03) {
        server.overwrite(ball, -1);
        meddled.add(ball);
      }
      if (random() < 0.4) await page.work(below(random, 12));
      if (random() < 0.06) {
        page.kill();
        page = device.open();
      }
    }
    const isUnsent = ({ state }: OutboxEntry) => state === 'waiting' || state === 'sending';
    for (let round = 0; round < 400 && device.left().some(isUnsent); round += 1) await page.work(20);
    device.arriveLate();

    for (const [ball, points] of recorded) {
      const arrived = (server.history.get(ball) ?? []).filter((one) => one !== -1);
      const waiting = device.left().filter((one) => one.kind === 'ball' && `${one.playerDataId}/${one.index}` === ball);
      const undecided = waiting.map((one) => (one.kind === 'ball' ? one.points : null));
      expect([...arrived, ...undecided]).toEqual(points);
      if (!meddled.has(ball)) expect(undecided).toEqual([]);
    }
    for (const batch of device.calls.filter(isBallBatch)) {
      expect(new Set(batch.map(({ playerDataId }) => playerDataId)).size).toBe(1);
      expect(new Set(batch.map(({ index }) => index)).size).toBe(batch.length);
      expect(batch.length).toBeLessThanOrEqual(limits.ballsAtOnce);
      expect(batch.map(({ order }) => order)).toEqual(batch.map(({ order }) => order).toSorted((a, b) => a - b));
    }
    expect(device.calls.some(({ length }) => length > 1)).toBe(true);
  },
);

const ball = (key: string, index: number): BallEntry => ({
  ...{ kind: 'ball', key, userId: 'petra', order: index, trainingId: 'training', playerDataId: 'jana', index },
  ...{ points: 3, basedOn: 0, recordedAt: '', state: 'waiting', failure: null, isKept: true },
});

test('a burst of which one ball was given up is not repeated under its key: the others go alone', () => {
  const inBurst = (key: string, index: number) => ({ ...ball(key, index), burst: { key: 'burst', size: 3 } });
  const [first, second] = [inBurst('a', 0), inBurst('b', 1)];
  expect(nextBatches([first, second])).toEqual([[first]]);
  expect(nextBatches([first, second, inBurst('c', 2)])[0]).toHaveLength(3);
});

test('a ball that may have been sent alone is repeated alone, and the others go together', () => {
  const first = ball('a', 0);
  const others = [ball('b', 1), ball('c', 2)];
  const sentAlone: BallEntry = { ...first, burst: { key: 'a', size: 1 } };
  expect(onceSentAlone([first, ...others])).toEqual([sentAlone]);
  const [next] = nextBatches([sentAlone, ...others]);
  expect(next).toEqual([sentAlone]);
  // Its call may be repeated only as it was, whatever version the ball has by now.
  const knownVersions = makeKnownVersions(() => 3);
  knownVersions.acknowledged(sentAlone, 2);
  expect(prepareBatch([sentAlone], knownVersions, () => 'burst')).toEqual([sentAlone]);
  expect(nextBatches(others)).toEqual([others]);
});
