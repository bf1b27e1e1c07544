import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUESTED_WITH } from '@contract/headers';
import type { Problem } from '@contract/problem';
import { startServerProcess } from '@test/serverProcess';
import { type Answer, api } from '@test/fixtures/api';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { loggedRequest, withoutSecrets } from './log';
import { logDestination } from './logDestination';
import { makeServer } from './makeServer';

describe('log destination', () => {
  const FULL_DISK = '/dev/full';

  const token = 'measures-the-server-'.repeat(2);

  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'log-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('what cannot be written is dropped and counted, and what can be is written again', () => {
    const name = path.join(folder, 'log');
    const file = openSync(name, 'w');
    const log = logDestination(file);
    log.write('first\n');
    closeSync(file);
    log.write('second\n');
    expect(log.dropped()).toBe(1);
    // The same number again.
    expect(openSync(name, 'a')).toBe(file);
    log.write('third\n');
    expect(log.dropped()).toBe(1);
    expect(readFileSync(name, 'utf8')).toBe('first\nthird\n');
    closeSync(file);
    rmSync(name);
  });

  async function droppedBy(url: string): Promise<number> {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return Number(/^golfclub_log_lines_dropped_total (\d+)$/m.exec(await answer.text())?.[1]);
  }

  const env = () => ({
    DATABASE_URL: databaseUrl(),
    TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
    METRICS_TOKEN: token,
    LOG_LEVEL: 'info',
  });

  test('a server whose output nobody reads any more goes on, and says how many lines were dropped', async () => {
    const server = await startServerProcess({ env: env() });
    expect(await droppedBy(server.url)).toBe(0);
    server.stopReading();
    let dropped = await droppedBy(server.url);
    while (dropped === 0) dropped = await droppedBy(server.url);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.stop();
  });

  // Only Linux has a file that is always full.
  (existsSync(FULL_DISK) ? test : test.skip)(
    'a server starts and serves though its log is on a full disk',
    async () => {
      const full = openSync(FULL_DISK, 'w');
      const server = await startServerProcess({ env: env(), standardError: full });
      closeSync(full);
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
      expect(await droppedBy(server.url)).toBeGreaterThan(0);
      await server.stop();
    },
  );
});

describe('hostile bodies', () => {
  const LARGEST_ANSWER_BYTES = 16_384;

  const json = { 'content-type': 'application/json' };

  const many = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => text(i)).join();

  async function admin() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const member = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
    return { club, client: api(await fixtures.signedIn(member)) };
  }

  async function send(body: string): Promise<Answer<Problem>> {
    return (await admin()).client.raw<Problem>({ method: 'POST', path: '/api/golfclub', headers: json, body });
  }

  test.each([
    ['a list of forbidden texts under a long key', `{"${'k'.repeat(300)}":[${many(150_000, () => '"\u202e"')}]}`],
    ['fewer of them', `{"${'k'.repeat(300)}":[${many(50_000, () => '"\u202e"')}]}`],
    ['unknown keys', `{${many(105_000, (index) => `"${index}":1`)}}`],
    ['fewer unknown keys', `{${many(50_000, (index) => `"k${index}":1`)}}`],
    ['long unknown keys', `{${many(1_000, (index) => `"${'k'.repeat(900)}${index}":1`)}}`],
    ['unknown keys of control characters', `{${many(1_500, (index) => `"${'\\u0001'.repeat(90)}${index}":1`)}}`],
    ['forbidden keys', `{${many(50_000, (index) => `"\\u202e${index}":1`)}}`],
    ['a text without an end', `{"name":"${'x'.repeat(1_000_000)}"}`],
    ['a heap of marks', `{"name":"a${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}"}`],
    ['smaller heaps', `{${many(190, (index) => `"k${index}":"a${'\u0301'.repeat(1_300)}${'\u0323'.repeat(1_300)}"`)}}`],
    ['a heap of marks as a key', `{"a${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}":1}`],
  ])('%s is refused with a short answer', async (_what, body) => {
    const answer = await send(body);
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
    expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(LARGEST_ANSWER_BYTES);
    expect(answer.body.errors?.length).toBeGreaterThan(0);
  });

  test.each([
    ['too many rows', 200_000, {}],
    ['rows without anything', 20_000, {}],
    ['rows of wrong values', 5_000, { name: 1, surname: 2, username: 3, email: 4, phone: [], colour: 'red' }],
  ])('an import of %s is refused with a short answer', async (_what, count, row) => {
    const { client, club } = await admin();
    const body = JSON.stringify({ write: true, rows: Array.from({ length: count }, () => row) });
    const path = `/api/golfclub/${club.id}/members/import`;
    const answer = await client.raw<Problem>({ method: 'POST', path, headers: json, body });
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
    expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(LARGEST_ANSWER_BYTES);
  });

  test('of a form every wrong field is told, and a key that is too long is shown cut', async () => {
    const answer = await send(JSON.stringify({ name: 1, country: 'france', ['k'.repeat(500)]: 1 }));
    const paths = answer.body.errors?.map(({ path }) => path) ?? [];
    expect(paths).toEqual(expect.arrayContaining(['/name', '/country', '/streetname', `/${'k'.repeat(60)}…`]));
  });

  test('thirty marks on a letter are accepted as they are normalised', async () => {
    const answer = await send(JSON.stringify({ name: `a${'\u0323'.repeat(30)}` }));
    expect(answer.body.errors?.map(({ path }) => path)).not.toContain('/name');
  });
});

describe('secrets in logs', () => {
  test('a server that logs everything logs no password, token, approval link, cookie or display secret', async () => {
    const { fixtures, club, pro } = await proOfNewClub();
    const token = await fixtures.signedIn(pro);
    const display = (await makeDisplayLink({ club })).headers.authorization;
    const made = () => randomBytes(20).toString('hex');
    const [password, code, cookie, metrics] = [made(), made(), made(), made()] as const;
    const tokenSecret = fromSetup('TEST_TOKEN_SECRET');
    const server = await startServerProcess({
      env: { DATABASE_URL: databaseUrl(), TOKEN_SECRET: tokenSecret, METRICS_TOKEN: metrics, LOG_LEVEL: 'trace' },
    });
    const call = (path: string, headers: Record<string, string> = {}, body?: string) =>
      fetch(`${server.url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: `session=${cookie}`, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    const requested = { 'x-requested-with': REQUESTED_WITH };
    const json = { 'content-type': 'application/json' };
    const answers = [
      await call('/api/golfclub/whoami', { authorization: `Bearer ${token}` }),
      await call('/api/golfclub/whoami', { authorization: `Bearer ${token}x` }),
      await call('/api/auth/signin', json, JSON.stringify({ usernameOrEmail: pro.username, password })),
      await call('/api/auth/signin', json, `{"usernameOrEmail":"x","password":"${password}`),
      await call(`/api/golfclub/signup/member/approve/${club.id}/${pro.username}/${code}`),
      await call(`/api/golfclub/signup/member/approve/${club.id}/${pro.username}/${code}`, requested),
      await call(`/public/approve/${club.id}/${pro.username}/${code}`),
      await call('/api/display', { authorization: display }),
      await call('/metrics', { authorization: `Bearer ${metrics}` }),
      await call(`/nothing/${display.split(' ')[1] ?? ''}?token=${token}`),
      await call(`/%zz/${display.split(' ')[1] ?? ''}?password=${password}`),
    ];
    const statuses = answers.map(({ status }) => status);
    await server.stop();
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"durationMs"'));
    // An answer can arrive before its line is written.
    const logged = lines.map((line) => (JSON.parse(line) as { status: number }).status);
    expect(logged.sort()).toEqual(statuses.sort());
    for (const secret of [
      token,
      token.split('.')[2],
      display.split(' ')[1],
      password,
      code,
      cookie,
      metrics,
      tokenSecret,
    ]) {
      expect(secret).toMatch(/.{20}/);
      expect(server.output()).not.toContain(secret);
    }
  });
});

describe('without secrets', () => {
  const secret = 'birdie1-birdie2';

  const display = randomBytes(32).toString('base64url');

  test.each([
    { headers: { authorization: `Bearer ${secret}`, cookie: `a=${secret}`, 'set-cookie': [`a=${secret}`, 'b'] } },
    { body: { username: 'jana', password: secret, newPassword: `"${secret}\\`, oldPassword: secret } },
    { answer: { accessToken: secret, expiresIn: 3600 } },
    { approvalCode: secret, tokenSecret: secret },
    { err: { message: `Cannot read {"password":"${secret}","a":1}` } },
    { err: { message: JSON.stringify({ password: `a"b\\${secret}\n`, of: 'jana' }) } },
    { err: { message: `fetch failed: Authorization: Bearer ${secret}` } },
    { err: { stack: `Error: postgres://golf:${secret}@db.example/golf\n    at here` } },
    { req: { path: `/api/golfclub/signup/member/approve/club/jana/${secret}` } },
  ])('%j keeps its secret to itself', (logged) => {
    const line = withoutSecrets(JSON.stringify(logged));
    expect(line).not.toContain(secret);
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  test('tokens and secrets of display links are known by their form, wherever they stand', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkxIn0.c2lnbmF0dXJl-_';
    const line = withoutSecrets(JSON.stringify({ path: `/display/A1a${display.slice(3)}`, note: `was ${token}.` }));
    expect(line).toBe('{"path":"/display/[hidden]","note":"was [hidden]."}');
  });

  test('what a line needs stays as it is', () => {
    const line = JSON.stringify({
      reqId: '01910000-0000-7000-8000-000000000000',
      req: { method: 'GET', path: '/api/golfclub/01910000-0000-7000-8000-000000000000/members' },
      route: '/api/golfclub/signup/member/approve/:golfclubId/:username/:code',
      code: 'not-signed-in',
      err: { message: 'Sign in and send the access token as a bearer token.', stack: 'at a (/srv/golf/main.js:1:2)' },
    });
    expect(withoutSecrets(line)).toBe(line);
  });
});

describe('stopping', () => {
  test('a request that is being answered while the server stops is answered, and its connection does not hold the server up', async () => {
    const app = makeServer({ logLevel: 'silent', trustProxy: false });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const arrived = new Promise<void>((resolve) => {
      app.get('/hole', async () => {
        resolve();
        await answered;
        return 'par';
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    const status = new Promise((resolve, reject) => {
      request(`${app.listeningOrigin}/hole`, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });
    await arrived;
    const stopped = app.close();
    // From now on Node does not look for idle connections any more.
    while (app.server.listening) await pause(10);
    answer();
    expect(await status).toBe(200);
    await stopped;
    agent.destroy();
  }, 5_000);
});

describe('logged request', () => {
  test.each([
    ['/api/golfclub/members?q=M%C3%B6ller', '/api/golfclub/members'],
    ['/api/golfclub/signup/member/approve/club/jana/secret', '/api/golfclub/signup/member/approve/…'],
    ['/public/approve/club/jana/secret?from=mail', '/public/approve/…'],
    ['/api/golfclub/club/member/approve', '/api/golfclub/club/member/approve'],
  ])('of %s the log says %s', (url, path) => {
    expect(loggedRequest({ method: 'GET', url, ip: '192.0.2.1' })).toEqual({
      method: 'GET',
      path,
      remoteAddress: '192.0.2.1',
    });
  });
});
