import type { RouteHandlerMethod } from 'fastify';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Problem, Refusal } from '@contract/problem';
import type { SignedIn } from '@contract/session';
import { startServerProcess } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { claimsOf, signToken } from '@test/fixtures/tokens';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { makeServer } from './makeServer';

describe('input', () => {
  const PLAN = '/api/scheduledtrainings/fromtrainingtemplate';

  const id = '01910000-0000-7000-8000-000000000000';

  const plan = { trainingTemplateId: id, golfclubId: id, plannedDate: '2026-05-14' };

  async function proClient() {
    const { client } = await proOfNewClub();
    return client;
  }

  function refusedFields({ errors }: Problem): string[] {
    return (errors ?? []).map(({ path, reason }) => `${path} ${reason}`);
  }

  test.each([
    ['an unknown field', { ...plan, colour: 'red' }, ['/colour unknown-field']],
    ['a missing field', { trainingTemplateId: id, golfclubId: id }, ['/plannedDate required']],
    ['a number as text and text as a number', { ...plan, plannedDate: 20260514 }, ['/plannedDate wrong-type']],
    ['an impossible date', { ...plan, plannedDate: '2026-02-31' }, ['/plannedDate not-a-date']],
    ['an id that is none', { ...plan, golfclubId: 'bergblick' }, ['/golfclubId not-an-id']],
    ['NUL in a text', { ...plan, golfclubId: 'a\0b' }, ['/golfclubId forbidden-characters']],
    ['a bidirectional control in a text', { ...plan, golfclubId: 'a\u202eb' }, ['/golfclubId forbidden-characters']],
    ['a bidirectional control in a key', { ...plan, 'a\u202eb': 1 }, ['/a\u202eb forbidden-characters']],
    ['a list for an object', [plan], [' wrong-type']],
  ])('%s is refused by name', async (_what, body, expected) => {
    const answer = await (await proClient()).post<Problem>(PLAN, body);
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
    expect(refusedFields(answer.body)).toEqual(expected);
  });

  test.each([
    ['no body', ''],
    ['half a character', `{"trainingTemplateId":"\\ud800"}`],
    ['a key that reaches the prototype', `{"__proto__":{"golfclubId":"${id}"}}`],
  ])('%s is bad input', async (_what, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await (await proClient()).raw({ method: 'POST', path: PLAN, headers, body });
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  });

  test.each([
    ['text that is not JSON', Buffer.from('{"a":1,}')],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['values nested too deep', Buffer.from(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
  ])('%s is malformed', async (_what, bytes) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await (await proClient()).raw({ method: 'POST', path: PLAN, headers, body: new Uint8Array(bytes) });
    expect([answer.status, answer.code]).toEqual([400, 'malformed-json']);
  });

  test.each([
    ['no media type', {}],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another character set', { 'content-type': 'application/json; charset=latin1' }],
    ['a media type that is none', { 'content-type': 'json' }],
    ['a compressed body', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('%s is an unsupported media type', async (_what, headers) => {
    const body = new TextEncoder().encode(JSON.stringify(plan));
    const answer = await (await proClient()).raw({ method: 'POST', path: PLAN, headers, body });
    expect([answer.status, answer.code]).toEqual([415, 'unsupported-media-type']);
  });

  test('JSON that names its character set is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8' };
    const answer = await (await proClient()).raw({ method: 'POST', path: PLAN, headers, body: JSON.stringify(plan) });
    expect(answer.code).toBe('foreign-club');
  });

  test('a call that takes no body refuses one, but not an empty object', async () => {
    const fixtures = await makeFixtures();
    const token = await fixtures.signedIn(await fixtures.member({ club: await fixtures.club() }));
    const refused = await api(token).post<Problem>('/api/auth/signout', { everywhere: true });
    expect([refused.status, refused.code]).toEqual([400, 'bad-input']);
    expect((await api(token).post('/api/auth/signout', {})).status).toBe(200);
  });

  test.each([
    ['an unknown parameter', '?colour=red', '/colour unknown-field'],
    ['a parameter given twice', '?filter=all&filter=pros', '/filter repeated'],
    ['a value that is not listed', '?filter=everyone', '/filter not-listed'],
    ['a page that is no number', '?page=-1', '/page malformed'],
    ['a page size beyond the limit', '?page=0&pageSize=101', '/pageSize malformed'],
    ['NUL in a search', '?q=%00', '/q forbidden-characters'],
  ])('%s is refused by name', async (_what, query, expected) => {
    const answer = await (await proClient()).get<Problem>(`/api/golfclub/members${query}`);
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
    expect(refusedFields(answer.body)).toEqual([expected]);
  });

  test.each([
    ['too long', 'k'.repeat(201)],
    ['empty', ''],
    ['with a blank', 'a b'],
  ])('an Idempotency-Key that is %s is refused', async (_what, key) => {
    const answer = await (await proClient()).post<Problem>(PLAN, plan, { 'idempotency-key': key });
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
    expect(refusedFields(answer.body)).toEqual(['/idempotency-key malformed']);
  });
});

describe('request log', () => {
  type Line = Record<string, unknown> & { msg: string };

  const levels = { info: 30, warn: 40, error: 50 };

  /** Asks a server whose one route is handled like this; returns what it has logged of it. */
  async function logged(
    handle: RouteHandlerMethod,
    send: (url: string, written: readonly string[]) => Promise<unknown> = (url) => fetch(url),
  ): Promise<{ lines: Line[]; text: string }> {
    const lines: string[] = [];
    const app = makeServer({ logLevel: 'info', trustProxy: false, log: { write: (line) => lines.push(line) } });
    app.get('/holes/:number', handle);
    await app.listen({ host: '127.0.0.1', port: 0 });
    lines.length = 0;
    await send(`${app.listeningOrigin}/holes/7?q=M%C3%B6ller`, lines);
    await app.close();
    return { lines: lines.map((line) => JSON.parse(line) as Line), text: lines.join('') };
  }

  const answering = (answer: () => Promise<string>): RouteHandlerMethod => answer;

  test('a request is one line, with what it was, what it was answered and how long that took', async () => {
    const { lines, text } = await logged(answering(async () => 'par'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: levels.info,
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      req: { method: 'GET', path: '/holes/7', remoteAddress: '127.0.0.1' },
      route: '/holes/:number',
      status: 200,
      durationMs: expect.any(Number),
      msg: 'request',
    });
    expect(text).not.toContain('ller');
  });

  test.each([
    ['not-found', 404, 'info'],
    ['overloaded', 503, 'warn'],
    ['internal-error', 500, 'error'],
  ] as const)('%s is answered with %i and logged as %s', async (code, status, level) => {
    const { lines } = await logged(answering(() => Promise.reject(new Refusal(code, 'No'))));
    expect(lines).toEqual([expect.objectContaining({ level: levels[level], status, code })]);
  });

  test('a request that takes longer than a second is a warning', async () => {
    const { lines } = await logged(answering(() => pause(1_050, 'par')));
    expect(lines).toEqual([expect.objectContaining({ level: levels.warn, status: 200, msg: 'slow request' })]);
    expect(lines[0]?.['durationMs']).toBeGreaterThan(1_000);
  });

  test('a caller who goes away before the answer is logged all the same', async () => {
    let arrived: () => void = () => undefined;
    const arriving = new Promise<void>((resolve) => (arrived = resolve));
    const { lines } = await logged(
      answering(() => {
        arrived();
        return pause(300, 'par');
      }),
      async (url, written) => {
        const pending = request(url).on('error', () => undefined);
        pending.end();
        await arriving;
        pending.destroy();
        while (written.length === 0) await pause(5);
      },
    );
    expect(lines).toEqual([expect.objectContaining({ level: levels.info, status: null, route: '/holes/:number' })]);
  });

  test('an error of the database is logged without the row that it shows', async () => {
    const broken = Object.assign(
      new pg.DatabaseError('new row violates check constraint "members_email"', 1, 'error'),
      {
        code: '23514',
        constraint: 'members_email',
        table: 'members',
        detail: 'Failing row contains (Jana, $argon2id$v=19$birdie).',
        where: 'SQL statement "… birdie"',
      },
    );
    const cause = new Error('Nothing was written', { cause: broken });
    const { lines, text } = await logged(answering(() => Promise.reject(cause)));
    expect(text).not.toMatch(/birdie|Jana/);
    expect(lines[0]).toMatchObject({
      level: levels.error,
      err: {
        type: 'Error',
        message: 'Nothing was written',
        stack: expect.stringContaining('input.test.ts'),
        cause: { type: 'DatabaseError', code: '23514', constraint: 'members_email', table: 'members' },
      },
      msg: 'A request failed unexpectedly',
    });
  });
});

describe('access tokens', () => {
  async function signedInFor(seconds: number) {
    const fixtures = await makeFixtures();
    const member = await fixtures.member({ club: await fixtures.club() });
    const claims = claimsOf(member);
    await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, member.id]);
    const exp = Math.floor(Date.now() / 1000) + seconds;
    const token = signToken({ ...claims, exp });
    const atEnd = () => new Promise((resolve) => setTimeout(resolve, exp * 1000 - Date.now()));
    return { token, atEnd, signInId: claims.jti, whoami: () => api(token).get('/api/golfclub/whoami') };
  }

  test('a token that has been good is refused once its time is over', async () => {
    const { whoami, atEnd } = await signedInFor(6);
    expect((await whoami()).status).toBe(200);
    await atEnd();
    let answer = await whoami();
    while (answer.status === 200) answer = await whoami();
    expect([answer.status, answer.code]).toEqual([401, 'not-signed-in']);
  });

  test('a token that has been good is refused once its sign-in has ended', async () => {
    const { whoami, signInId } = await signedInFor(60);
    expect((await whoami()).status).toBe(200);
    await sql('delete from sign_ins where id = $1', [signInId]);
    expect((await whoami()).status).toBe(401);
  });

  test('what differs from a token that has been good in a single character is none', async () => {
    const { token, whoami } = await signedInFor(60);
    expect((await whoami()).status).toBe(200);
    const last = token.endsWith('A') ? 'E' : 'A';
    expect((await api(token.slice(0, -1) + last).get('/api/golfclub/whoami')).status).toBe(401);
  });

  test('with a new secret the tokens of the one before stay good, and those to come are signed with the new one', async () => {
    const fixtures = await makeFixtures();
    const member = await fixtures.member({ club: await fixtures.club() });
    const server = await startServerProcess({
      env: {
        DATABASE_URL: databaseUrl(),
        TOKEN_SECRET: randomBytes(32).toString('hex'),
        TOKEN_SECRET_BEFORE: fromSetup('TEST_TOKEN_SECRET'),
        LOG_LEVEL: 'silent',
      },
    });
    const whoamiThere = (token: string) =>
      fetch(`${server.url}/api/golfclub/whoami`, { headers: { authorization: `Bearer ${token}` } });
    try {
      expect((await whoamiThere(await fixtures.signedIn(member))).status).toBe(200);
      const answer = await fetch(`${server.url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ usernameOrEmail: member.username, password: member.password }),
      });
      const { accessToken } = (await answer.json()) as SignedIn;
      expect((await whoamiThere(accessToken)).status).toBe(200);
      expect((await api(accessToken).get('/api/golfclub/whoami')).status).toBe(401);
    } finally {
      await server.stop();
    }
  });

  test('a token of a server whose clock is a little ahead is good', async () => {
    const fixtures = await makeFixtures();
    const member = await fixtures.member({ club: await fixtures.club() });
    const claims = claimsOf(member);
    await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, member.id]);
    const token = signToken({ ...claims, iat: claims.iat + 30, exp: claims.exp + 30 });
    expect((await api(token).get('/api/golfclub/whoami')).status).toBe(200);
  });
});
