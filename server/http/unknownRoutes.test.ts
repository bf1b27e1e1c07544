import { api } from '@test/fixtures/api';
import { fromSetup } from '@test/fixtures/environment';

test.each([
  ['POST', '/api/golfclub/members', 'DELETE, GET'],
  ['GET', '/api/auth/signin', 'POST'],
  ['DELETE', '/api/golfclub', 'GET, POST, PUT'],
  ['PUT', '/api/scheduledtrainings/01910000-0000-7000-8000-000000000000', 'DELETE, GET'],
  ['OPTIONS', '/api/auth/signin', 'POST'],
  ['PATCH', '/health', 'GET, HEAD'],
])('%s %s says which methods there are', async (method, path, allowed) => {
  const answer = await api().raw({ method, path });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allowed);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test.each(['/api/changes', '/private/users'])('HEAD %s runs no GET in secret', async (path) => {
  const answer = await fetch(`${fromSetup('TEST_SERVER_URL')}${path}`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
});

test.each([
  '/api',
  '/api/',
  '/api/docs/static/..%2fx',
  '/api/golfclubs',
  '/API/golfclub',
  '/wp-login.php',
  '/assets/',
  '/public',
])('%s is not there, as a problem', async (path) => {
  const answer = await api().get(path);
  expect([answer.status, answer.code]).toEqual([404, 'unknown-route']);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test('an address that cannot be decoded is malformed', async () => {
  const answer = await api().get('/api/golfclub/%zz');
  expect([answer.status, answer.code]).toEqual([400, 'malformed-request']);
});

test('an address of more than 8192 characters is too long', async () => {
  const answer = await api().get(`/api/golfclub/members?q=${'a'.repeat(8_200)}`);
  expect([answer.status, answer.code]).toEqual([414, 'url-too-long']);
});
