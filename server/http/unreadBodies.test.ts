import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Problem } from '@contract/problem';
import { api } from '@test/fixtures/api';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';

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
  // A mailbox has at most 64 characters, a label of a domain 63.
  const domain = [63, 63, 63, 50].map(text).join('.');
  const account = `"username":"${text(100)}","email":"${text(64)}@${domain}.org","password":"${randomBytes(64).toString('hex')}"`;
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
