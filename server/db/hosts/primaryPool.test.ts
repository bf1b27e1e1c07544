import { sql } from 'kysely';
import pg from 'pg';
import { Refusal } from '@contract/problem';
import { type BareDatabase, makeBareDatabase } from '@test/ownDatabase';
import { type DatabaseProxy, startDatabaseProxy } from '@test/replication/databaseProxy';
import { type Announcements, listenTo } from '@server/db/announcements';
import { connect } from '@server/db/database';
import { primaryPool, type PrimaryPool } from './primaryPool';

type Target = Parameters<typeof startDatabaseProxy>[0];

const ofStandby = { options: '-c default_transaction_read_only=on' };

let database: BareDatabase;
let proxies: DatabaseProxy[];
let pool: PrimaryPool | null = null;
beforeEach(async () => {
  database = await makeBareDatabase();
  const target = database.config as Target;
  proxies = [await startDatabaseProxy(target), await startDatabaseProxy(target)];
});
afterEach(async () => {
  await pool?.end();
  pool = null;
  for (const proxy of proxies) await proxy.close();
  await database.remove();
});

const [first, second] = [() => proxyOf(0), () => proxyOf(1)];

function proxyOf(index: number): DatabaseProxy {
  const proxy = proxies[index];
  if (proxy === undefined) throw new Error('there is no such proxy');
  return proxy;
}

/** Waits for what is reported when the pool has moved. */
function poolOver(...configs: pg.PoolConfig[]): { moved: Promise<string> } {
  let report: (error: Error) => void = () => undefined;
  const moved = new Promise<string>((resolve) => {
    report = ({ message }) => {
      if (message.startsWith('Host ')) resolve(message);
    };
  });
  pool = primaryPool(
    configs.map((config) => ({ ...config, max: 3, connectionTimeoutMillis: 60_000 })),
    (error) => report(error),
  );
  return { moved };
}

/** Returns whether the connection that is lent now takes changes. */
async function isReadOnly(): Promise<boolean> {
  const client = await pool?.connect();
  try {
    const answer = await client?.query<{ transaction_read_only: string }>('show transaction_read_only');
    return answer?.rows[0]?.transaction_read_only === 'on';
  } finally {
    client?.release();
  }
}

test('of several hosts the one that takes changes is used, wherever it stands', async () => {
  poolOver({ ...first().config, ...ofStandby }, second().config);
  expect(await Promise.all([isReadOnly(), isReadOnly(), isReadOnly()])).toEqual([false, false, false]);
});

test('a single host is used as it is', async () => {
  poolOver({ ...first().config, ...ofStandby });
  expect(await isReadOnly()).toBe(true);
});

test('when the host is gone the next request goes to the other one', async () => {
  poolOver(first().config, second().config);
  expect(await isReadOnly()).toBe(false);
  const isGone = new Promise((resolve) => pool?.pools[0]?.once('remove', resolve));
  await first().close();
  await isGone;
  expect(await isReadOnly()).toBe(false);
  await first().open();
});

test('a host that says nothing any more is left, with whoever waits for it', async () => {
  const { moved } = poolOver(first().config, second().config);
  const client = await pool?.connect();
  first().silence();
  const waiting = client?.query('select 1').catch(String);
  const queued = [isReadOnly(), isReadOnly(), isReadOnly(), isReadOnly()];
  expect(await moved).toBe('Host 2 of 2 of the database takes the changes now');
  expect(await waiting).toContain('The host of the database is given up');
  client?.release(true);
  expect(await Promise.all(queued)).toEqual([false, false, false, false]);
});

test('while no host takes changes it is the first that is tried, and what it says is passed on', async () => {
  poolOver(first().config, { ...second().config, ...ofStandby });
  await first().close();
  await expect(isReadOnly()).rejects.toThrow('ECONNREFUSED');
  await first().open();
  expect(await isReadOnly()).toBe(false);
});

test('the listening connection moves too, has everybody catch up and hears what is announced there', async () => {
  const { user, password = '', database: name = '' } = database.config as Target;
  const hosts = proxies.map(({ config: { port } }) => `127.0.0.1:${port}`).join(',');
  await second().close();
  const listening = listenTo(`postgres://${user}:${password}@${hosts}/${name}`, ['changed'], () => undefined);
  try {
    const heard = heardBy(listening);
    expect(await heard()).toBeNull();
    await second().open();
    await first().close();
    expect(await heard()).toBeNull();
    const client = new pg.Client(second().config);
    await client.connect();
    await client.query("notify changed, 'a change'");
    await client.end();
    let next = await heard();
    // On a machine that stands still for a moment, it is made once more.
    while (next === null) next = await heard();
    expect(next).toBe('a change');
  } finally {
    await listening.close();
    await first().open();
  }
});

test('the listening connection is made again when its only host says nothing any more', async () => {
  // All that a connection waits for by itself.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'hrtime', 'performance'] });
  let report: (error: Error) => void = () => undefined;
  const reported = new Promise<Error>((resolve) => (report = resolve));
  const listening = listenTo(first().config, ['changed'], report);
  try {
    const heard = heardBy(listening);
    expect(await heard()).toBeNull();
    first().silence();
    jest.advanceTimersByTime(10_000);
    jest.advanceTimersByTime(5_000);
    expect((await reported).message).toBe('Query read timeout');
    await first().close();
    await first().open();
    jest.advanceTimersByTime(1_000);
    expect(await heard()).toBeNull();
  } finally {
    await listening.close();
    jest.useRealTimers();
  }
});

/** Returns what is heard next, each time. */
function heardBy(listening: Announcements): () => Promise<string | null> {
  const heard: (string | null)[] = [];
  let wake: () => void = () => undefined;
  listening.subscribe((one) => {
    heard.push(one === null ? null : one.payload);
    wake();
  });
  return async () => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift() ?? null;
  };
}

test('what a host refuses because it takes no changes any more is worth another try', async () => {
  const { db, close } = connect({ ...first().config, ...ofStandby });
  try {
    const refused = await sql`create table written ()`.execute(db).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code: 'overloaded' });
  } finally {
    await close();
  }
});
