import { randomUUID } from 'node:crypto';
import { REQUESTED_WITH } from '@contract/headers';
import { api, type FromAddresses, startFromAddresses } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

let from: FromAddresses;

beforeAll(async () => {
  from = await startFromAddresses();
});

afterAll(() => from.server.stop());

async function someone() {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  return { ...member, token: await fixtures.signedIn(member) };
}

/** Returns how often each status was answered to so many wrong passwords at once, each from another of these addresses. */
async function guess(name: string, times: number, addressOf: (index: number) => string) {
  const guesses = Array.from({ length: times }, (_, index) => from.signIn(addressOf(index), name, 'wrong'));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  return { refused: statuses.filter((status) => status === 401).length, limited: statuses.length };
}

const waitOf = (answer: Response) => Number(answer.headers.get('retry-after'));

test('after a hundred wrong approval links an address is refused, half a second later', async () => {
  const link = `/api/golfclub/signup/member/approve/${randomUUID()}/nobody/${randomUUID()}`;
  const headers = { 'x-requested-with': REQUESTED_WITH };
  const open = async () => (await from.send('198.51.100.61', 'GET', link, { headers })).status;
  const statuses = await Promise.all(Array.from({ length: 100 }, open));
  expect(new Set(statuses)).toEqual(new Set([404]));
  const begun = performance.now();
  expect(await open()).toBe(429);
  expect(performance.now() - begun).toBeGreaterThan(490);
});

test('after ten failures a name is refused at this address on every server, and elsewhere it is not', async () => {
  const { username, password } = await someone();
  expect(await guess(username, 14, () => '127.0.0.1')).toEqual({ refused: 10, limited: 14 });
  const elsewhere = await api().post('/api/auth/signin', { usernameOrEmail: username, password });
  expect(fromSetup('TEST_SERVER_URL')).toContain('127.0.0.1');
  expect([elsewhere.status, elsewhere.code]).toEqual([429, 'too-many-requests']);
  expect((await from.signIn('198.51.100.1', username, password)).status).toBe(200);
});

test('each further try waits twice as long, up to a quarter of an hour, and a right password ends it', async () => {
  const { username, password } = await someone();
  const address = '198.51.100.2';
  const subject = `name and address ${username} ${address}`;
  const waitIsOver = () => sql('update failed_sign_ins set refused_until = now() where subject = $1', [subject]);
  await guess(username, 10, () => address);
  const waits: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const refused = await from.signIn(address, username, password);
    expect(refused.status).toBe(429);
    waits.push(waitOf(refused));
    await waitIsOver();
    expect((await from.signIn(address, username, 'wrong')).status).toBe(401);
  }
  for (const [index, seconds] of [30, 60, 120, 240, 480, 900, 900].entries()) {
    expect(waits[index]).toBeLessThanOrEqual(seconds);
    expect(waits[index]).toBeGreaterThan(seconds - 20);
  }
  await waitIsOver();
  expect((await from.signIn(address, username, password)).status).toBe(200);
  expect((await from.signIn(address, username, 'wrong')).status).toBe(401);
});

test('failures are forgotten after fifteen quiet minutes for each', async () => {
  const { username } = await someone();
  const address = '198.51.100.3';
  const subject = `name and address ${username} ${address}`;
  await guess(username, 4, () => address);
  const [row] = await sql<{ minutes: number }>(
    `select round(extract(epoch from window_ends_at - now()) / 60)::integer as minutes
     from failed_sign_ins where subject = $1`,
    [subject],
  );
  expect(row).toEqual({ minutes: 60 });
  await sql(`update failed_sign_ins set window_ends_at = now() - interval '1 second' where subject = $1`, [subject]);
  expect(await guess(username, 12, () => address)).toMatchObject({ refused: 10 });
});

test('guesses from everywhere end after fifty; running sessions and known devices go on', async () => {
  const { username, password, token } = await someone();
  const cookie = (await from.signIn('198.51.100.4', username, password)).headers.get('set-cookie') ?? '';
  expect(await guess(username, 60, (index) => `2001:db8:16:${index}::1`)).toMatchObject({ refused: 50 });
  expect((await from.signIn('198.51.100.5', username, password)).status).toBe(429);
  expect((await api(token).get('/api/golfclub/whoami')).status).toBe(200);
  expect((await from.signIn('198.51.100.5', username, password, cookie)).status).toBe(200);
});

test('a known device is limited by itself alone, and its failures hinder nobody else', async () => {
  const { username, password } = await someone();
  const address = '198.51.100.6';
  const cookie = (await from.signIn(address, username, password)).headers.get('set-cookie') ?? '';
  const guesses = Array.from({ length: 14 }, () => from.signIn(address, username, 'wrong', cookie));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 4 }, () => 429)]);
  expect((await from.signIn(address, username, password, cookie)).status).toBe(429);
  const other = await from.signIn(address, username, password);
  expect(other.status).toBe(200);
  expect((await from.signIn(address, username, password, other.headers.get('set-cookie') ?? '')).status).toBe(200);
});

test('username, e-mail and a name that nobody has are counted and refused alike, each for itself', async () => {
  const { username, email } = await someone();
  const address = '198.51.100.7';
  const answers: string[] = [];
  for (const name of [username, email.toUpperCase(), unique('nobody')]) {
    expect(await guess(name, 13, () => address)).toMatchObject({ refused: 10 });
    const limited = await from.signIn(address, name, 'wrong');
    expect(waitOf(limited)).toBeGreaterThan(20);
    const { requestId: _id, ...problem } = (await limited.json()) as Record<string, unknown>;
    answers.push(JSON.stringify([limited.status, problem]));
  }
  expect(new Set(answers).size).toBe(1);
});

test('a right password is no failure of the address or the name', async () => {
  const { username, password } = await someone();
  const address = '198.51.100.8';
  for (let time = 0; time < 3; time += 1) await from.signIn(address, username, password);
  const subjects = [`address ${address}`, `name ${username}`, `name and address ${username} ${address}`];
  const rows = await sql<{ failures: number }>('select failures from failed_sign_ins where subject = any($1)', [
    subjects,
  ]);
  expect(rows.map(({ failures }) => failures)).toEqual([0, 0]);
});
