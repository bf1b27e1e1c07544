import { randomBytes } from 'node:crypto';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { following } from '@test/fixtures/following';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

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
  const sample = /^[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? (\d+(\.\d+)?(e[+-]\d+)?|\+Inf)$/;
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
  expect(valueOf(after, 'golfclub_http_requests_total{route="/api/live/:golfclubId",method="GET",status="2xx"}')).toBe(
    1,
  );
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
