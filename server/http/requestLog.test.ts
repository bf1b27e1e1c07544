import type { RouteHandlerMethod } from 'fastify';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '@contract/problem';
import { makeServer } from './makeServer';

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
  const broken = Object.assign(new pg.DatabaseError('new row violates check constraint "members_email"', 1, 'error'), {
    code: '23514',
    constraint: 'members_email',
    table: 'members',
    detail: 'Failing row contains (Jana, $argon2id$v=19$birdie).',
    where: 'SQL statement "… birdie"',
  });
  const cause = new Error('Nothing was written', { cause: broken });
  const { lines, text } = await logged(answering(() => Promise.reject(cause)));
  expect(text).not.toMatch(/birdie|Jana/);
  expect(lines[0]).toMatchObject({
    level: levels.error,
    err: {
      type: 'Error',
      message: 'Nothing was written',
      stack: expect.stringContaining('requestLog.test.ts'),
      cause: { type: 'DatabaseError', code: '23514', constraint: 'members_email', table: 'members' },
    },
    msg: 'A request failed unexpectedly',
  });
});
