import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { closed } from '@contract/shapes';
import { collectDescription } from './describeApi';
import { makeServer } from './makeServer';
import { readBodies } from './readBody';
import { registerRoute } from './registerRoute';
import { route } from './route';
import { refuseUnknownRoutes } from './unknownRoutes';

const Answer = Type.Object({ par: Type.Integer() }, closed);

function serverWith(handle: () => Promise<{ par: number }>): Promise<FastifyInstance> {
  return started((app) =>
    registerRoute(
      app,
      route({ method: 'POST', path: '/hole', right: 'app.open', summary: 'A hole', answer: Answer, handle }),
    ),
  );
}

async function started(register: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = makeServer({ logLevel: 'silent', trustProxy: false });
  refuseUnknownRoutes(app);
  readBodies(app);
  await collectDescription(app);
  register(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

async function answerFrom(app: FastifyInstance): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${app.listeningOrigin}/hole`, { method: 'POST' });
  const text = await answer.text();
  await app.close();
  return { status: answer.status, text };
}

test.each([
  ['an error nobody expected', () => Promise.reject(new Error('password of the database: birdie'))],
  ['an answer with a field too many', () => Promise.resolve({ par: 4, secret: 'birdie' })],
  ['an answer with a wrong value', () => Promise.resolve({ par: 4.5, secret: 'birdie' })],
])('%s is answered without any detail', async (_what, handle) => {
  const { status, text } = await answerFrom(await serverWith(handle));
  expect(status).toBe(500);
  expect(JSON.parse(text)).toMatchObject({ status: 500, code: 'internal-error' });
  expect(text).not.toMatch(/birdie|secret|par/);
});

test('a server with a route that names no right does not start', async () => {
  await expect(started((app) => void app.get('/hole', async () => ({ par: 4 })))).rejects.toThrow(
    'Routes without a right: /hole',
  );
});

test('a body that breaks off leaves the server answering', async () => {
  const app = await serverWith(() => Promise.resolve({ par: 4 }));
  const controller = new AbortController();
  const endless = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"par":')),
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, signal: controller.signal };
  const broken = fetch(`${app.listeningOrigin}/hole`, { ...init, body: endless, duplex: 'half' });
  setTimeout(() => controller.abort(), 50);
  await expect(broken).rejects.toThrow();
  expect(await answerFrom(app)).toEqual({ status: 200, text: '{"par":4}' });
});
