import type { LiveEvent } from '@contract/live';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { following, type Following, eventsOf } from '@test/fixtures/following';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { trainingCalls } from '@test/fixtures/trainings';

const opened: Following[] = [];

afterEach(() => opened.splice(0).forEach((one) => one.stop()));

async function follow(...options: Parameters<typeof following>): Promise<Following> {
  const one = await following(...options);
  opened.push(one);
  return one;
}

/** A club with a running training in which somebody can record. */
async function clubAtRange() {
  const pro = await proOfNewClub();
  const { fixtures, club, player } = pro;
  const member = await player();
  const running = async () => {
    const sessions = [{ players: [member], status: 'EDIT' as const }];
    const { id, sessionIds } = await fixtures.training({ club, status: 'STARTED', sessions });
    return {
      ...pro.calls(id),
      id,
      record: () => pro.calls(id).recordBall(sessionIds[0] ?? '', { index: 0, points: 3 }),
    };
  };
  const tokenOf = async (roles: Parameters<typeof player>[0]) => fixtures.signedIn(await player(roles));
  return { ...pro, member, running, tokenOf, proToken: await fixtures.signedIn(pro.pro) };
}

test('everybody of the staff who follows a club hears of a ball that one of them records', async () => {
  const { club, running, proToken, tokenOf } = await clubAtRange();
  const other = await tokenOf({ roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const both = [await follow(proToken, club.id), await follow(other, club.id)];
  const { id, record } = await running();
  // That it was started may still be on its way.
  const isUpdate = (live: LiveEvent) => eventsOf(id)(live) && 'updatedAt' in live.data;
  const hearing = Promise.all(both.map((one) => one.next(isUpdate)));
  const { updated_at: updatedAt } = (await record()).body;
  const announced = { event: 'training', data: { trainingId: id, status: 'STARTED', updatedAt } };
  expect(await hearing).toEqual([announced, announced]);
});

test('each step of a training is told with its new state, and a deleted one as gone', async () => {
  const { fixtures, club, calls, tokenOf, proToken } = await clubAtRange();
  const staff = await follow(proToken, club.id);
  const { id } = await fixtures.training({ club });
  const byAdmin = trainingCalls(api(await tokenOf({ roles: ['ADMIN', 'APPROVED'] })), id);
  const steps = [
    [calls(id).start, 'STARTED'],
    [calls(id).finish, 'FINISHED'],
    [calls(id).unfinish, 'STARTED'],
    [byAdmin.remove, null],
  ] as const;
  for (const [step, status] of steps) {
    const hearing = staff.next((live) => live.event === 'training' && live.data.status === status);
    await step();
    expect(await hearing).toMatchObject({ event: 'training', data: { trainingId: id, status } });
  }
});

test('a player hears of the league, and of no training', async () => {
  const { club, member, fixtures, running } = await clubAtRange();
  const { record, finish, unfinish } = await running();
  const player = await follow(await fixtures.signedIn(member), club.id);
  await record();
  for (const change of [finish, unfinish]) {
    const hearing = player.next(({ event }) => event === 'league');
    await change();
    await hearing;
  }
  expect(new Set(player.heard.map(({ event }) => event))).toEqual(new Set(['resync', 'league']));
});

test('what happens in one club is not told to those who follow another', async () => {
  const [here, there] = [await clubAtRange(), await clubAtRange()];
  const staff = await follow(here.proToken, here.club.id);
  const [ofOthers, own] = [await there.running(), await here.running()];
  await ofOthers.record();
  const hearing = staff.next(eventsOf(own.id));
  await own.record();
  await hearing;
  expect(staff.heard.some(eventsOf(ofOthers.id))).toBe(false);
});

test('an admin follows any club, everybody else only the own', async () => {
  const [here, there] = [await clubAtRange(), await clubAtRange()];
  const admin = await here.tokenOf({ roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  expect((await follow(admin, there.club.id)).status).toBe(200);
  const otherAnswer = await api(here.proToken).get(`/api/live/${there.club.id}`);
  const missing = await api(here.proToken).get('/api/live/01890000-0000-7000-8000-000000000000');
  expect([otherAnswer.status, otherAnswer.code]).toEqual([404, 'not-found']);
  expect(otherAnswer.text).toBe(missing.text);
  expect(await api().get(`/api/live/${here.club.id}`)).toMatchObject({ status: 401, code: 'not-signed-in' });
});

test.each([
  ['whoever signs out', (token: string) => api(token).post('/api/auth/signout')],
  [
    'whose sign-in was ended elsewhere',
    (_token: string, memberId: string) => sql('delete from sign_ins where member_id = $1', [memberId]),
  ],
])('the stream of %s ends', async (_whom, end) => {
  const { club, pro, proToken, running, tokenOf } = await clubAtRange();
  const gone = await follow(proToken, club.id);
  const staying = await follow(await tokenOf({ roles: ['APPROVED', 'PLAYER', 'PRO'] }), club.id);
  await end(proToken, pro.id);
  expect(await gone.ended).toBe(true);
  expect((await follow(proToken, club.id)).status).toBe(401);
  const { id } = await running();
  const hearing = staying.next(eventsOf(id));
  await sql(`update scheduled_trainings set updated_at = clock_timestamp() where id = $1`, [id]);
  await hearing;
  expect(gone.heard).toEqual([{ event: 'resync', data: {} }]);
});

test('a change that is rolled back or refused is told to nobody', async () => {
  const { club, running, proToken } = await clubAtRange();
  const [undone, refused, barrier, done] = [await running(), await running(), await running(), await running()];
  await refused.finish();
  const staff = await follow(proToken, club.id);
  // What was changed before may still be announced: up to this one.
  const caughtUp = staff.next(eventsOf(barrier.id));
  await barrier.record();
  await caughtUp;
  const before = staff.heard.length;
  const rolledBack = `do $$ begin
    update scheduled_trainings set updated_at = now() where id = '${undone.id}';
    raise exception 'never mind';
  end $$`;
  await expect(sql(rolledBack)).rejects.toThrow('never mind');
  expect((await refused.record()).status).toBe(409);
  const hearing = staff.next(eventsOf(done.id));
  await done.record();
  await hearing;
  expect(staff.heard.slice(before).map(({ event }) => event)).toEqual(['training']);
});

test('who follows from too many places is refused one more, keeps the others and may follow again once one is closed', async () => {
  const { club, proToken } = await clubAtRange();
  const streams: Following[] = [];
  for (let count = 0; count < 24; count += 1) streams.push(await follow(proToken, club.id));
  const refused = await api(proToken).get(`/api/live/${club.id}`);
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([429, 'too-many-requests', '30']);
  expect(await Promise.race([...streams.map(({ ended }) => ended), Promise.resolve('open')])).toBe('open');
  streams[0]?.stop();
  let again: Following;
  // The server hears of the closed one in its own time.
  do again = await follow(proToken, club.id);
  while (again.status === 429);
  expect(again.status).toBe(200);
});
