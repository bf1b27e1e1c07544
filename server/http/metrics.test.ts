import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Problem } from '@contract/problem';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { following } from '@test/fixtures/following';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('metrics', () => {
  const token = randomBytes(24).toString('base64');

  let server: ServerProcess;

  beforeAll(async () => {
    server = await startServerProcess({
      env: {
        DATABASE_URL: databaseUrl(),
        TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
        METRICS_TOKEN: token,
        LOG_LEVEL: 'silent',
      },
    });
  });

  afterAll(() => server.stop());

  const request = (path: string, authorization?: string, method = 'GET') =>
    fetch(`${server.url}${path}`, { method, headers: authorization === undefined ? {} : { authorization } });

  async function measured(): Promise<string[]> {
    return (await (await request('/metrics', `Bearer ${token}`)).text()).split('\n');
  }

  /** What stands behind this metric with these labels; undefined where there is no such line. */
  function valueOf(lines: string[], metric: string): number | undefined {
    const line = lines.find((one) => one.startsWith(`${metric} `));
    return line === undefined ? undefined : Number(line.slice(metric.length + 1));
  }

  test.each([undefined, 'Bearer', 'Bearer ', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, token])(
    'whoever sends %p gets no metrics',
    async (authorization) => {
      const answer = await request('/metrics', authorization);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('golfclub_');
    },
  );

  test('a sign-in opens no metrics', async () => {
    const { fixtures, pro } = await proOfNewClub();
    expect((await request('/metrics', `Bearer ${await fixtures.signedIn(pro)}`)).status).toBe(401);
  });

  test('every line is one of the exposition format, and every metric has its type and stands once', async () => {
    await request('/ready');
    const answer = await request('/metrics', `Bearer ${token}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    const text = await answer.text();
    expect(text.endsWith('\n')).toBe(true);
    // Empty lines mean nothing in the format.
    const lines = text.split('\n').filter((line) => line !== '');
    const comment = /^# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))$/;
    const sample = /^[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? (\d+(\.\d+)?(e[+-]\d+)?)$/;
    expect(lines.filter((line) => !comment.test(line) && !sample.test(line))).toEqual([]);
    const names = lines.flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []);
    expect(new Set(names).size).toBe(names.length);
    const described = lines.map((line) => /^(?!#)[a-z_]+/.exec(line)?.[0].replace(/_(bucket|sum|count)$/, ''));
    expect(new Set(described.filter((name) => name !== undefined))).toEqual(new Set(names));
  });

  test('requests are counted by their route, never by their path', async () => {
    const { fixtures, club, pro } = await proOfNewClub();
    const asPro = `Bearer ${await fixtures.signedIn(pro)}`;
    const counted = 'golfclub_http_requests_total{route="/api/golfclub/:id",method="GET",status="2xx"}';
    const before = valueOf(await measured(), counted) ?? 0;
    await request(`/api/golfclub/${club.id}?members=none`, asPro);
    await request(`/api/golfclub/${club.id}?members=none`, asPro);
    const lines = await measured();
    expect(valueOf(lines, counted)).toBe(before + 2);
    expect(valueOf(lines, 'golfclub_http_request_duration_seconds_count{route="/api/golfclub/:id",method="GET"}')).toBe(
      before + 2,
    );
    expect(lines.join('\n')).not.toContain(club.id);
  });

  test('however many strange addresses are asked for, there is one line for all of them', async () => {
    await request('/wp-0.php');
    const before = await measured();
    for (let strange = 1; strange <= 20; strange += 1) await request(`/wp-${strange}.php?a=${strange}`);
    const after = await measured();
    expect(after.length).toBe(before.length);
    const counted = 'golfclub_http_requests_total{route="unknown",method="GET",status="4xx"}';
    expect(valueOf(after, counted)).toBe((valueOf(before, counted) ?? 0) + 20);
  });

  test('an open live stream is counted while it is open, and is no request that takes long', async () => {
    const { fixtures, club, pro } = await proOfNewClub();
    expect(valueOf(await measured(), 'golfclub_live_streams')).toBe(0);
    const stream = await following(await fixtures.signedIn(pro), club.id, server.url);
    const during = await measured();
    expect(valueOf(during, 'golfclub_live_streams')).toBe(1);
    expect(valueOf(during, 'golfclub_http_requests_in_flight')).toBe(1);
    stream.stop();
    await stream.ended;
    let after = await measured();
    while (valueOf(after, 'golfclub_live_streams') !== 0) after = await measured();
    expect(valueOf(after, 'golfclub_http_requests_in_flight')).toBe(1);
    expect(
      valueOf(after, 'golfclub_http_requests_total{route="/api/live/:golfclubId",method="GET",status="2xx"}'),
    ).toBe(1);
    expect(after.join('\n')).not.toContain('duration_seconds_count{route="/api/live/');
  });

  test('the metrics contain the process and its database connections', async () => {
    await request('/ready');
    const lines = await measured();
    const [busy, idle] = ['busy', 'idle'].map((state) =>
      valueOf(lines, `golfclub_database_connections{state="${state}"}`),
    );
    expect((busy ?? 0) + (idle ?? 0)).toBeGreaterThan(0);
    expect(valueOf(lines, 'golfclub_database_waiting')).toBe(0);
    expect(valueOf(lines, 'golfclub_refusals_total{code="overloaded"}')).toBe(0);
    const ageSeconds = Date.now() / 1000 - (valueOf(lines, 'process_start_time_seconds') ?? 0);
    expect(ageSeconds).toBeGreaterThan(0);
    expect(ageSeconds).toBeLessThan(600);
    const memory = valueOf(lines, 'process_resident_memory_bytes') ?? 0;
    expect(memory).toBeGreaterThan(valueOf(lines, 'nodejs_heap_size_used_bytes') ?? 0);
    expect(lines).toContainEqual(expect.stringMatching(/^golfclub_build_info\{version="\d+\.\d+\.\d+",node="v\d+/));
  });

  test('the route is described where there is one', async () => {
    const description = (await (await request('/api/openapi.json')).json()) as { paths: Record<string, unknown> };
    expect(description.paths).toHaveProperty(['/metrics', 'get', 'responses', '401']);
  });
});

describe('unread bodies', () => {
  /** Returns the answer to a request of which only the headers are sent. */
  function answerToHeaders(path: string, headers: Record<string, string>): Promise<string> {
    const { hostname, port } = new URL(fromSetup('TEST_SERVER_URL'));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`);
      });
      let answer = '';
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
        if (!answer.includes('"code"')) return;
        socket.destroy();
        resolve(answer);
      });
    });
  }

  const PLAN = '/api/scheduledtrainings/fromtrainingtemplate';

  const CLUB = '01910000-0000-7000-8000-000000000000';

  const json = { 'content-type': 'application/json' };

  test.each([
    ['too large a body', PLAN, { ...json, 'content-length': '1048577' }, 'too-large'],
    ['a wrong media type', PLAN, { 'content-type': 'text/plain', 'content-length': '9' }, 'unsupported-media-type'],
    ['a wrong media type in chunks', PLAN, { 'transfer-encoding': 'chunked' }, 'unsupported-media-type'],
    ['no token', PLAN, { ...json, 'content-length': '1000000' }, 'not-signed-in'],
    ['no token, in chunks', PLAN, { ...json, 'transfer-encoding': 'chunked' }, 'not-signed-in'],
    [
      'no token, a file',
      `/image/upload?tag=tip`,
      { 'content-type': 'image/png', 'content-length': '9' },
      'not-signed-in',
    ],
    [
      'an import of eight megabytes',
      `/api/golfclub/${CLUB}/members/import`,
      { ...json, 'content-length': '8388608' },
      'too-large',
    ],
    ['a sign-in that is none', '/api/auth/signin', { ...json, 'content-length': '16385' }, 'too-large'],
    ['a sign-up that is none', '/api/auth/signup', { ...json, 'content-length': '16385' }, 'too-large'],
    [
      'a sign-up for a club that is none',
      `/api/golfclub/signup/${CLUB}`,
      { ...json, 'content-length': '16385' },
      'too-large',
    ],
  ])('%s is refused before anything of the body is sent', async (_what, path, headers, code) => {
    expect(await answerToHeaders(path, headers)).toContain(`"code":"${code}"`);
  });

  test('a missing right is refused before anything of the body is sent', async () => {
    const fixtures = await makeFixtures();
    const token = await fixtures.signedIn(await fixtures.member({ club: await fixtures.club() }));
    const headers = { ...json, authorization: `Bearer ${token}`, 'content-length': '1000000' };
    expect(await answerToHeaders(PLAN, headers)).toContain('"code":"not-permitted"');
  });

  test('the longest sign-up is not too large', async () => {
    const text = (length: number) => '\\ud835\\udcb3'.repeat(length);
    const person = `"name":"${text(100)}","surname":"${text(100)}","mobile":"${text(50)}","phone":"${text(50)}"`;
    const account = `"username":"${text(100)}","email":"${text(308)}@example.org","password":"${randomBytes(64).toString('hex')}"`;
    const body = `{${person},${account},"golfclubId":"${CLUB}"}`;
    const answer = await api().raw<Problem>({ method: 'POST', path: '/api/auth/signup', headers: json, body });
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(['/golfclubId']);
  });

  test('of large bodies that come at once only so many are taken, and the others are told to try again', async () => {
    const fixtures = await makeFixtures();
    const token = await fixtures.signedIn(
      await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] }),
    );
    const { hostname, port } = new URL(fromSetup('TEST_SERVER_URL'));
    const head = `POST /image/upload?tag=tip HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n`;
    const sockets = Array.from({ length: 8 }, () => connect(Number(port), hostname));
    const answers = sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.on('error', () => undefined);
          socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
          socket.on('close', () => resolve(''));
        }),
    );
    for (const socket of sockets) socket.write(`${head}Content-Type: image/png\r\nContent-Length: 10000000\r\n\r\n`);
    const refused = await Promise.race(answers);
    expect(refused).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: [1-9]/i);
    for (const socket of sockets) socket.destroy();
    await Promise.all(answers);
    const headers = { 'content-type': 'image/png' };
    const next = () =>
      api(token).raw({ method: 'POST', path: '/image/upload?tag=tip', headers, body: new Uint8Array(70_000) });
    let answer = await next();
    // The server hears of the cut connections a little later.
    while (answer.status === 503) answer = await next();
    expect(answer.code).toBe('bad-input');
  });
});

describe('methods', () => {
  test.each([
    ['POST', '/api/golfclub/members', 'DELETE, GET'],
    ['GET', '/api/auth/signin', 'POST'],
    ['DELETE', '/api/golfclub', 'GET, POST, PUT'],
    ['PUT', '/api/scheduledtrainings/01910000-0000-7000-8000-000000000000', 'DELETE, GET'],
    ['OPTIONS', '/api/auth/signin', 'POST'],
    ['PATCH', '/health', 'GET'],
  ])('%s %s says which methods there are', async (method, path, allowed) => {
    const answer = await api().raw({ method, path });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test.each(['/api/changes', '/private/users'])('HEAD %s runs no GET in secret', async (path) => {
    const answer = await fetch(`${fromSetup('TEST_SERVER_URL')}${path}`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });

  test.each([
    '/api',
    '/api/',
    '/api/docs/static/..%2fx',
    '/api/golfclubs',
    '/API/golfclub',
    '/wp-login.php',
    '/assets/',
    '/public',
  ])('%s is not there, as a problem', async (path) => {
    const answer = await api().get(path);
    expect([answer.status, answer.code]).toEqual([404, 'unknown-route']);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('an address that cannot be decoded is malformed', async () => {
    const answer = await api().get('/api/golfclub/%zz');
    expect([answer.status, answer.code]).toEqual([400, 'malformed-request']);
  });

  test('an address of more than 8192 characters is too long', async () => {
    const answer = await api().get(`/api/golfclub/members?q=${'a'.repeat(8_200)}`);
    expect([answer.status, answer.code]).toEqual([414, 'url-too-long']);
  });
});
