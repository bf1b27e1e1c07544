import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Display, MadeDisplayLink } from '@contract/display';
import type { Golfclub } from '@contract/golfclub';
import type { HostedImage } from '@contract/image';
import type { LeagueTable } from '@contract/league';
import { ANSWERED_BY } from '@test/proxy/plainProxy';
import { startServersBehindProxy, type ServersBehindProxy } from '@test/proxy/serversBehindProxy';
import { type Answer, api, signIn } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { fromSetup } from '@test/fixtures/environment';
import { following, followingDisplay, eventsOf } from '@test/fixtures/following';
import { imageFile } from '@test/fixtures/imageFiles';
import { delivered } from '@test/fixtures/images';
import { fixturePassword } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { trainingCalls } from '@test/fixtures/trainings';

let servers: ServersBehindProxy;
beforeAll(async () => {
  servers = await startServersBehindProxy();
});
afterAll(() => servers.remove());

/** Returns two answers to the same question, one of each server. */
async function ofBoth<Body>(send: () => Promise<Answer<Body>>): Promise<[Answer<Body>, Answer<Body>]> {
  const both: [Answer<Body>, Answer<Body>] = [await send(), await send()];
  const answeredBy = both.map(({ headers }) => headers.get(ANSWERED_BY)).sort();
  expect(answeredBy).toEqual([servers.first.url, servers.second.url].sort());
  return both;
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

async function clubAtRange() {
  const made = await proOfNewClub();
  const plannedDate = new Date().toISOString().slice(0, 10);
  const training = await made.fixtures.runningTraining({ pro: made.pro, players: [await made.player()], plannedDate });
  const calls = made.calls(training.id);
  const sessionId = training.trainingSessions[0]?.id ?? '';
  const record = (index: number, headers = {}) => calls.recordBall(sessionId, { index, points: 3 }, headers);
  return { ...made, training, calls, sessionId, record, token: await made.fixtures.signedIn(made.pro) };
}

test('who has signed in at one server is known to both, and signing out at one is signing out at both', async () => {
  const { pro } = await proOfNewClub();
  const client = api((await signIn(pro.username, pro.password)).body.accessToken);
  expect(statuses(await ofBoth(() => client.get('/api/golfclub/whoami')))).toEqual([200, 200]);
  expect((await client.post('/api/auth/signout')).status).toBe(200);
  expect(statuses(await ofBoth(() => client.get('/api/golfclub/whoami')))).toEqual([401, 401]);
});

test('members are made and edited by turns, and a training is planned, played and counted', async () => {
  const { fixtures, club, client, record, calls } = await clubAtRange();
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
  const username = unique('robin');
  const robin = { name: 'Robin', surname: 'Grün', email: `${username}@example.org`, roles: [], handicap: 18.4 };
  const made = { ...robin, username, password: fixturePassword, golfclubId: club.id };
  expect((await admin.post(`/api/golfclub/${club.id}/member`, made)).status).toBe(201);
  const edited = { ...robin, surname: 'Blau' };
  expect((await admin.put(`/api/golfclub/${club.id}/member/${username}`, edited)).status).toBe(200);
  const answers = await ofBoth(() => admin.get<Golfclub>(`/api/golfclub/${club.id}`));
  for (const { text } of answers) expect(text).toContain('Blau');

  for (let index = 0; index < 5; index += 1) expect((await record(index)).status).toBe(200);
  expect(await calls.finish()).toMatchObject({ status: 200, body: { status: 'FINISHED' } });
  const [one, other] = await ofBoth(() => client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`));
  expect(one.status).toBe(200);
  expect(one.text).toContain('Jana');
  expect(other.body).toEqual(one.body);
});

test('what is sent again with its key takes effect once, also at the other server', async () => {
  const { record, calls, sessionId } = await clubAtRange();
  const headers = { 'idempotency-key': randomUUID() };
  const [one, other] = await ofBoth(() => record(0, headers));
  expect(statuses([one, other])).toEqual([200, 200]);
  expect(other.body).toEqual(one.body);
  expect(await sql('select from ball_recordings where player_session_id = $1', [sessionId])).toHaveLength(1);
  const reused = await ofBoth(() => calls.recordBall(sessionId, { index: 1, points: 1 }, headers));
  expect(reused.map(({ code }) => code)).toEqual(['idempotency-key-reused', 'idempotency-key-reused']);
});

test('failed sign-ins are counted over both servers', async () => {
  const { pro } = await proOfNewClub();
  for (let failed = 0; failed < 5; failed += 1) {
    expect(statuses(await ofBoth(() => signIn(pro.username, 'wrong')))).toEqual([401, 401]);
  }
  expect(statuses(await ofBoth(() => signIn(pro.username, pro.password)))).toEqual([429, 429]);
});

test('an attempt counts for the address that the proxy has seen, whatever the caller says of it', async () => {
  const { pro } = await proOfNewClub();
  const { hostname, port } = new URL(fromSetup('TEST_SERVER_URL'));
  const body = JSON.stringify({ usernameOrEmail: pro.username, password: 'wrong' });
  const sent = request({ hostname, port, localAddress: '127.0.0.2', method: 'POST', path: '/api/auth/signin' });
  sent.setHeader('content-type', 'application/json');
  sent.setHeader('x-forwarded-for', '198.51.100.1');
  const answered = once(sent, 'response');
  sent.end(body);
  expect(await answered).toMatchObject([{ statusCode: 401 }]);
  const counted = await sql<{ subject: string }>(
    `select subject from failed_sign_ins where subject in ('address 127.0.0.2', 'address 198.51.100.1')`,
  );
  expect(counted).toEqual([{ subject: 'address 127.0.0.2' }]);
});

test('what is written at either server is told live by both, within a second', async () => {
  const { club, training, token, sessionId } = await clubAtRange();
  const followers = [
    await following(token, club.id, servers.first.url),
    await following(token, club.id, servers.second.url),
  ];
  const tookMs: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const hearing = Promise.all(followers.map((one) => one.next(eventsOf(training.id))));
    const begun = performance.now();
    await trainingCalls(api(token), training.id).recordBall(sessionId, { index, points: 3 });
    await hearing;
    tookMs.push(performance.now() - begun);
  }
  // A machine that is busy with something else may hold up one of them.
  expect(Math.min(...tookMs)).toBeLessThan(1_000);
  followers.forEach((one) => one.stop());
});

test('whoever follows again, now at the other server, is told to catch up and hears what comes', async () => {
  const { club, training, token, record } = await clubAtRange();
  const before = await following(token, club.id);
  before.stop();
  await before.ended;
  await record(0);
  const after = await following(token, club.id);
  expect(after.heard).toEqual([{ event: 'resync', data: {} }]);
  const hearing = after.next(eventsOf(training.id));
  await record(1);
  await hearing;
  after.stop();
});

test('an image that one server was given is shown by both', async () => {
  const { fixtures, club } = await proOfNewClub();
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
  const uploaded = await admin.raw<HostedImage>({
    method: 'POST',
    path: '/image/upload?tag=tip&name=putter.png',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(await imageFile('image/png')),
  });
  expect(uploaded.status).toBe(201);
  const visible = [0, 1].map(() => delivered('w_40', uploaded.body.public_id));
  const [one, other] = await Promise.all(visible);
  expect(statuses([one, other].flatMap((image) => image ?? []))).toEqual([200, 200]);
  expect(one?.headers.get(ANSWERED_BY)).not.toBe(other?.headers.get(ANSWERED_BY));
  expect(one?.bytes.length).toBeGreaterThan(0);
  expect(other?.bytes).toEqual(one?.bytes);
});

test('a display link works at both servers, live too, until it is revoked at one', async () => {
  const { club, client, training, record } = await clubAtRange();
  const links = `/api/golfclub/${club.id}/displaylinks`;
  const { body: made } = await client.post<MadeDisplayLink>(links, { name: 'Clubhouse', shortNames: true });
  const headers = { authorization: `Display ${made.secret}` };
  const visible = await ofBoth(() => api().get<Display>('/api/display', headers));
  expect(visible.map(({ body }) => body.club)).toEqual([club.name, club.name]);
  const screens = [await followingDisplay(made.secret), await followingDisplay(made.secret)];
  const hearing = Promise.all(screens.map((screen) => screen.next(eventsOf(training.id))));
  await record(0);
  await hearing;
  await client.delete(`${links}/${made.link.id}`);
  expect(await Promise.all(screens.map(({ ended }) => ended))).toEqual([true, true]);
  expect(statuses(await ofBoth(() => api().get('/api/display', headers)))).toEqual([404, 404]);
});

test('when one server is killed the other goes on, and whoever followed there follows on here', async () => {
  const { club, training, token, record } = await clubAtRange();
  const [staying, left] = [
    await following(token, club.id, servers.second.url),
    await following(token, club.id, servers.first.url),
  ];
  const headers = { 'idempotency-key': randomUUID() };
  expect((await record(0, headers)).status).toBe(200);
  await servers.first.kill('SIGKILL');
  await left.ended;
  // Whichever server had answered it.
  expect((await record(0, headers)).status).toBe(200);
  const back = await following(token, club.id);
  const hearing = Promise.all([staying, back].map((one) => one.next(eventsOf(training.id))));
  for (let index = 1; index < 5; index += 1) expect((await record(index)).status).toBe(200);
  await hearing;
  expect(statuses([await api().get('/ready'), await api().get('/ready')])).toEqual([200, 200]);
  [staying, back].forEach((one) => one.stop());
});
