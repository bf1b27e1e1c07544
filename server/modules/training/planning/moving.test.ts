import type { Change } from '@contract/change';
import type { Problem } from '@contract/problem';
import type { ScheduledTraining } from '@contract/training';
import type { MovedTraining, TrainingPlan } from '@contract/trainingPlan';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const PLAN = '/api/scheduledtrainings/fromtrainingtemplate';
const nobody = '01990000-0000-7000-8000-000000000000';

async function clubWithTemplate() {
  const made = await proOfNewClub();
  const { content } = await made.fixtures.template();
  const { club, client, fixtures } = made;
  const planned = `/api/scheduledtrainings/${club.id}/planned`;
  const plan = async <Body = ScheduledTraining>(plannedDate: string, more: object = {}) =>
    client.post<Body>(PLAN, { trainingTemplateId: content.id, golfclubId: club.id, plannedDate, ...more });
  const move = <Body = TrainingPlan[]>(trainings: readonly MovedTraining[], headers?: Record<string, string>) =>
    client.put<Body>(planned, { trainings }, headers);
  const remove = <Body = { ids: string[] }>(
    trainings: readonly { id: string; version?: number }[],
    headers?: Record<string, string>,
  ) => client.delete<Body>(planned, { trainings }, headers);
  /** Plans a series of three Wednesdays at this time. */
  const series = async (plannedTime: string | null = '17:30') => {
    const first = (await plan('2026-12-02', { plannedTime })).body;
    const rest = [];
    for (const day of ['2026-12-09', '2026-12-16']) {
      rest.push((await plan(day, { plannedTime, seriesOf: first.id })).body);
    }
    return [first.id, ...rest.map(({ id }) => id)] as [string, string, string];
  };
  const plansOf = async (id: string) => (await client.get<TrainingPlan[]>(`/api/scheduledtrainings/${id}/series`)).body;
  const record = async () => {
    const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
    const { body } = await admin.get<Change[]>(`/api/changes?golfclubId=${club.id}`);
    return body.filter(({ action }) => action === 'training.moved' || action === 'training.deleted');
  };
  return { ...made, plan, move, remove, series, plansOf, record };
}

const days = (plans: readonly TrainingPlan[]) =>
  plans.map(({ plannedDate, plannedTime }) => [plannedDate, plannedTime]);

describe('the time of day', () => {
  test('a training has the time that it is planned for, and none without one', async () => {
    const { plan, calls } = await clubWithTemplate();
    const evening = await plan('2026-12-02', { plannedTime: '17:30' });
    expect(evening).toMatchObject({
      status: 201,
      body: { plannedDate: '2026-12-02', plannedTime: '17:30', version: 1 },
    });
    expect((await calls(evening.body.id).read()).body).toEqual(evening.body);
    expect((await plan('2026-12-02')).body).toMatchObject({ plannedTime: null, seriesId: null });
    expect((await plan('2026-12-02', { plannedTime: null })).body.plannedTime).toBeNull();
  });

  test.each(['24:00', '7:30', '17:30:00', '17:60', '5 pm', ''])('%j is no time', async (plannedTime) => {
    const { plan } = await clubWithTemplate();
    expect(await plan<Problem>('2026-12-02', { plannedTime })).toMatchObject({
      code: 'bad-input',
      body: { errors: [{ path: '/plannedTime', reason: 'not-a-time' }] },
    });
  });

  test('the trainings of a day are sorted by time, without one first, also turned round', async () => {
    const { plan, client, club } = await clubWithTemplate();
    const ids = [];
    for (const plannedTime of ['17:30', null, '09:05']) ids.push((await plan('2026-12-02', { plannedTime })).body.id);
    const [evening, anytime, morning] = ids;
    const dayBefore = (await plan('2026-12-01', { plannedTime: '23:00' })).body.id;
    const sorted = async (sort: string) => {
      const { body } = await client.get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}?sort=${sort}`);
      return body.map(({ id }) => id);
    };
    expect(await sorted('plannedDate')).toEqual([dayBefore, anytime, morning, evening]);
    expect(await sorted('-plannedDate')).toEqual([evening, morning, anytime, dayBefore]);
  });

  test('played on another day a training loses the time of its own day, and going back to planned restores it', async () => {
    const { plan, calls } = await clubWithTemplate();
    const training = calls((await plan('2026-12-02', { plannedTime: '17:30' })).body.id);
    expect((await training.startOn('2026-11-23')).body).toMatchObject({ plannedDate: '2026-11-23', plannedTime: null });
    expect((await training.unstart()).body).toMatchObject({ plannedDate: '2026-12-02', plannedTime: '17:30' });
    expect((await training.startOn('2026-12-02')).body).toMatchObject({ plannedTime: '17:30' });
    expect((await training.unstart()).body).toMatchObject({ plannedDate: '2026-12-02', plannedTime: '17:30' });
    expect((await training.start()).body).toMatchObject({ plannedDate: '2026-12-02', plannedTime: '17:30' });
  });
});

describe('moving', () => {
  test('a planned training is moved to another date and time, with a new version and a record of it', async () => {
    const { plan, move, calls, record, pro } = await clubWithTemplate();
    const { id, updated_at } = (await plan('2026-12-02')).body;

    const moved = await move([{ id, plannedDate: '2026-12-03', plannedTime: '18:00', version: 1 }]);

    const now = { id, status: 'PLANNED', plannedDate: '2026-12-03', plannedTime: '18:00', version: 2 };
    expect(moved).toMatchObject({ status: 200, body: [now] });
    const { body } = await calls(id).read();
    expect(body).toMatchObject(now);
    expect(body.updated_at > updated_at).toBe(true);
    expect(await record()).toMatchObject([
      {
        action: 'training.moved',
        actor: { id: pro.id },
        fields: [
          { field: 'training' },
          { field: 'plannedDate', before: '2026-12-02', after: '2026-12-03' },
          { field: 'plannedTime', before: null, after: '18:00' },
        ],
      },
    ]);
  });

  test('a move to where the training is changes nothing and is not on record', async () => {
    const { plan, move, record } = await clubWithTemplate();
    const { id } = (await plan('2026-12-02', { plannedTime: '18:00' })).body;
    const moved = await move([{ id, plannedDate: '2026-12-02', plannedTime: '18:00', version: 1 }]);
    expect(moved.body).toMatchObject([{ version: 1 }]);
    expect(await record()).toEqual([]);
  });

  test('who has seen an older version is told how the training is now, and nothing moves', async () => {
    const { plan, move, plansOf } = await clubWithTemplate();
    const [first, second] = [(await plan('2026-12-02')).body.id, (await plan('2026-12-03')).body.id];
    await move([{ id: second, plannedDate: '2026-12-04', plannedTime: null, version: 1 }]);

    const late = await move<Problem>([
      { id: first, plannedDate: '2026-12-10', plannedTime: null, version: 1 },
      { id: second, plannedDate: '2026-12-11', plannedTime: null, version: 1 },
    ]);

    expect(late).toMatchObject({ status: 409, code: 'stale', body: { current: { id: second, version: 2 } } });
    expect(days(await plansOf(first))).toEqual([['2026-12-02', null]]);
    expect(days(await plansOf(second))).toEqual([['2026-12-04', null]]);
  });

  test('of two who move a training at once one is told', async () => {
    const { plan, move } = await clubWithTemplate();
    const { id } = (await plan('2026-12-02')).body;
    const to = (plannedDate: string) => move([{ id, plannedDate, plannedTime: null, version: 1 }]);
    const both = await Promise.all([to('2026-12-03'), to('2026-12-04')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(['STARTED', 'FINISHED'] as const)(
    'a training that is %s is neither moved nor deleted so',
    async (status) => {
      const { fixtures, club, move, remove, plan } = await clubWithTemplate();
      const { id } = await fixtures.training({ club, status });
      const other = (await plan('2026-12-02')).body.id;
      const refused = { status: 409, code: 'wrong-state', body: { current: { id, status } } };
      const to = { plannedDate: '2026-12-03', plannedTime: null };
      expect(
        await move<Problem>([
          { id: other, ...to },
          { id, ...to },
        ]),
      ).toMatchObject(refused);
      expect(await remove<Problem>([{ id: other }, { id }])).toMatchObject(refused);
      const rows = await sql(
        'select planned_date::text as day from scheduled_trainings where golfclub_id = $1 order by 1',
        [club.id],
      );
      expect(rows).toEqual([{ day: '2026-05-14' }, { day: '2026-12-02' }]);
    },
  );

  test('a training of another club, one that is gone and one given twice are refused', async () => {
    const { plan, move } = await clubWithTemplate();
    const other = await clubWithTemplate();
    const mine = { id: (await plan('2026-12-02')).body.id, plannedDate: '2026-12-03', plannedTime: null };
    const theirs = { ...mine, id: (await other.plan('2026-12-02')).body.id };
    for (const trainings of [
      [mine, theirs],
      [mine, { ...mine, id: nobody }],
    ]) {
      expect(await move<Problem>(trainings)).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect(await move<Problem>([mine, mine])).toMatchObject({
      code: 'bad-input',
      body: { errors: [{ path: '/trainings/1/id', reason: 'repeated' }] },
    });
  });

  test('the same key moves once, and answers how it is now', async () => {
    const { plan, move, record } = await clubWithTemplate();
    const { id } = (await plan('2026-12-02')).body;
    const key = { 'idempotency-key': 'move-1' };
    const to = { id, plannedDate: '2026-12-03', plannedTime: null, version: 1 };
    const first = await move([to], key);
    expect(await move([to], key)).toMatchObject({ status: 200, body: first.body });
    expect(await record()).toHaveLength(1);
  });
});

describe('a series', () => {
  test('trainings that are planned together are read together, the earliest first', async () => {
    const { series, plansOf, calls, plan } = await clubWithTemplate();
    const ids = await series();
    await plan('2026-12-05');
    expect((await plansOf(ids[1])).map(({ id }) => id)).toEqual(ids);
    const [first, second] = [(await calls(ids[0]).read()).body, (await calls(ids[1]).read()).body];
    expect(first.seriesId).toBe(ids[0]);
    expect(second.seriesId).toBe(ids[0]);
  });

  test('a series goes on where its first training is gone, and not with one of another club', async () => {
    const { series, plan, calls, plansOf } = await clubWithTemplate();
    const [first, second, third] = await series();
    await calls(first).remove();
    const fourth = (await plan('2026-12-23', { seriesOf: third })).body.id;
    expect((await plansOf(second)).map(({ id }) => id)).toEqual([second, third, fourth]);
    const other = await clubWithTemplate();
    const refused = { status: 409, code: 'unknown-reference', body: { errors: [{ path: '/seriesOf' }] } };
    expect(await other.plan<Problem>('2026-12-23', { seriesOf: third })).toMatchObject(refused);
  });

  test('a training that is played on another day leaves the others of its series alone', async () => {
    const { series, plansOf, calls } = await clubWithTemplate();
    const [first, second, third] = await series();
    await calls(second).startOn('2026-11-23');
    const plans = await plansOf(first);
    expect(plans.map(({ id, status }) => [id, status])).toEqual([
      [second, 'STARTED'],
      [first, 'PLANNED'],
      [third, 'PLANNED'],
    ]);
    expect(days(plans)).toEqual([
      ['2026-11-23', null],
      ['2026-12-02', '17:30'],
      ['2026-12-16', '17:30'],
    ]);
  });

  test('several are moved in one call, each with its entry on record', async () => {
    const { series, plansOf, move, record } = await clubWithTemplate();
    const [, second, third] = await series();
    await move([
      { id: second, plannedDate: '2026-12-10', plannedTime: '18:00', version: 1 },
      { id: third, plannedDate: '2026-12-17', plannedTime: '18:00', version: 1 },
    ]);
    expect(days(await plansOf(third))).toEqual([
      ['2026-12-02', '17:30'],
      ['2026-12-10', '18:00'],
      ['2026-12-17', '18:00'],
    ]);
    expect((await record()).map(({ action }) => action)).toEqual(['training.moved', 'training.moved']);
  });

  test('several are deleted in one call, each with its entry on record, and a key does it once', async () => {
    const { series, plansOf, remove, record } = await clubWithTemplate();
    const [first, second, third] = await series();
    const key = { 'idempotency-key': 'delete-1' };
    const gone = [
      { id: second, version: 1 },
      { id: third, version: 1 },
    ];
    const deleted = await remove(gone, key);
    expect(deleted).toMatchObject({ status: 200, body: { ids: [second, third] } });
    expect(await remove(gone, key)).toMatchObject({ status: 200, body: deleted.body });
    expect((await plansOf(first)).map(({ id }) => id)).toEqual([first]);
    expect((await record()).map(({ action }) => action)).toEqual(['training.deleted', 'training.deleted']);
  });

  test('nothing is deleted where one has been moved meanwhile', async () => {
    const { series, plansOf, move, remove } = await clubWithTemplate();
    const [first, second, third] = await series();
    await move([{ id: third, plannedDate: '2026-12-17', plannedTime: null, version: 1 }]);
    const all = [first, second, third].map((id) => ({ id, version: 1 }));
    expect(await remove<Problem>(all)).toMatchObject({ status: 409, code: 'stale' });
    expect(await plansOf(first)).toHaveLength(3);
  });

  test('one whose results were in the league is deleted by an admin alone', async () => {
    const { series, remove } = await clubWithTemplate();
    const [first, second] = await series();
    await sql('update scheduled_trainings set was_reopened = true where id = $1', [second]);
    expect(await remove<Problem>([{ id: first }, { id: second }])).toMatchObject({
      status: 403,
      code: 'not-permitted',
    });
  });
});
