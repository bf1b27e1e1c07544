import { randomBytes } from 'node:crypto';
import { withoutSecrets } from './log';

const secret = 'birdie1-birdie2';
const display = randomBytes(32).toString('base64url');

test.each([
  { headers: { authorization: `Bearer ${secret}`, cookie: `a=${secret}`, 'set-cookie': [`a=${secret}`, 'b'] } },
  { body: { username: 'jana', password: secret, newPassword: `"${secret}\\`, oldPassword: secret } },
  { answer: { accessToken: secret, expiresIn: 3600 } },
  { approvalCode: secret, tokenSecret: secret },
  { err: { message: `Cannot read {"password":"${secret}","a":1}` } },
  { err: { message: JSON.stringify({ password: `a"b\\${secret}\n`, of: 'jana' }) } },
  { err: { message: `fetch failed: Authorization: Bearer ${secret}` } },
  { err: { stack: `Error: postgres://golf:${secret}@db.example/golf\n    at here` } },
  { req: { path: `/api/golfclub/signup/member/approve/club/jana/${secret}` } },
])('%j keeps its secret to itself', (logged) => {
  const line = withoutSecrets(JSON.stringify(logged));
  expect(line).not.toContain(secret);
  expect(() => JSON.parse(line) as unknown).not.toThrow();
});

test('tokens and secrets of display links are known by their form, wherever they stand', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkxIn0.c2lnbmF0dXJl-_';
  const line = withoutSecrets(JSON.stringify({ path: `/display/A1a${display.slice(3)}`, note: `was ${token}.` }));
  expect(line).toBe('{"path":"/display/[hidden]","note":"was [hidden]."}');
});

test('what a line needs stays as it is', () => {
  const line = JSON.stringify({
    reqId: '01910000-0000-7000-8000-000000000000',
    req: { method: 'GET', path: '/api/golfclub/01910000-0000-7000-8000-000000000000/members' },
    route: '/api/golfclub/signup/member/approve/:golfclubId/:username/:code',
    code: 'not-signed-in',
    err: { message: 'Sign in and send the access token as a bearer token.', stack: 'at a (/srv/golf/main.js:1:2)' },
  });
  expect(withoutSecrets(line)).toBe(line);
});
