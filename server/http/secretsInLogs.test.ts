import { randomBytes } from 'node:crypto';
import { REQUESTED_WITH } from '../../contract/requestedWith';
import { startServerProcess } from '../../test/serverProcess';
import { databaseUrl } from '../../test/world/databaseUrl';
import { makeDisplayLink } from '../../test/world/displayLinks';
import { fromSetup } from '../../test/world/environment';
import { proOfNewClub } from '../../test/world/proOfNewClub';

test('a server that logs everything logs no password, token, approval link, cookie or display secret', async () => {
  const { world, club, pro } = await proOfNewClub();
  const token = await world.signedIn(pro);
  const display = (await makeDisplayLink({ club })).headers.authorization;
  const made = () => randomBytes(20).toString('hex');
  const [password, code, cookie, metrics] = [made(), made(), made(), made()] as const;
  const tokenSecret = fromSetup('TEST_TOKEN_SECRET');
  const server = await startServerProcess({
    env: { DATABASE_URL: databaseUrl(), TOKEN_SECRET: tokenSecret, METRICS_TOKEN: metrics, LOG_LEVEL: 'trace' },
  });
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: `session=${cookie}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const requested = { 'x-requested-with': REQUESTED_WITH };
  const json = { 'content-type': 'application/json' };
  const answers = [
    await ask('/api/golfclub/whoami', { authorization: `Bearer ${token}` }),
    await ask('/api/golfclub/whoami', { authorization: `Bearer ${token}x` }),
    await ask('/api/auth/signin', json, JSON.stringify({ usernameOrEmail: pro.username, password })),
    await ask('/api/auth/signin', json, `{"usernameOrEmail":"x","password":"${password}`),
    await ask(`/api/golfclub/signup/member/approve/${club.id}/${pro.username}/${code}`),
    await ask(`/api/golfclub/signup/member/approve/${club.id}/${pro.username}/${code}`, requested),
    await ask(`/public/approve/${club.id}/${pro.username}/${code}`),
    await ask('/api/display', { authorization: display }),
    await ask('/metrics', { authorization: `Bearer ${metrics}` }),
    await ask(`/nothing/${display.split(' ')[1] ?? ''}?token=${token}`),
    await ask(`/%zz/${display.split(' ')[1] ?? ''}?password=${password}`),
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
}, 60_000);
