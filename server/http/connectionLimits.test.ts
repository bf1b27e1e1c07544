import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { makeServer } from './makeServer';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n';

let app: FastifyInstance;
let port: number;
const log: string[] = [];
const opened: Socket[] = [];

async function listen(trustProxy = false): Promise<void> {
  app = makeServer({ logLevel: 'warn', trustProxy, log: { write: (line) => log.push(line) } });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  log.length = 0;
  await app.close();
});

async function open(localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  opened.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function openMany(count: number, localAddress: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) sockets.push(await open(localAddress));
  return sockets;
}

/** Opens connections that have received one answer and stay open. */
async function useMany(count: number, localAddress: string): Promise<Socket[]> {
  const sockets = await openMany(count, localAddress);
  for (const socket of sockets) {
    socket.write(`${REQUEST}\r\n`);
    await once(socket, 'data');
  }
  return sockets;
}

/** Returns the first line of the answer, an empty text if the connection is closed without one. */
async function statusLine(localAddress: string): Promise<string> {
  const socket = await open(localAddress);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(`${REQUEST}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer.split('\r\n', 1)[0] ?? '';
}

// The server has no routes.
const ANSWERED = 'HTTP/1.1 404 Not Found';

async function connectionsOfServer(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

test('answers a request although 2,200 connections have been opened on which nothing is sent', async () => {
  await listen();
  await openMany(2_200, '127.0.0.1');
  expect(await statusLine('127.0.0.1')).toBe(ANSWERED);
  expect(await connectionsOfServer()).toBeLessThanOrEqual(1_801);
  expect(log).toHaveLength(1);
});

test('closes the oldest unused connection of an address for a new one of that address', async () => {
  await listen();
  const [used] = await useMany(1, '127.0.0.2');
  const [oldest] = await openMany(499, '127.0.0.2');
  expect(await statusLine('127.0.0.3')).toBe(ANSWERED);
  expect([used?.destroyed, oldest?.destroyed]).toEqual([false, false]);
  const closed = once(oldest as Socket, 'close');
  expect(await statusLine('127.0.0.2')).toBe(ANSWERED);
  await closed;
  expect(used?.destroyed).toBe(false);
});

test('refuses a connection of an address with 500 used ones, and none of another address', async () => {
  await listen();
  await useMany(500, '127.0.0.2');
  expect(await statusLine('127.0.0.2')).toBe('');
  expect(await statusLine('127.0.0.3')).toBe(ANSWERED);
  expect(log.join('')).toContain('"address":"127.0.0.2"');
});

test('does not limit the address of a trusted proxy', async () => {
  await listen(true);
  await useMany(500, '127.0.0.2');
  expect(await statusLine('127.0.0.2')).toBe(ANSWERED);
});
