import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { makeServer } from './makeServer';

const LONGEST_HEALTH_MS = 250;
const head = 'Host: a\r\nContent-Type: application/json\r\n';
const MEGABYTE = 1_048_576;

interface Conversation {
  socket: Socket;
  /** What the server has sent until it closed the connection, or until this side was cut off. */
  answer: Promise<string>;
}

function open(url = fromSetup('TEST_SERVER_URL')): Conversation {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server that refuses early resets whoever goes on sending.
  socket.on('error', () => undefined);
  const answer = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
  return { socket, answer };
}

async function spoken(text: string): Promise<string> {
  const { socket, answer } = open();
  socket.write(text);
  return answer;
}

/** Sends pieces without end, as fast as they are taken, until the server closes; returns its answer and how much was sent. */
async function endlessly(beginning: string, piece: Buffer): Promise<{ answer: string; bytes: number }> {
  const { socket, answer } = open();
  socket.write(beginning);
  while (!socket.destroyed && socket.writable) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  return { answer: await answer, bytes: socket.bytesWritten };
}

/** Returns the shortest of a few: others use this machine too. */
async function healthMs(): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 10 && Math.min(...times, Infinity) >= LONGEST_HEALTH_MS; attempt += 1) {
    const before = performance.now();
    const { status } = await fetch(`${fromSetup('TEST_SERVER_URL')}/health`);
    expect(status).toBe(200);
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

test('two hundred clients whose headers or bodies come a byte at a time hold nobody up, and each is refused; who has sent nothing yet is not', async () => {
  const early = open();
  await once(early.socket, 'connect');
  const clients = Array.from({ length: 200 }, (_, index) => {
    const client = open();
    client.socket.write(
      index % 2 ? 'GET /health HTTP/1.1\r\nHost: a\r\n' : `POST /api/auth/signin HTTP/1.1\r\n${head}`,
    );
    if (index % 2 === 0) client.socket.write('Content-Length: 1000\r\n\r\n{');
    const dripping = setInterval(() => client.socket.writable && client.socket.write('a'), 500);
    client.socket.on('close', () => clearInterval(dripping));
    return client;
  });
  for (const { socket } of clients) if (socket.connecting) await once(socket, 'connect');
  for (let count = 0; count < 10; count += 1) expect(await healthMs()).toBeLessThan(LONGEST_HEALTH_MS);
  // Otherwise nobody was slow while the others were answered.
  expect(clients.filter(({ socket }) => socket.destroyed)).toEqual([]);
  for (const { answer } of clients) {
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request-timeout"/);
  }
  early.socket.write('GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await early.answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection on which nothing is sent is closed without an answer', async () => {
  const app = makeServer({ logLevel: 'silent', trustProxy: false });
  Object.assign(app.server, { headersTimeout: 1, keepAliveTimeout: 1 });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    expect(await open(url).answer).toBe('');
  } finally {
    await app.close();
  }
});

test.each([
  ['a body that never ends', `POST /api/auth/signin HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n`, chunk('a')],
  ['headers that never end', 'GET /health HTTP/1.1\r\nHost: a\r\nX: ', Buffer.alloc(MEGABYTE / 16, 'a')],
  ['header after header', 'GET /health HTTP/1.1\r\nHost: a\r\n', Buffer.from('X: a\r\n'.repeat(10_000))],
  ['an address that never ends', 'GET /', Buffer.alloc(MEGABYTE / 16, 'a')],
  ['garbage behind a request', 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n', Buffer.alloc(MEGABYTE / 16, '\x01')],
])('%s is cut off soon, and others are answered meanwhile', async (_what, beginning, piece) => {
  const clients = Array.from({ length: 10 }, () => endlessly(beginning, piece));
  expect(await healthMs()).toBeLessThan(LONGEST_HEALTH_MS);
  for (const { answer, bytes } of await Promise.all(clients)) {
    expect(bytes).toBeLessThan(40 * MEGABYTE);
    // The reset that follows an early refusal may overtake it.
    expect(answer).toMatch(/^$|HTTP\/1\.1 (400|413|431) [^]*application\/problem\+json/);
  }
});

function chunk(letter: string): Buffer {
  const size = MEGABYTE / 16;
  return Buffer.from(`${size.toString(16)}\r\n${letter.repeat(size)}\r\n`);
}

test.each([
  ['lists', '['],
  ['objects', '{"a":'],
])('%s nested ten thousand times are malformed, and hold nobody up', async (_what, opening) => {
  const fixtures = await makeFixtures();
  const token = await fixtures.signedIn(
    await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] }),
  );
  const closing = opening === '[' ? ']' : '}';
  const body = `${opening.repeat(10_000)}1${closing.repeat(10_000)}`;
  const sent = Array.from({ length: 20 }, () =>
    fetch(`${fromSetup('TEST_SERVER_URL')}/api/golfclub`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    }),
  );
  expect(await healthMs()).toBeLessThan(LONGEST_HEALTH_MS);
  for (const answer of await Promise.all(sent)) {
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'malformed-json' }]);
  }
});

test('a thousand headers within the limit of their size are refused or answered, never a failure', async () => {
  const many = Array.from({ length: 1_200 }, (_, index) => `X${index}: a\r\n`).join('');
  expect(await spoken(`GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${many}\r\n`)).toMatch(
    /^HTTP\/1\.1 (200|400|431) /,
  );
});

test('an expectation that nobody knows is taken no notice of', async () => {
  const answer = await spoken('GET /health HTTP/1.1\r\nHost: a\r\nExpect: birdie\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*"up"/);
});

test('garbage behind good requests on one connection is refused, and the connection closed', async () => {
  const answer = await spoken(
    'GET /nothing HTTP/1.1\r\nHost: a\r\n\r\nGET /health HTTP/1.1\r\nHost: a\r\n\r\nhello\r\n\r\n',
  );
  expect(answer.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 400');
});
