import { api } from '@test/fixtures/api';
import { fromSetup } from '@test/fixtures/environment';

test.each(['/health', '/api/golfclub', '/api/nothing'])(
  '%s is never stored and may do nothing in a browser',
  async (path) => {
    const { headers } = await api().get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('every answer has an id of its own, whatever the caller sends', async () => {
  const sent = { 'x-request-id': 'mine' };
  const [first, second] = await Promise.all([api().get('/health', sent), api().get('/health', sent)]);
  expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
});

test('the process lives and the database answers', async () => {
  expect((await api().get('/health')).body).toMatchObject({ status: 'up' });
  expect((await api().get('/ready')).body).toEqual({ status: 'ready' });
});

test('a browser of another origin is given no permission', async () => {
  const { headers } = await api().get('/health', { origin: 'https://elsewhere.example' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test.each(['/', '/health', '/ready'])('HEAD %s is answered like GET, without a body', async (path) => {
  const ask = (method: string) =>
    fetch(`${fromSetup('TEST_SERVER_URL')}${path}`, { method, headers: { 'accept-encoding': 'identity' } });
  const [head, get] = [await ask('HEAD'), await ask('GET')];
  expect([head.status, await head.text()]).toEqual([get.status, '']);
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'retry-after']) {
    expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  }
});
