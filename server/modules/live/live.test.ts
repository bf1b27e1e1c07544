import { api } from '../../../test/world/api';
import { sql } from '../../../test/world/database';
import { following, tellsOf, type Following } from '../../../test/world/following';
import { proOfNewClub } from '../../../test/world/proOfNewClub';
import { trainingCalls } from '../../../test/world/trainingCalls';

const opened: Following[] = [];
afterEach(() => opened.splice(0).forEach((one) => one.stop()));

async function follow(...wishes: Parameters<typeof following>): Promise<Following> {
  const one = await following(...wishes);
  opened.push(one);
  return one;
}

/** A club with a running training in which somebody can record. */
async function clubAtRange() {
  const pro = await proOfNewClub();
  const { world, club, player } = pro;
  const member = await player();
  const running = async () => {
    const sessions = [{ players: [member], status: 'EDIT' as const }];
    const { id, sessionIds } = await world.training({ club, status: 'STARTED', sessions });
    return {
      ...pro.calls(id),
      id,
      record: () => pro.calls(id).recordBall(sessionIds[0] ?? '', { index: 0, points: 3 }),
    };
  };
  const tokenOf = async (roles: Parameters<typeof player>[0]) => world.signedIn(await player(roles));
  return { ...pro, member, running, tokenOf, proToken: await world.signedIn(pro.pro) };
}

test('everybody of the staff who follows a club hears of a ball that one of them records', async () => {
  const { club, running, proToken, tokenOf } = await clubAtRange();
  const other = await tokenOf({ roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const both = [await follow(proToken, club.id), await follow(other, club.id)];
  const { id, record } = await running();
  const hearing = Promise.all(both.map((one) => one.next(tellsOf(id))));
  await record();
  const told = { event: 'training', data: { trainingId: id, status: 'STARTED' } };
  expect(await hearing).toEqual([told, told]);
});

test('each step of a training is told with its new state, and a deleted one as gone', async () => {
  const { world, club, calls, tokenOf, proToken } = await clubAtRange();
  const staff = await follow(proToken, club.id);
  const { id } = await world.training({ club });
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
    expect(await hearing).toEqual({ event: 'training', data: { trainingId: id, status } });
  }
});

test('a player hears of the league, and of no training', async () => {
  const { club, member, world, running } = await clubAtRange();
  const { record, finish, unfinish } = await running();
  const player = await follow(await world.signedIn(member), club.id);
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
  const [foreign, own] = [await there.running(), await here.running()];
  await foreign.record();
  const hearing = staff.next(tellsOf(own.id));
  await own.record();
  await hearing;
  expect(staff.heard.some(tellsOf(foreign.id))).toBe(false);
});

test('an admin follows any club, everybody else only the own', async () => {
  const [here, there] = [await clubAtRange(), await clubAtRange()];
  const admin = await here.tokenOf({ roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  expect((await follow(admin, there.club.id)).status).toBe(200);
  const foreign = await api(here.proToken).get(`/api/live/${there.club.id}`);
  const missing = await api(here.proToken).get('/api/live/01890000-0000-7000-8000-000000000000');
  expect([foreign.status, foreign.code]).toEqual([404, 'not-found']);
  expect(foreign.text).toBe(missing.text);
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
  const hearing = staying.next(tellsOf(id));
  await sql(`update scheduled_trainings set updated_at = clock_timestamp() where id = $1`, [id]);
  await hearing;
  expect(gone.heard).toEqual([{ event: 'resync', data: {} }]);
});

test('a change that is rolled back or refused is told to nobody', async () => {
  const { club, running, proToken } = await clubAtRange();
  const [undone, refused, done] = [await running(), await running(), await running()];
  await refused.finish();
  const staff = await follow(proToken, club.id);
  const rolledBack = `do $$ begin
    update scheduled_trainings set updated_at = now() where id = '${undone.id}';
    raise exception 'never mind';
  end $$`;
  await expect(sql(rolledBack)).rejects.toThrow('never mind');
  expect((await refused.record()).status).toBe(409);
  const hearing = staff.next(tellsOf(done.id));
  await done.record();
  await hearing;
  expect(staff.heard.map(({ event }) => event)).toEqual(['resync', 'training']);
});

test('whoever follows from too many places loses the oldest', async () => {
  const { club, proToken } = await clubAtRange();
  const streams: Following[] = [];
  for (let count = 0; count < 13; count += 1) streams.push(await follow(proToken, club.id));
  expect(await streams[0]?.ended).toBe(true);
  expect(await Promise.race([...streams.slice(1).map(({ ended }) => ended), Promise.resolve('open')])).toBe('open');
});
