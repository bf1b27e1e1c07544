import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '@contract/change';
import { REQUESTED_WITH } from '@contract/headers';
import { send } from '@test/fuzz/send';
import { api, type FromAddresses, startFromAddresses } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

describe('approve by code', () => {
  const linkTo = (golfclubId: string, username: string, code: string) =>
    `/api/golfclub/signup/member/approve/${golfclubId}/${encodeURIComponent(username)}/${code}`;

  async function someoneWhoWaits() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const member = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
    const code = randomUUID().replaceAll('-', '');
    await sql('insert into approval_codes (member_id, code) values ($1, $2)', [member.id, code]);
    return { fixtures, club, member, code, link: linkTo(club.id, member.username, code) };
  }

  /** Sends exactly these headers; `fetch` would add its own. */
  const sent = (link: string, headers: Record<string, string>) => send({ method: 'GET', path: link, headers });

  async function rolesOf(memberId: string): Promise<unknown> {
    const [row] = await sql<{ roles: string[]; version: number }>('select roles, version from members where id = $1', [
      memberId,
    ]);
    return [row?.roles, row?.version];
  }

  test('the link approves, also the second time, and once is on record', async () => {
    const { fixtures, club, member, link } = await someoneWhoWaits();
    for (const time of ['first', 'second']) {
      const answer = await api().get(link);
      expect([time, answer.status, answer.body]).toEqual([time, 200, { approved: true }]);
    }
    expect(await rolesOf(member.id)).toEqual([['PLAYER', 'APPROVED'], 2]);
    const signIn = await api().post('/api/auth/signin', {
      usernameOrEmail: member.username,
      password: member.password,
    });
    expect(signIn.status).toBe(200);
    const admin = await fixtures.member({ club, roles: ['ADMIN'] });
    const { body } = await api(await fixtures.signedIn(admin)).get<Change[]>(`/api/changes?memberId=${member.id}`);
    expect(body.map(({ action, actor }) => [action, actor])).toEqual([['member.approved', null]]);
  });

  test('many clicks at once approve once', async () => {
    const { member, link } = await someoneWhoWaits();
    const answers = await Promise.all(Array.from({ length: 8 }, () => api().get(link)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rolesOf(member.id)).toEqual([['PLAYER', 'APPROVED'], 2]);
  });

  test('a second click ends no session that has begun meanwhile', async () => {
    const { fixtures, member, link } = await someoneWhoWaits();
    await api().get(link);
    const client = api(await fixtures.signedIn(member));
    await api().get(link);
    expect((await client.get('/api/golfclub/whoami')).status).toBe(200);
  });

  test('whatever is wrong with a link, the answer is the same and nobody is approved', async () => {
    const { fixtures, club, member, code } = await someoneWhoWaits();
    const another = await someoneWhoWaits();
    const codeless = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
    const wrong: Record<string, string> = {
      'another code': linkTo(club.id, member.username, another.code),
      'a longer code': linkTo(club.id, member.username, `${code}0`),
      'half a code': linkTo(club.id, member.username, code.slice(0, 16)),
      'a code in capitals': linkTo(club.id, member.username, `${code.slice(0, -1)}G`),
      'another club': linkTo(another.club.id, member.username, code),
      'a club that is no id': linkTo('%27', member.username, code),
      'a club of endless length': linkTo('a'.repeat(5_000), member.username, code),
      'another person': linkTo(club.id, another.member.username, code),
      'a person without a code': linkTo(club.id, codeless.username, code),
      nobody: linkTo(club.id, 'nobody', code),
      'nobody at all': linkTo(club.id, '   ', code),
    };
    const bytes = (await api().get(linkTo(randomUUID(), 'nobody', 'x'))).text;
    for (const [what, link] of Object.entries(wrong)) {
      const answer = await api().get(link);
      expect([what, answer.status, answer.code, answer.text]).toEqual([what, 404, 'not-found', bytes]);
    }
    expect(await rolesOf(member.id)).toEqual([['PLAYER', 'UNAPPROVED'], 1]);
  });

  test('a code is good for seven days', async () => {
    const { member, link } = await someoneWhoWaits();
    const age = (interval: string) =>
      sql(`update approval_codes set made_at = now() - $2::interval where member_id = $1`, [member.id, interval]);
    await age('7 days 1 minute');
    expect((await api().get(link)).status).toBe(404);
    await age('6 days 23 hours 59 minutes');
    expect((await api().get(link)).status).toBe(200);
  });

  const page = existsSync(path.join(__dirname, '../../../dist/web/index.html')) ? 200 : 503;

  const fetched = { 'x-requested-with': REQUESTED_WITH, 'sec-fetch-mode': 'cors' };

  test.each([
    ['a mail scanner', {}],
    ['whoever opens it in a browser', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a prefetch of our own page', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' }],
    ['a script without the header of the app', { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }],
    ['a program that shows pages and says so', { ...fetched, 'x-requested-with': 'com.example.mail' }],
    ['a navigation with the header', { ...fetched, 'sec-fetch-mode': 'navigate' }],
  ])('to %s the link is the page, and approves nobody', async (_whom, headers) => {
    const { member, link } = await someoneWhoWaits();
    for (const address of [link, `${link}?utm_source=mail`]) {
      const answer = await sent(address, headers);
      expect([answer.status, answer.headers['content-type']?.startsWith('text/')]).toEqual([page, true]);
      expect([answer.headers['etag'], answer.headers['cache-control']]).toEqual([undefined, 'no-store']);
    }
    expect(await rolesOf(member.id)).toEqual([['PLAYER', 'UNAPPROVED'], 1]);
  });

  test.each([
    ['of the web app', fetched],
    ['of a page of the same origin', { ...fetched, 'sec-fetch-mode': 'same-origin' }],
    ['of a browser that says nothing of its mode', { 'x-requested-with': REQUESTED_WITH }],
  ])('a call %s approves, and no cache may keep its answer', async (_which, headers) => {
    const { member, link } = await someoneWhoWaits();
    const answer = await sent(link, headers);
    expect([answer.status, answer.headers['etag'], answer.headers['cache-control']]).toEqual([
      200,
      undefined,
      'no-store',
    ]);
    expect(await rolesOf(member.id)).toEqual([['PLAYER', 'APPROVED'], 2]);
  });

  test('looking at the link without opening it approves nobody', async () => {
    const { member, link } = await someoneWhoWaits();
    for (const method of ['HEAD', 'POST', 'PUT']) {
      const { status } = await fetch(`${fromSetup('TEST_SERVER_URL')}${link}`, { method });
      expect([method, status]).toEqual([method, 405]);
    }
    expect(await rolesOf(member.id)).toEqual([['PLAYER', 'UNAPPROVED'], 1]);
  });
});

describe('sign in limits', () => {
  let from: FromAddresses;

  beforeAll(async () => {
    from = await startFromAddresses();
  });

  afterAll(() => from.server.stop());

  async function someone() {
    const fixtures = await makeFixtures();
    const member = await fixtures.member({ club: await fixtures.club() });
    return { ...member, token: await fixtures.signedIn(member) };
  }

  /** Returns how often each status was answered to so many wrong passwords at once, each from another of these addresses. */
  async function guess(name: string, times: number, addressOf: (index: number) => string) {
    const guesses = Array.from({ length: times }, (_, index) => from.signIn(addressOf(index), name, 'wrong'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    return { refused: statuses.filter((status) => status === 401).length, limited: statuses.length };
  }

  const waitOf = (answer: Response) => Number(answer.headers.get('retry-after'));

  test('after ten failures a name is refused at this address on every server, and elsewhere it is not', async () => {
    const { username, password } = await someone();
    expect(await guess(username, 14, () => '127.0.0.1')).toEqual({ refused: 10, limited: 14 });
    const elsewhere = await api().post('/api/auth/signin', { usernameOrEmail: username, password });
    expect(fromSetup('TEST_SERVER_URL')).toContain('127.0.0.1');
    expect([elsewhere.status, elsewhere.code]).toEqual([429, 'too-many-requests']);
    expect((await from.signIn('198.51.100.1', username, password)).status).toBe(200);
  });

  test('each further try waits twice as long, up to a quarter of an hour, and a right password ends it', async () => {
    const { username, password } = await someone();
    const address = '198.51.100.2';
    const subject = `name and address ${username} ${address}`;
    const waitIsOver = () => sql('update failed_sign_ins set refused_until = now() where subject = $1', [subject]);
    await guess(username, 10, () => address);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const refused = await from.signIn(address, username, password);
      expect(refused.status).toBe(429);
      waits.push(waitOf(refused));
      await waitIsOver();
      expect((await from.signIn(address, username, 'wrong')).status).toBe(401);
    }
    for (const [index, seconds] of [30, 60, 120, 240, 480, 900, 900].entries()) {
      expect(waits[index]).toBeLessThanOrEqual(seconds);
      expect(waits[index]).toBeGreaterThan(seconds - 20);
    }
    await waitIsOver();
    expect((await from.signIn(address, username, password)).status).toBe(200);
    expect((await from.signIn(address, username, 'wrong')).status).toBe(401);
  });

  test('failures are forgotten after fifteen quiet minutes for each', async () => {
    const { username } = await someone();
    const address = '198.51.100.3';
    const subject = `name and address ${username} ${address}`;
    await guess(username, 4, () => address);
    const [row] = await sql<{ minutes: number }>(
      `select round(extract(epoch from window_ends_at - now()) / 60)::integer as minutes
     from failed_sign_ins where subject = $1`,
      [subject],
    );
    expect(row).toEqual({ minutes: 60 });
    await sql(`update failed_sign_ins set window_ends_at = now() - interval '1 second' where subject = $1`, [subject]);
    expect(await guess(username, 12, () => address)).toMatchObject({ refused: 10 });
  });

  test('guesses from everywhere end after fifty; running sessions and known devices go on', async () => {
    const { username, password, token } = await someone();
    const cookie = (await from.signIn('198.51.100.4', username, password)).headers.get('set-cookie') ?? '';
    expect(await guess(username, 60, (index) => `2001:db8:16:${index}::1`)).toMatchObject({ refused: 50 });
    expect((await from.signIn('198.51.100.5', username, password)).status).toBe(429);
    expect((await api(token).get('/api/golfclub/whoami')).status).toBe(200);
    expect((await from.signIn('198.51.100.5', username, password, cookie)).status).toBe(200);
  });

  test('a known device is limited by itself alone, and its failures hinder nobody else', async () => {
    const { username, password } = await someone();
    const address = '198.51.100.6';
    const cookie = (await from.signIn(address, username, password)).headers.get('set-cookie') ?? '';
    const guesses = Array.from({ length: 14 }, () => from.signIn(address, username, 'wrong', cookie));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 4 }, () => 429)]);
    expect((await from.signIn(address, username, password, cookie)).status).toBe(429);
    const other = await from.signIn(address, username, password);
    expect(other.status).toBe(200);
    expect((await from.signIn(address, username, password, other.headers.get('set-cookie') ?? '')).status).toBe(200);
  });

  test('username, e-mail and a name that nobody has are counted and refused alike, each for itself', async () => {
    const { username, email } = await someone();
    const address = '198.51.100.7';
    const answers: string[] = [];
    for (const name of [username, email.toUpperCase(), unique('nobody')]) {
      expect(await guess(name, 13, () => address)).toMatchObject({ refused: 10 });
      const limited = await from.signIn(address, name, 'wrong');
      expect(waitOf(limited)).toBeGreaterThan(20);
      const { requestId: _id, ...problem } = (await limited.json()) as Record<string, unknown>;
      answers.push(JSON.stringify([limited.status, problem]));
    }
    expect(new Set(answers).size).toBe(1);
  });

  test('a right password is no failure of the address or the name', async () => {
    const { username, password } = await someone();
    const address = '198.51.100.8';
    for (let time = 0; time < 3; time += 1) await from.signIn(address, username, password);
    const subjects = [`address ${address}`, `name ${username}`, `name and address ${username} ${address}`];
    const rows = await sql<{ failures: number }>('select failures from failed_sign_ins where subject = any($1)', [
      subjects,
    ]);
    expect(rows.map(({ failures }) => failures)).toEqual([0, 0]);
  });
});
