import { REQUESTED_WITH } from '../../contract/requestedWith';
import { startServerProcess, type ServerProcess } from '../../test/serverProcess';
import { fromSetup } from '../../test/world/environment';
import { sql } from '../../test/world/database';
import { databaseUrl } from '../../test/world/databaseUrl';
import { makeWorld } from '../../test/world/makeWorld';
import { worldPassword } from '../../test/world/members';
import { unique } from '../../test/world/names';

let behindProxy: ServerProcess;

/** A second server over the same database that believes its proxy, so that tests can call from many addresses. */
beforeAll(async () => {
  behindProxy = await startServerProcess({
    env: {
      DATABASE_URL: databaseUrl(),
      TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'silent',
    },
  });
});

afterAll(() => behindProxy.stop());

function signIn(server: string, address: string, usernameOrEmail: string, password: string) {
  return fetch(`${server}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ usernameOrEmail, password }),
  });
}

function ask(address: string, path: string, token = '') {
  const headers = {
    'x-forwarded-for': address,
    'x-requested-with': REQUESTED_WITH,
    authorization: `Bearer ${token}`,
  };
  return fetch(`${behindProxy.url}/api/golfclub/${path}`, { headers });
}

async function signUp(address: string, golfclubId: string): Promise<number> {
  const username = unique('robin');
  const { status } = await fetch(`${behindProxy.url}/api/golfclub/signup/${golfclubId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      name: 'Robin',
      surname: 'Grün',
      username,
      email: `${username}@example.org`,
      password: worldPassword,
    }),
  });
  return status;
}

test('after ten failures an account is refused on every server, from every address, also with the right password', async () => {
  const world = await makeWorld();
  const { username, email, password } = await world.member({ club: await world.club() });
  const attempts = Array.from({ length: 20 }, (_, index) =>
    signIn(behindProxy.url, `198.51.100.${index}`, index % 2 ? username : email.toUpperCase(), 'wrong'),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const refused = await signIn(fromSetup('TEST_SERVER_URL'), '', username, password);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});

test('after a hundred failures an address is refused, and others are not', async () => {
  const world = await makeWorld();
  const { username, password } = await world.member({ club: await world.club() });
  const address = '203.0.113.7';
  const attempts = Array.from({ length: 100 }, () => signIn(behindProxy.url, address, unique('nobody'), 'wrong'));
  expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([401]));
  for (const forwarded of [address, `198.51.100.99, ${address}`]) {
    expect((await signIn(behindProxy.url, forwarded, username, password)).status).toBe(429);
  }
  expect((await signIn(behindProxy.url, '203.0.113.8', username, password)).status).toBe(200);
});

test('after a hundred sign-ups an address is refused, and others are not', async () => {
  const { id } = await (await makeWorld()).club();
  const [address, other] = ['203.0.113.20', '203.0.113.21'];
  await sql(
    `insert into failed_sign_ins values ($1, 99, now() + interval '1 minute')
     on conflict (subject) do update set failures = 99, window_ends_at = excluded.window_ends_at`,
    [`sign-up ${address}`],
  );
  expect(await signUp(address, id)).toBe(202);
  expect(await signUp(address, id)).toBe(429);
  expect(await signUp(other, id)).toBe(202);
});

test('after a hundred wrong approval links an address is refused, and running sessions go on', async () => {
  const world = await makeWorld();
  const member = await world.member({ club: await world.club() });
  const token = await world.signedIn(member);
  const address = '203.0.113.30';
  const guesses = Array.from({ length: 104 }, () => ask(address, `signup/member/approve/x/${member.username}/x`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 404), ...Array.from({ length: 4 }, () => 429)]);
  expect((await ask(address, 'whoami', token)).status).toBe(200);
});

test('an address that asks without end is told to wait', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  let refused: Response | undefined;
  for (let asked = 0; asked <= 6_000 && refused === undefined; asked += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${behindProxy.url}/health`, { headers })),
    );
    await Promise.all(answers.map((answer) => answer.clone().text()));
    refused = answers.find(({ status }) => status === 429);
  }
  expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(await refused?.json()).toMatchObject({ code: 'too-many-requests', status: 429 });
});
