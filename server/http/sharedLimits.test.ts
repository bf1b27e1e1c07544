import { connect } from 'node:net';
import { REQUESTED_WITH } from '@contract/headers';
import { type FromAddresses, startFromAddresses } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { fixturePassword } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';

let from: FromAddresses;
beforeAll(async () => {
  from = await startFromAddresses();
});
afterAll(() => from.server.stop());

function request(address: string, path: string, token = '') {
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': REQUESTED_WITH };
  return from.send(address, 'GET', `/api/golfclub/${path}`, { headers });
}

async function signUp(address: string, golfclubId: string): Promise<number> {
  const username = unique('robin');
  const body = {
    name: 'Robin',
    surname: 'Grün',
    username,
    email: `${username}@example.org`,
    password: fixturePassword,
  };
  return (await from.send(address, 'POST', `/api/golfclub/signup/${golfclubId}`, { body })).status;
}

/** As if so many attempts had been made a moment ago. */
async function haveTried(subject: string, failures: number): Promise<void> {
  await sql(
    `insert into failed_sign_ins values ($1, $2, now() + interval '1 minute')
     on conflict (subject) do update set failures = $2, window_ends_at = excluded.window_ends_at, refused_until = null`,
    [subject, failures],
  );
}

test('after a hundred failures an address is refused, and others are not', async () => {
  const fixtures = await makeFixtures();
  const { username, password } = await fixtures.member({ club: await fixtures.club() });
  const address = '203.0.113.7';
  const attempts = Array.from({ length: 100 }, () => from.signIn(address, unique('nobody'), 'wrong'));
  expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([401]));
  for (const forwarded of [address, `198.51.100.99, ${address}`]) {
    expect((await from.signIn(forwarded, username, password)).status).toBe(429);
  }
  expect((await from.signIn('203.0.113.8', username, password)).status).toBe(200);
});

test('after a hundred sign-ups an address is refused, and others are not', async () => {
  const { id } = await (await makeFixtures()).club();
  const [address, other] = ['203.0.113.20', '203.0.113.21'];
  await haveTried(`sign-up ${address}`, 99);
  expect(await signUp(address, id)).toBe(202);
  expect(await signUp(address, id)).toBe(429);
  expect(await signUp(other, id)).toBe(202);
});

test('after a hundred wrong approval links an address is refused, and running sessions go on', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const token = await fixtures.signedIn(member);
  const address = '203.0.113.30';
  const guesses = Array.from({ length: 104 }, () => request(address, `signup/member/approve/x/${member.username}/x`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 404), ...Array.from({ length: 4 }, () => 429)]);
  expect((await request(address, 'whoami', token)).status).toBe(200);
});

test('an address that asks without end is told to wait', async () => {
  const { hostname, port } = new URL(from.server.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const one = 'GET /health HTTP/1.1\r\nHost: golf.example\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
  // All at once: whoever waits for each answer may need longer than the minute in which they count.
  socket.write(one.repeat(6_001));
  // Requests of one packet are not counted in their order: the refused one need not be the last.
  const wholeRefusal = /HTTP\/1\.1 429 .*\r\n(?<headers>(?:.+\r\n)+)\r\n(?<body>\{[^{}]*\})/;
  let answers = '';
  for await (const part of socket) {
    answers = answers.slice(-4_096) + String(part);
    if (wholeRefusal.test(answers)) break;
  }
  const { headers = '', body = '' } = wholeRefusal.exec(answers)?.groups ?? {};
  expect(headers).toMatch(/^retry-after: [1-9]\d*\r$/im);
  expect(JSON.parse(body)).toMatchObject({ code: 'too-many-requests', status: 429 });
});

test('all addresses of one /64 are one for every limit, and the next /64 is another', async () => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const { username } = await fixtures.member({ club });
  const [net, next] = ['2001:db8:15:7', '2001:db8:15:8'];
  for (const kind of ['address', 'sign-up', 'approval']) await haveTried(`${kind} ${net}::/64`, 99);
  const tries = [
    async (address: string) => (await from.signIn(address, unique('nobody'), 'wrong')).status,
    (address: string) => signUp(address, club.id),
    async (address: string) => (await request(address, `signup/member/approve/x/${username}/x`)).status,
  ];
  for (const [index, tried] of tries.entries()) {
    const free = [401, 202, 404][index];
    expect([await tried(`${net}::1`), await tried(`${net}:ffff::2`), await tried(`${next}::1`)]).toEqual([
      free,
      429,
      free,
    ]);
  }
});

test('an IPv4 address counts the same in whatever form it comes', async () => {
  await haveTried('address 203.0.113.40', 99);
  expect((await from.signIn('::ffff:203.0.113.40', unique('nobody'), 'wrong')).status).toBe(401);
  expect((await from.signIn('203.0.113.40', unique('nobody'), 'wrong')).status).toBe(429);
});

test('what is refused writes nothing, not even a lock on a row', async () => {
  const address = '203.0.113.50';
  await haveTried(`address ${address}`, 99);
  await from.signIn(address, unique('nobody'), 'wrong');
  const state = () =>
    sql(`select ctid::text, xmin::text, xmax::text from failed_sign_ins where subject = $1`, [`address ${address}`]);
  const before = await state();
  const refused = Array.from({ length: 30 }, () => from.signIn(address, unique('nobody'), 'wrong'));
  expect(new Set((await Promise.all(refused)).map(({ status }) => status))).toEqual(new Set([429]));
  expect(await state()).toEqual(before);
});
