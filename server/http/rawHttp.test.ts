import { connect } from 'node:net';
import { fromSetup } from '@test/fixtures/environment';

/** Returns what the server writes until it closes the connection. */
function spoken(text: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(fromSetup('TEST_SERVER_URL'));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

test.each([
  ['something that is not HTTP', 'hello\r\n\r\n'],
  ['a header with a control character', 'GET /health HTTP/1.1\r\nHost: a\r\nX: a\x01b\r\n\r\n'],
  ['two lengths', 'POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a missing Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('%s is answered with a problem', async (_what, request) => {
  const answer = await spoken(request);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('application/problem+json');
  expect(answer).toContain('"code":"malformed-request"');
});

test('headers of more than 16 KiB are answered with 431', async () => {
  const answer = await spoken(`GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('"code":"headers-too-large"');
});

test('whoever asks for headers alone gets no body, however malformed the question is', async () => {
  const answer = await spoken(`HEAD /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 [^]*content-length: [1-9][^]*\r\n\r\n$/);
});

test('a request that stops before the end of its headers, wherever, is answered with 408 and closed', async () => {
  const whole = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n';
  const beginnings = ['G', 'GET /hea', 'GET /health HTTP/1', 'GET /health HTTP/1.1\r\nHo', whole.slice(0, -2)];
  const sent = beginnings.flatMap((beginning) => [beginning, whole + beginning]);
  for (const answer of await Promise.all(sent.map(spoken))) {
    expect(answer).toMatch(/(^|})HTTP\/1\.1 408 [^]*connection: close[^]*"code":"request-timeout"[^}]*}$/);
  }
});
