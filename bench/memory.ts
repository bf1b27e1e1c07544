import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Golfclub } from '@contract/golfclub';
import type { SignedIn } from '@contract/session';
import { following, type Following } from '@test/fixtures/following';
import { noisyPixels } from '@test/fixtures/imageFiles';
import { printLimited } from './limited';
import { type SeededApp, serveSeeded } from './seededApp';

const SIZE = { clubs: 20, members: 10_000 };

const ROUNDS = 6;

const MEGABYTE = 1_000_000;

const JSON_TYPE = 'application/json';

const LIMITS = { peak: 600, rest: 300 };

const LOOK_EVERY_MS = 100;

/** What the engine gives back by itself, it has given back by then. */
const REST_MS = 60_000;

interface Sent {
  path: string;
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** Whether it comes from an admin. */
  isSignedIn: boolean;
  atOnce: number;
}

/**
 * Sends uploads, imports and bodies that are refused, many at once, and prints how much memory the server takes meanwhile and
 * a minute later, with the settings of `deploy/`.
 */
export async function measureMemory(): Promise<void> {
  const metricsToken = randomBytes(32).toString('hex');
  const env = { ...(await memorySettings()), METRICS_TOKEN: metricsToken };
  const app = await serveSeeded(SIZE, process.env['BENCH_DATABASE_URL'] || null, env);
  const residentMb = async () => {
    const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    return Number(/^process_resident_memory_bytes (\d+)$/m.exec(await answer.text())?.[1]) / MEGABYTE;
  };
  try {
    const before = await residentMb();
    const token = await signIn(app);
    const peak = await greatest(residentMb, storm(app.url, token, await sentIn(app.url, token)));
    await pause(REST_MS);
    const unit = 'MB';
    printLimited([
      { what: 'memory of the server, started', value: before, limit: LIMITS.rest, unit },
      { what: 'at the peak of a storm', value: peak, limit: LIMITS.peak, unit },
      { what: 'a minute after it', value: await residentMb(), limit: LIMITS.rest, unit },
    ]);
  } finally {
    await app.stop();
  }
}

/** Returns what the service sets for the memory of the server. */
async function memorySettings(): Promise<Record<string, string>> {
  const unit = await readFile(path.resolve(__dirname, '../deploy/golf-club.service'), 'utf8');
  const set = unit.matchAll(/(MALLOC_\w+)=(\d+)|"(NODE_OPTIONS)=([^"]+)"/g);
  return Object.fromEntries(
    Array.from(set, ([, name, value, quoted, options]) => [name ?? quoted ?? '', value ?? options ?? '']),
  );
}

async function greatest(look: () => Promise<number>, work: Promise<void>): Promise<number> {
  const done = work.then(
    () => true,
    () => true,
  );
  let most = 0;
  for (let isDone = false; !isDone; isDone = await Promise.race([done, pause(LOOK_EVERY_MS, false)])) {
    most = Math.max(most, await look());
  }
  await work;
  return most;
}

async function signIn({ url, admin: { email, password } }: SeededApp): Promise<string> {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE },
    body: JSON.stringify({ usernameOrEmail: email, password }),
  });
  return ((await answer.json()) as SignedIn).accessToken;
}

async function storm(url: string, token: string, kinds: readonly Sent[]): Promise<void> {
  const statuses = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      kinds.flatMap(({ path, type, body, isSignedIn, atOnce }) =>
        Array.from({ length: atOnce }, async () => {
          const authorization = isSignedIn ? { authorization: `Bearer ${token}` } : {};
          const headers = { 'content-type': type, ...authorization };
          // Who is refused early is cut off while still sending.
          const status = await fetch(url + path, { method: 'POST', headers, body }).then(
            async (answer) => (await answer.arrayBuffer(), answer.status),
            () => 'cut off',
          );
          const message = `${path.replace(/[0-9a-f-]{36}/, '…')} ${status}`;
          statuses.set(message, (statuses.get(message) ?? 0) + 1);
        }),
      ),
    );
  }
  for (const [message, times] of statuses) console.log(`${String(times).padStart(6)} × ${message}`);
}

/** Returns everything that is sent, largest and worst. */
async function sentIn(url: string, token: string): Promise<Sent[]> {
  const headers = { authorization: `Bearer ${token}` };
  const [club] = (await (await fetch(`${url}/api/golfclub?members=none`, { headers })).json()) as Golfclub[];
  const photo = new Uint8Array(await noisyPixels(4_000, 3_000).jpeg({ quality: 90 }).toBuffer());
  const row = { name: 'Jana', surname: 'Möller', username: '', dateOfBirth: '', gender: '', handicap: '18,4' };
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    ...row,
    ...{ email: `jana${index}@example.org`, mobile: '', phone: '' },
  }));
  const upload = { path: '/image/upload?tag=tip', type: 'image/jpeg', body: photo };
  const members = { path: `/api/golfclub/${club?.id ?? ''}/members/import`, type: JSON_TYPE };
  const wrong = JSON.stringify({ rows: Array.from({ length: 120_000 }, () => ({ a: 1 })), write: true });
  const forbidden = `{"${'k'.repeat(300)}":[${Array.from({ length: 100_000 }, () => '"\\u0000"').join()}]}`;
  return [
    { ...upload, isSignedIn: true, atOnce: 8 },
    { ...upload, isSignedIn: false, atOnce: 80 },
    { ...members, body: JSON.stringify({ rows, write: false }), isSignedIn: true, atOnce: 6 },
    { ...members, body: wrong, isSignedIn: true, atOnce: 6 },
    { path: '/api/auth/signin', type: JSON_TYPE, body: forbidden, isSignedIn: false, atOnce: 20 },
    { path: '/api/golfclub', type: JSON_TYPE, body: forbidden, isSignedIn: true, atOnce: 20 },
  ];
}

/** Fewer than a member may have at the same time. */
const OF_A_MEMBER = 10;

/** Follows a club live so many times at once, as as many members as it takes. */
export async function listenTo(app: SeededApp, golfclubId: string, count: number): Promise<Following[]> {
  const listeners: Following[] = [];
  for (const email of await signable(app, golfclubId, Math.ceil(count / OF_A_MEMBER))) {
    const token = await signedIn(app.url, { usernameOrEmail: email, password: app.admin.password });
    const few = Math.min(OF_A_MEMBER, count - listeners.length);
    const opened = Array.from({ length: few }, () => following(token, golfclubId, app.url));
    listeners.push(...(await Promise.all(opened)));
  }
  const refused = listeners.find(({ status }) => status !== 200);
  if (refused) throw new Error(`a listener was refused with ${refused.status}`);
  return listeners;
}

/** Resolves with the milliseconds until every listener has heard that the table has changed. */
export async function untilAllHear(listeners: readonly Following[], change: () => Promise<unknown>): Promise<number> {
  const heard = Promise.all(listeners.map((one) => one.next(({ event }) => event === 'league')));
  const begun = performance.now();
  await change();
  await heard;
  return performance.now() - begun;
}

/** Gives players of the club the admin's password. Returns their e-mails. */
async function signable({ connection, admin }: SeededApp, golfclubId: string, count: number): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>(
      `update members set password_hash = (select password_hash from members where email = $1)
       where id in (select id from members where golfclub_id = $2 and email <> $1 order by id limit $3)
       returning email`,
      [admin.email, golfclubId, count],
    );
    return rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}

async function signedIn(url: string, body: { usernameOrEmail: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`a listener could not sign in: ${answer.status}`);
  return ((await answer.json()) as SignedIn).accessToken;
}
