import { MOST_HELPER_CODES, MOST_HELPERS } from '@contract/lists';
import type { Change } from '@contract/change';
import type { HelperCode, MadeHelperCode, TrainingHelper } from '@contract/helper';
import type { SignedIn } from '@contract/session';
import type { ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { eventsOf, following } from '@test/fixtures/following';
import { forgetWrongCodes, helperToken, letIn } from '@test/fixtures/helpers';
import { staffOfClub } from '@test/fixtures/staffOfClub';

beforeEach(forgetWrongCodes);

/** A running training with two open player sessions, a code of it, and a helper who is signed in. */
async function helped() {
  const staff = await staffOfClub();
  const { fixtures, club, player, proClient } = staff;
  const sessions = [
    { players: [await player()], status: 'EDIT' },
    { players: [await player()], status: 'ADDED' },
  ] as const;
  const training = await fixtures.training({ club, status: 'STARTED', sessions });
  const path = `/api/scheduledtrainings/${training.id}`;
  const codes = `${path}/helpercodes`;
  const made = (await proClient.post<MadeHelperCode>(codes)).body;
  const token = await helperToken(made.code);
  const [first = '', second = ''] = training.sessionIds;
  const record = (ball: object, as = token, headers = {}) =>
    api(as).put<ScheduledTraining>(`${path}/playerdata/${first}/ball/add`, ball, headers);
  const read = async () => (await proClient.get<ScheduledTraining>(`/api/scheduledtrainings/one/${training.id}`)).body;
  const list = async () => (await proClient.get<HelperCode[]>(codes)).body;
  return { ...staff, training, path, codes, made, token, first, second, record, read, list };
}

const signIn = (body: object) => api().post<SignedIn>('/api/helper/signin', body);

const idIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

test('a code has six signs that do not look alike, is told once and stored as a hash that needs the server to be made', async () => {
  const { made, codes, proClient, pro } = await helped();
  expect(made.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  const { name, surname } = pro;
  expect(made.helperCode).toMatchObject({ createdBy: { name, surname }, helpers: [] });
  expect((await proClient.get(codes)).text).not.toContain(made.code);
  const [row] = await sql<{ row: string }>('select c::text as row from helper_codes c where id = $1', [
    made.helperCode.id,
  ]);
  expect(row?.row).not.toContain(made.code);
});

test('a code is typed in any case, with spaces and hyphens', async () => {
  const { made } = await helped();
  const typed = ` ${made.code.slice(0, 3).toLowerCase()}-${made.code.slice(3)} `;
  expect((await signIn({ code: typed, name: 'Hanna' })).status).toBe(200);
});

test.each(['Han\u001b[2Jna', 'Hanna\nAdmin', 'Han\u200bna'])('a helper cannot sign in as %j', async (name) => {
  const { made, training } = await helped();
  expect((await signIn({ code: made.code, name })).status).toBe(400);
  expect(await sql('select from helpers where training_id = $1 and name <> $2', [training.id, 'Hanna'])).toEqual([]);
});

test('a ball of a helper carries their name: in the training, its history and a conflict, until the staff records it', async () => {
  const { first, record, read, proClient, path } = await helped();
  const { body } = await record({ index: 0, points: 3 });
  expect(body.trainingSessions[0]?.balls).toEqual([{ index: 0, points: 3, version: 1, helper: 'Hanna' }]);
  expect((await read()).trainingSessions[0]?.balls[0]?.helper).toBe('Hanna');
  const history = await sql(
    `select r.recorded_by, h.name from ball_recordings r join helpers h on h.id = r.helper_id
     where r.player_session_id = $1`,
    [first],
  );
  expect(history).toEqual([{ recorded_by: null, name: 'Hanna' }]);
  const mine = { index: 0, points: 1 };
  const conflict = await proClient.put<{ current: object }>(`${path}/playerdata/${first}/ball/add`, {
    ...mine,
    basedOn: 0,
  });
  expect(conflict.code).toBe('ball-conflict');
  expect(conflict.body.current).toMatchObject({ recordedBy: { name: 'Hanna', surname: '' } });
  await proClient.put(`${path}/playerdata/${first}/ball/add`, mine);
  expect((await read()).trainingSessions[0]?.balls).toEqual([{ index: 0, points: 1, version: 2 }]);
});

test('a helper clears a ball, records several at once and opens a player session, but none that was finished', async () => {
  const { path, first, second, token, record, read, proClient } = await helped();
  const helper = api(token);
  await record({ index: 0, points: 3 });
  expect((await record({ index: 0, points: null })).body.trainingSessions[0]?.balls).toEqual([]);
  expect((await helper.put(`${path}/playerdata/edit/${second}`)).status).toBe(200);
  const balls = [0, 1].map((index) => ({ index, points: 1 }));
  expect((await helper.put(`${path}/playerdata/${second}/balls/add`, { balls })).status).toBe(200);
  await proClient.put(`${path}/playerdata/finish/${first}`);
  const reopening = await helper.put(`${path}/playerdata/edit/${first}`);
  expect([reopening.status, reopening.code]).toEqual([403, 'not-permitted']);
  expect((await read()).trainingSessions.map(({ playerDataStatus }) => playerDataStatus)).toEqual(['FINISHED', 'EDIT']);
});

test('a ball sent again under its key is recorded once and answered with its helper, whose name is not stored', async () => {
  const { record, token } = await helped();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [once, again] = [
    await record({ index: 0, points: 3 }, token, key),
    await record({ index: 0, points: 3 }, token, key),
  ];
  expect(again.body).toEqual(once.body);
  const [stored] = await sql<{ answer: string }>('select answer::text from idempotent_answers where key = $1', [
    key['idempotency-key'],
  ]);
  expect(stored?.answer).not.toContain('Hanna');
});

test.each<[string, (of: Awaited<ReturnType<typeof helped>>) => Promise<unknown>]>([
  ['is revoked', ({ proClient, codes, made }) => proClient.delete(`${codes}/${made.helperCode.id}`)],
  ['belongs to a training that is finished', ({ proClient, path }) => proClient.put(`${path}/finish`)],
  ['belongs to a training that is deleted', ({ adminClient, path }) => adminClient.delete(path)],
  [
    'was made by somebody who is a player now',
    ({ pro }) => sql(`update members set roles = array['APPROVED', 'PLAYER'] where id = $1`, [pro.id]),
  ],
  ['was made by somebody who is deleted', ({ asAdmin, pro }) => asAdmin.remove(pro)],
])(
  'a code that %s lets nobody in, and its helpers are refused at once, their live stream ended',
  async (_what, end) => {
    const all = await helped();
    const { token, club, made, record, training } = all;
    const live = await following(token, club.id);
    const heard = live.next(eventsOf(training.id));
    expect((await record({ index: 0, points: 3 })).status).toBe(200);
    await heard;
    await end(all);
    expect(await live.ended).toBe(true);
    expect(await record({ index: 1, points: 3 })).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await signIn({ code: made.code, name: 'Hanna' })).toMatchObject({ status: 404, code: 'code-not-valid' });
  },
);

test('a training that is opened again has no codes', async () => {
  const { proClient, path, list, made, record } = await helped();
  await proClient.put(`${path}/finish`);
  await proClient.put(`${path}/unfinish`);
  expect(await list()).toEqual([]);
  expect((await signIn({ code: made.code, name: 'Hanna' })).status).toBe(404);
  expect((await record({ index: 0, points: 3 })).status).toBe(401);
});

test('a device goes on as the helper it was, by the next code of the training and the same name', async () => {
  const { proClient, codes, made, token, record, list } = await helped();
  const { sub, key } = { sub: idIn(token), key: { 'idempotency-key': crypto.randomUUID() } };
  await record({ index: 0, points: 3 }, token, key);
  await proClient.delete(`${codes}/${made.helperCode.id}`);
  const next = (await proClient.post<MadeHelperCode>(codes)).body.code;
  const again = await helperToken(next, 'Hanna', [sub]);
  expect(idIn(again)).toBe(sub);
  // What was sent already is not done twice.
  const repeated = await record({ index: 0, points: 3 }, again, key);
  expect(repeated.body.trainingSessions[0]?.balls[0]).toMatchObject({ version: 1, helper: 'Hanna' });
  expect(idIn(await helperToken(next, 'Peter', [sub]))).not.toBe(sub);
  const [code] = await list();
  expect(code?.helpers.map(({ name, balls }) => [name, balls])).toEqual([
    ['Hanna', 1],
    ['Peter', 0],
  ]);
});

test('who was a helper elsewhere is another one here', async () => {
  const [here, there] = [await helped(), await helped()];
  const sub = idIn(there.token);
  expect(idIn(await helperToken(here.made.code, 'Hanna', [sub]))).not.toBe(sub);
});

test('a helper who signs out is refused and no longer listed, their stream ends, others of the same code go on', async () => {
  const { club, made, token, record, list } = await helped();
  const other = await helperToken(made.code, 'Peter');
  const live = await following(token, club.id);
  expect((await api(token).post('/api/helper/signout')).status).toBe(200);
  expect(await live.ended).toBe(true);
  expect((await list())[0]?.helpers.map(({ name }) => name)).toEqual(['Peter']);
  expect((await record({ index: 0, points: 3 })).status).toBe(401);
  expect((await record({ index: 0, points: 3 }, other)).status).toBe(200);
});

test('a sign-in of a helper lasts twelve hours', async () => {
  const { token, record } = await helped();
  const age = (hours: number) =>
    sql(`update helper_sign_ins set signed_in_at = now() - make_interval(mins => $2) where helper_id = $1`, [
      idIn(token),
      hours * 60,
    ]);
  await age(11.9);
  expect((await record({ index: 0, points: 3 })).status).toBe(200);
  await age(12.1);
  expect((await record({ index: 1, points: 3 })).status).toBe(401);
});

test('a helper hears of their own training alone', async () => {
  const { fixtures, club, token, training, record } = await helped();
  const other = await fixtures.training({ club, status: 'STARTED' });
  const live = await following(token, club.id);
  const heard = live.next(eventsOf(training.id));
  await sql('update scheduled_trainings set updated_at = clock_timestamp() where id = $1', [other.id]);
  await record({ index: 0, points: 3 });
  await heard;
  live.stop();
  expect(live.heard.some(eventsOf(other.id))).toBe(false);
});

test('codes are made for a running training, so many at most', async () => {
  const { fixtures, club, proClient, codes } = await helped();
  for (const status of ['PLANNED', 'FINISHED'] as const) {
    const { id } = await fixtures.training({ club, status });
    const answer = await proClient.post(`/api/scheduledtrainings/${id}/helpercodes`);
    expect([answer.status, answer.code]).toEqual([409, 'wrong-state']);
  }
  for (let made = 1; made < MOST_HELPER_CODES; made += 1) expect((await proClient.post(codes)).status).toBe(201);
  expect(await proClient.post(codes)).toMatchObject({ status: 409, code: 'wrong-state' });
});

test('of several who sign in at once to the last free place one gets in', async () => {
  const { training, made } = await helped();
  // One is signed in already.
  await letIn(training, made.helperCode.id, MOST_HELPERS - 2);
  const names = Array.from({ length: 8 }, (_, index) => `Late ${index}`);
  const answers = await Promise.all(names.map((name) => signIn({ code: made.code, name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  const helpers = await sql('select from helpers where training_id = $1', [training.id]);
  expect(helpers).toHaveLength(MOST_HELPERS);
});

test('a code that has let in as many helpers as it may ends no helping: the next code lets in others and earlier ones', async () => {
  const { training, made, token, proClient, codes, record } = await helped();
  await letIn(training, made.helperCode.id, MOST_HELPERS - 1);
  // A sign-out makes no room.
  expect((await api(token).post('/api/helper/signout')).status).toBe(200);
  const refused = await signIn({ code: made.code, name: 'Peter' });
  expect([refused.status, refused.code]).toEqual([409, 'wrong-state']);
  expect((await signIn({ code: made.code, name: 'Hanna', earlier: [idIn(token)] })).status).toBe(200);
  await proClient.delete(`${codes}/${made.helperCode.id}`);
  const next = (await proClient.post<MadeHelperCode>(codes)).body.code;
  expect(idIn(await helperToken(next, 'Hanna', [idIn(token)]))).toBe(idIn(token));
  expect((await record({ index: 0, points: 3 }, await helperToken(next, 'Peter'))).status).toBe(200);
});

test('the record says who made and revoked codes, and who came in by them', async () => {
  const { adminClient, proClient, club, pro, codes, made, token } = await helped();
  await api(token).post('/api/helper/signout');
  // Again by the same code: it is on record once.
  await helperToken(made.code, 'Hanna', [idIn(token)]);
  await proClient.delete(`${codes}/${made.helperCode.id}`);
  const { body } = await adminClient.get<Change[]>(`/api/changes?golfclubId=${club.id}`);
  expect(body.map(({ action, actor }) => [action, actor?.id ?? null]).reverse()).toEqual([
    ['helperCode.made', pro.id],
    ['helper.signedIn', null],
    ['helperCode.revoked', pro.id],
  ]);
  expect(body[1]?.fields).toContainEqual({ field: 'helper', before: null, after: 'Hanna' });
  expect(JSON.stringify(body)).not.toContain(made.code);
});

test('the names of helpers go with their training, from the record too', async () => {
  const { adminClient, club, path, record } = await helped();
  const other = await helped();
  await record({ index: 0, points: 3 });
  await record({ index: 0, points: 1 });
  const recordOf = async (client: typeof adminClient, id: string) =>
    (await client.get<Change[]>(`/api/changes?golfclubId=${id}`)).text;
  expect(await recordOf(adminClient, club.id)).toContain('Hanna');

  await adminClient.delete(path);

  expect(await recordOf(adminClient, club.id)).toContain('helper.signedIn');
  expect(await recordOf(adminClient, club.id)).not.toContain('Hanna');
  expect(await recordOf(other.adminClient, other.club.id)).toContain('Hanna');
});

test('erases the name of one helper of a finished training from balls, conflicts, sign-ins and the record', async () => {
  const { fixtures, adminClient, proClient, club, pro, path, made, token, first, record, read, training } =
    await helped();
  const peter = await helperToken(made.code, 'Peter');
  await record({ index: 0, points: 3 });
  await record({ index: 0, points: 1 });
  await record({ index: 1, points: 3 }, peter);
  await record({ index: 1, points: 1 }, peter);
  expect((await proClient.put(`${path}/finish`)).status).toBe(200);
  const helpers = async () => (await proClient.get<TrainingHelper[]>(`${path}/helpers`)).body;
  const hanna = idIn(token);
  expect(await helpers()).toEqual([
    { id: hanna, name: 'Hanna', balls: 1 },
    { id: idIn(peter), name: 'Peter', balls: 1 },
  ]);
  const changes = async () => (await adminClient.get<Change[]>(`/api/changes?golfclubId=${club.id}`)).body;
  expect(JSON.stringify(await changes())).toContain('Hanna');
  const before = await read();
  const live = await following(await fixtures.signedIn(pro), club.id);
  const heard = live.next(eventsOf(training.id));

  const key = { 'idempotency-key': crypto.randomUUID() };
  const erasing = () => proClient.delete(`${path}/helpers/${hanna}`, undefined, key);
  const answers = [await erasing(), await erasing(), await proClient.delete(`${path}/helpers/${hanna}`)];

  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { id: hanna }]));
  await heard;
  live.stop();
  expect((await helpers()).map(({ name, balls }) => [name, balls])).toEqual([
    ['', 1],
    ['Peter', 1],
  ]);
  const now = await read();
  expect(now.trainingSessions[0]?.balls.map(({ points, helper }) => [points, helper])).toEqual([
    [1, ''],
    [1, 'Peter'],
  ]);
  expect(now.updated_at > before.updated_at).toBe(true);
  const recorded = await changes();
  expect(JSON.stringify(recorded)).not.toContain('Hanna');
  expect(recorded.filter(({ fields }) => JSON.stringify(fields).includes('Peter'))).toHaveLength(2);
  const erased = recorded.filter(({ action }) => action === 'helper.erased');
  expect(erased.map(({ actor, fields }) => [actor?.id, fields.map(({ field }) => field)])).toEqual([
    [pro.id, ['training', 'plannedDate']],
  ]);
  expect((await proClient.put(`${path}/unfinish`)).status).toBe(200);
  const conflict = await proClient.put<{ current: object }>(`${path}/playerdata/${first}/ball/add`, {
    index: 0,
    points: 3,
    basedOn: 1,
  });
  expect(conflict).toMatchObject({
    code: 'ball-conflict',
    body: { current: { recordedBy: { name: '', surname: '', isHelper: true } } },
  });
});

test('erasing the name of a helper ends their sign-in; by the next one they send their balls, and stay without a name', async () => {
  const { proClient, adminClient, club, path, codes, made, token, record, list } = await helped();
  const hanna = idIn(token);
  expect((await proClient.delete(`${path}/helpers/${hanna}`)).status).toBe(200);
  expect(await record({ index: 0, points: 3 })).toMatchObject({ status: 401, code: 'not-signed-in' });
  await proClient.delete(`${codes}/${made.helperCode.id}`);
  const next = (await proClient.post<MadeHelperCode>(codes)).body.code;
  const again = await helperToken(next, 'Hanna', [hanna]);
  expect(idIn(again)).toBe(hanna);
  expect((await record({ index: 0, points: 3 }, again)).body.trainingSessions[0]?.balls[0]?.helper).toBe('');
  expect((await record({ index: 0, points: 1 }, again)).status).toBe(200);
  expect((await list())[0]?.helpers.map(({ name }) => name)).toEqual(['']);
  expect((await adminClient.get(`/api/changes?golfclubId=${club.id}`)).text).not.toContain('Hanna');
});

test('the name of a helper of another training is not erased by the address of this one', async () => {
  const [here, there] = [await helped(), await helped()];
  const answer = await here.proClient.delete(`${here.path}/helpers/${idIn(there.token)}`);
  expect([answer.status, answer.code]).toEqual([404, 'not-found']);
  expect((await there.list())[0]?.helpers.map(({ name }) => name)).toEqual(['Hanna']);
});
