import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { SignedIn } from '@contract/session';
import { signInDevice } from './device';
import { printLimited } from './limited';
import { makeReader } from './reader';
import { type SeededApp, serveSeeded } from './seededApp';
import { quantile } from './start';

const SIZE = { clubs: 5, members: 2_000, trainings: 200 };
const IN_FLIGHT = [150, 230];
/** One person's app, at the pace of somebody who goes from screen to screen. */
const READS = { count: 300, pauseMs: 30 };
const LIMIT_MS = 250;

/** Who floods: strangers who are refused at once, or who come from so many addresses that each is let through once. */
const floods = {
  'one name': () => ({ name: 'admin', address: '192.0.2.1' }),
  'names and addresses without end': () => ({ name: randomUUID(), address: anyAddress() }),
};

/**
 * Measures how long others wait for what they read while so many sign-ins with a wrong password are in flight without a
 * pause. The process fails when the slowest hundredth waits too long.
 */
export async function measureFlood(): Promise<void> {
  const app = await serveSeeded(SIZE, null, { TRUST_PROXY: 'true' });
  try {
    const { email, password } = app.admin;
    const device = await signInDevice(app.url, app.admin);
    const credentials = { usernameOrEmail: email, password };
    const { accessToken } = await device.call<SignedIn>('POST', '/api/auth/signin', credentials);
    device.close();
    console.log('\nflood of sign-ins, p99 of the reads of others');
    const rows = [await row(app, accessToken, 'without a flood', 0, null)];
    for (const [what, draw] of Object.entries(floods)) {
      for (const inFlight of IN_FLIGHT) rows.push(await row(app, accessToken, `${what}, ${inFlight}`, inFlight, draw));
    }
    printLimited(rows);
  } finally {
    await app.stop();
  }
}

type Draw = (typeof floods)[keyof typeof floods];

async function row({ url }: SeededApp, token: string, what: string, inFlight: number, draw: Draw | null) {
  const flood = { isOver: false, answered: new Map<number, number>() };
  const agent = new Agent({ keepAlive: true });
  const strangers = Array.from({ length: inFlight }, async () => {
    while (draw && !flood.isOver) {
      const status = await attempt(url, agent, draw());
      flood.answered.set(status, (flood.answered.get(status) ?? 0) + 1);
    }
  });
  const times = await read(url, token).finally(() => {
    flood.isOver = true;
  });
  await Promise.all(strangers);
  agent.destroy();
  const answered = [...flood.answered].sort(([one], [other]) => one - other);
  const remark = answered.map(([status, times]) => `${times} × ${status}`).join(', ');
  return { what, value: quantile(times, 0.99) ?? 0, limit: LIMIT_MS, unit: 'ms', ...(remark ? { remark } : {}) };
}

async function read(url: string, token: string): Promise<number[]> {
  const reader = makeReader();
  const paths = ['/api/golfclub/whoami', '/api/golfclub/members?page=0&pageSize=25', '/api/golfclub?members=none'];
  const times: number[] = [];
  for (let count = 0; count < READS.count; count += 1) {
    times.push(await reader.read(url + (paths[count % paths.length] ?? ''), `Bearer ${token}`));
    await new Promise((resolve) => setTimeout(resolve, READS.pauseMs));
  }
  reader.close();
  return times;
}

/** Returns the status of one wrong password; 0 where the connection broke off. */
function attempt(url: string, agent: Agent, { name, address }: ReturnType<Draw>): Promise<number> {
  const body = JSON.stringify({ usernameOrEmail: name, password: 'a guess' });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': address,
  };
  return new Promise((resolve) => {
    const gone = () => resolve(0);
    const call = request(`${url}/api/auth/signin`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('error', gone);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', gone);
    call.end(body);
  });
}

/** Each a /64 of its own, so that no limit of addresses holds it. */
function anyAddress(): string {
  const [first = '', ...rest] = randomUUID().split('-');
  return `2001:${first.slice(0, 4)}:${rest[0] ?? ''}:${rest[1] ?? ''}::1`;
}
