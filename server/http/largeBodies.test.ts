import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Refusal } from '@contract/problem';
import { limitLargeBodies } from './limits';

const MEGABYTE = 1_048_576;

let app: FastifyInstance;
/** Resolves once a request has come past the limit. */
let passed: Promise<void>;
const answering = new AbortController();

beforeEach(async () => {
  app = Fastify({ bodyLimit: 64 * MEGABYTE, forceCloseConnections: true });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async () => 'read');
  app.setErrorHandler<Refusal>(({ code }, _request, reply) => reply.code(503).send({ code }));
  // As the guard does, which asks the database who it is: whoever is gone meanwhile goes on.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/gone') await once(reply.raw, 'close');
  });
  limitLargeBodies(app);
  passed = new Promise((resolve) => app.addHook('preParsing', async () => resolve()));
  app.get('/waits', () => once(answering.signal, 'abort'));
  app.post('/gone', async () => 'done');
  app.post('/uploads', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Sends the head of a request, which says that a body of so many bytes follows, and nothing of the body. */
async function begun(method: string, url: string, bytes: number): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const requested = once(app.server, 'request');
  const head = [`${method} ${url} HTTP/1.1`, 'Host: a', 'Content-Type: application/octet-stream'];
  socket.write([...head, `Content-Length: ${bytes}`, '', ''].join('\r\n'));
  await requested;
  return socket;
}

const upload = async (bytes: number) => {
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await app.inject({ method: 'POST', url: '/uploads', headers, payload: Buffer.alloc(bytes) });
  return [answer.statusCode, answer.body];
};

test('there is room for so much at once, and again once its sender is gone', async () => {
  const begins = new Promise<ServerResponse>((resolve) => {
    app.server.once('request', (_request, response: ServerResponse) => resolve(response));
  });
  const socket = await begun('POST', '/uploads', 40 * MEGABYTE);
  await passed;
  expect(await upload(30 * MEGABYTE)).toEqual([503, '{"code":"overloaded"}']);
  const closed = once(await begins, 'close');
  socket.destroy();
  await closed;
  expect(await upload(30 * MEGABYTE)).toEqual([200, 'done']);
});

test('what a GET says of a body takes no room', async () => {
  const socket = await begun('GET', '/waits', 64 * MEGABYTE);
  await passed;
  expect(await upload(MEGABYTE)).toEqual([200, 'done']);
  socket.destroy();
  answering.abort();
});

test('whoever is gone before the room is taken leaves it to others', async () => {
  const socket = await begun('POST', '/gone', 40 * MEGABYTE);
  socket.destroy();
  await passed;
  expect(await upload(30 * MEGABYTE)).toEqual([200, 'done']);
});
