import type { FastifyInstance } from 'fastify';
import { get, type IncomingHttpHeaders } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeServer } from '@server/http/makeServer';
import { refuseUnknownRoutes } from '@server/http/unknownRoutes';
import { pageHandler, servePage } from './servePage';

const settings = {
  authentication: '',
  golfclub: 'https://clubs.example/base',
  challenges: '',
  base: '',
  images: 'https://images.example',
  contactEmail: '</script><script>alert(1)</script>@example.org',
  stateExport: 'staff' as const,
  reportUrl: 'https://reports.example/take?from=club',
  publicUrl: '',
  sendsMail: false,
  privacyUrl: '',
  imprintUrl: '',
};
const html =
  '<meta name="csp-nonce" content="__NONCE__"><script id="settings" type="application/json" nonce="__NONCE__">__SETTINGS__</script><meta name="preload-files" content="__PRELOADS__">';
const script = 'console.log("fore");'.repeat(100);

let webDir: string;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'page-'));
  await mkdir(path.join(webDir, 'assets'));
  await writeFile(path.join(webDir, 'index.html'), html);
  await writeFile(
    path.join(webDir, 'preloads.json'),
    JSON.stringify({ 'public-login': ['assets/main.abc123.js', 'assets/part.abc123.js'] }),
  );
  await writeFile(path.join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(webDir, 'sw.js'), script);
  await writeFile(path.join(webDir, 'assets/main.abc123.js'), script);
  await writeFile(path.join(webDir, 'assets/main.abc123.js.br'), brotliCompressSync(script));
  await writeFile(path.join(webDir, 'assets/main.abc123.js.gz'), gzipSync(script));
  app = makeServer({ logLevel: 'silent', trustProxy: false });
  refuseUnknownRoutes(app, pageHandler(webDir, settings));
  await servePage(app, webDir, settings);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

test.each(['/', '/public/login', '/private/users', '/private/sessionwizard/1'])('%s answers the page', async (at) => {
  const answer = await fetch(url + at);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

const asPerson = { headers: { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' } };

test.each(['/nowhere', '/public', '/privat/users?tab=all'])('%s shows people the page, as not found', async (at) => {
  const answer = await fetch(url + at, asPerson);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
  expect(await answer.text()).toContain('id="settings"');
});

test.each(['/api', '/api/nowhere', '/assets/nowhere.js'])('%s shows people no page', async (at) => {
  const answer = await fetch(url + at, asPerson);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/json/);
});

test('the page has a nonce of its own in its policy and its elements', async () => {
  const [first, second] = await Promise.all([fetch(url), fetch(url)]);
  const nonceOf = (answer: Response) =>
    /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(nonceOf(first)).toMatch(/^[\w+/]{24}$/);
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect((await first.text()).split(nonceOf(first) ?? '')).toHaveLength(3);
});

test('the page names the files that its address will need, for itself alone', async () => {
  const named = '<meta name="preload-files" content="/assets/main.abc123.js /assets/part.abc123.js">';
  expect(await (await fetch(`${url}/public/login`)).text()).toContain(named);
  expect(await (await fetch(`${url}/private/users`)).text()).toContain('<meta name="preload-files" content="">');
  expect((await fetch(`${url}/preloads.json`)).status).toBe(404);
});

test('nothing in the settings can end the element that holds them', async () => {
  const page = await (await fetch(url)).text();
  const [, json = ''] = /<script id="settings"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(settings);
});

test('the policy allows the services of the settings and nothing unsafe', async () => {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://clubs.example https://images.example https://reports.example;");
  expect(policy).toContain("img-src 'self' data: https://images.example");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).toContain("worker-src 'self';");
  expect(policy).toContain("frame-ancestors 'self';");
  expect((await fetch(url)).headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(policy).not.toContain('unsafe');
});

test.each(['br', 'gzip'])('an asset comes compressed beforehand with %s and is kept for a year', async (encoding) => {
  const answer = await fetch(`${url}/assets/main.abc123.js`, { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(await answer.text()).toBe(script);
});

test('files beside the page are served, the page itself and anything outside its folder only as the page', async () => {
  expect((await fetch(`${url}/favicon.svg`)).headers.get('content-type')).toContain('image/svg+xml');
  for (const at of ['/index.html', '/assets/..%2findex.html', '/assets/missing.js']) {
    expect((await fetch(url + at)).status).toBeGreaterThanOrEqual(400);
  }
});

test('the service worker is asked for anew each time, and may fetch from here only', async () => {
  const answer = await fetch(`${url}/sw.js`);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  expect((await fetch(`${url}/favicon.svg`)).headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  '..%2fx',
  '%2e%2e/',
  '%2e%2e%2findex.html',
  '..%5cx',
  '%00',
  'a%00b',
  '..%2f..%2f..%2fetc%2fpasswd',
  'x/'.repeat(3_000),
])('/assets/%s is not there, in the same words as anything else that is not', async (name) => {
  const { status, body } = await requested(`/assets/${name}`);
  expect([status, body]).toEqual([404, (await requested('/assets/missing.js')).body]);
});

test.each([
  ['a part behind the end', { range: 'bytes=99999-' }, 416, 'range-not-satisfiable'],
  ['another version', { 'if-match': '"another"' }, 412, 'precondition-failed'],
  ['an older version', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412, 'precondition-failed'],
])('%s of a file is refused', async (_what, headers, status, code) => {
  const answer = await requested('/assets/main.abc123.js', headers);
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([status, { status, code }]);
  expect(answer.headers['content-range']).toBe(status === 416 ? `bytes */${script.length}` : undefined);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a part of a file is answered alone', async () => {
  const answer = await requested('/assets/main.abc123.js', { range: 'bytes=0-6' });
  expect([answer.status, answer.body]).toEqual([206, 'console']);
});

/** Unlike `fetch`, it changes nothing in the path. */
function requested(at: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = get({ hostname, port, path: at, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', reject);
  });
}
