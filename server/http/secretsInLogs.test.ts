import { randomBytes } from 'node:crypto';
import { REQUESTED_WITH } from '@contract/headers';
import { startServerProcess } from '@test/serverProcess';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { fromSetup } from '@test/fixtures/environment';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { withoutSecrets } from './log';

describe('secrets in logs', () => {
  test('a server that logs everything logs no password, token, approval link, cookie or display secret', async () => {
    const { fixtures, club, pro } = await proOfNewClub();
    const token = await fixtures.signedIn(pro);
    const display = (await makeDisplayLink({ club })).headers.authorization;
    const made = () => randomBytes(20).toString('hex');
    const [password, code, cookie, metrics] = [made(), made(), made(), made()] as const;
    const tokenSecret = fromSetup('TEST_TOKEN_SECRET');
    const server = await startServerProcess({
      env: { DATABASE_URL: databaseUrl(), TOKEN_SECRET: tokenSecret, METRICS_TOKEN: metrics, LOG_LEVEL: 'trace' },
    });
    const call = (path: string, headers: Record<string, string> = {}, body?: string) =>
      fetch(`${server.url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: `session=${cookie}`, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    const requested = { 'x-requested-with': REQUESTED_WITH };
    const json = { 'content-type': 'application/json' };
    const answers = [
      await call('/api/golfclub/whoami', { authorization: `Bearer ${token}` }),
      await call('/api/golfclub/whoami', { authorization: `Bearer ${token}x` }),
      await call('/api/auth/signin', json, JSON.stringify({ usernameOrEmail: pro.username, password })),
      await call('/api/auth/signin', json, `{"usernameOrEmail":"x","password":"${password}`),
      await call(`/api/golfclub/signup/member/approve/${club.id}/${pro.username}/${code}`),
      await call(`/api/golfclub/signup/member/approve/${club.id}/${pro.username}/${code}`, requested),
      await call(`/public/approve/${club.id}/${pro.username}/${code}`),
      await call('/api/display', { authorization: display }),
      await call('/metrics', { authorization: `Bearer ${metrics}` }),
      await call(`/nothing/${display.split(' ')[1] ?? ''}?token=${token}`),
      await call(`/%zz/${display.split(' ')[1] ?? ''}?password=${password}`),
    ];
    const statuses = answers.map(({ status }) => status);
    await server.stop();
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"durationMs"'));
    // An answer can arrive before its line is written.
    const logged = lines.map((line) => (JSON.parse(line) as { status: number }).status);
    expect(logged.sort()).toEqual(statuses.sort());
    for (const secret of [
      token,
      token.split('.')[2],
      display.split(' ')[1],
      password,
      code,
      cookie,
      metrics,
      tokenSecret,
    ]) {
      expect(secret).toMatch(/.{20}/);
      expect(server.output()).not.toContain(secret);
    }
  });
});

describe('without secrets', () => {
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
});
