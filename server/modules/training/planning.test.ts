import type { Problem } from '@contract/problem';
import type { ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { openConnection, sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const PLAN = '/api/scheduledtrainings/fromtrainingtemplate';

const nobody = '01990000-0000-7000-8000-000000000000';

test('a planned training is a copy of its template that later edits do not change', async () => {
  const { fixtures, club, pro, client, calls } = await proOfNewClub();
  const mapping = await fixtures.mapping({
    rows: [
      { handicapDifference: 4.3, points: 8 },
      { handicapDifference: -2, points: 2 },
    ],
  });
  const { content } = await fixtures.template({ mapping });

  const planned = await client.post<ScheduledTraining>(PLAN, {
    trainingTemplateId: content.id,
    golfclubId: club.id,
    plannedDate: '2028-02-29',
  });

  const { state: _state, version: _version, ...shared } = content;
  expect(planned.status).toBe(201);
  expect(planned.body).toMatchObject({
    golfclubId: club.id,
    name: content.name,
    session_template_name: content.name,
    status: 'PLANNED',
    plannedDate: '2028-02-29',
    startDate: null,
    finishDate: null,
    session_price: null,
    user: { name: pro.name, surname: pro.surname },
    trainingSessions: [],
    template: {
      ...shared,
      mapping: [
        { handicapDifference: -2, points: 2 },
        { handicapDifference: 4.3, points: 8 },
      ],
    },
  });

  await sql(`update templates set name = '{"en": "Other"}', balls = '[]', score_handicap_map = '[]' where id = $1`, [
    content.id,
  ]);
  await sql('delete from mapping_rows where mapping_id = $1', [mapping.id]);
  expect((await calls(planned.body.id).read()).body).toEqual(planned.body);
  await sql('delete from templates where id = $1', [content.id]);
  expect((await calls(planned.body.id).read()).body).toEqual(planned.body);
});

test('a template whose mapping is changed at the same moment is copied with the new one', async () => {
  const { fixtures, club, client } = await proOfNewClub();
  const { content } = await fixtures.template({});
  const mapping = await fixtures.mapping({ rows: [{ handicapDifference: 4.3, points: 8 }] });
  const editing = await openConnection();
  await editing.query('begin');
  await editing.query('update templates set mapping_id = $2 where id = $1', [content.id, mapping.id]);
  const planning = client.post<ScheduledTraining>(PLAN, {
    trainingTemplateId: content.id,
    golfclubId: club.id,
    plannedDate: '2028-02-29',
  });
  const { rows } = await editing.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waits = 'select from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))';
  while ((await sql(waits, [rows[0]?.pid])).length === 0);
  await editing.query('commit');
  await editing.end();
  expect(await planning).toMatchObject({
    status: 201,
    body: {
      template: {
        trainingHandicapDifferenceToPointsMapping: { id: mapping.id },
        mapping: [{ handicapDifference: 4.3, points: 8 }],
      },
    },
  });
});

test('a template that is not ready is refused with what it lacks', async () => {
  const { fixtures, club, client } = await proOfNewClub();
  const lacking = [
    { state: 'ARCHIVED' as const },
    { name: { en: 'Only English' } },
    { category: null },
    { mapping: null },
    { mapping: await fixtures.mapping({ rows: [] }) },
    { scoreHandicapMap: [] },
    { numberofballs: 0 },
  ];
  for (const options of lacking) {
    const { content } = await fixtures.template(options);
    const plan = { trainingTemplateId: content.id, golfclubId: club.id, plannedDate: '2026-05-14' };
    expect(await client.post(PLAN, plan)).toMatchObject({ status: 409, code: 'template-not-ready' });
  }
  expect((await client.get(`/api/scheduledtrainings/${club.id}`)).body).toEqual([]);
});

test('a tournament needs neither points mapping nor balls', async () => {
  const { fixtures, club, client } = await proOfNewClub();
  const { content } = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
  const plan = { trainingTemplateId: content.id, golfclubId: club.id, plannedDate: '2026-05-14' };

  const planned = await client.post<ScheduledTraining>(PLAN, plan);

  expect(planned.body).toMatchObject({ type: 'TOURNAMENT', teamMode: true, template: { mapping: [] } });
});

test('a template or a club that does not exist is an unknown reference, and the path says which', async () => {
  const { fixtures, club, client } = await proOfNewClub();
  const { content } = await fixtures.template();
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] })));
  const plan = { trainingTemplateId: content.id, golfclubId: club.id, plannedDate: '2026-05-14' };

  const noTemplate = await client.post<Problem>(PLAN, { ...plan, trainingTemplateId: nobody });
  expect(noTemplate).toMatchObject({ status: 409, code: 'unknown-reference' });
  expect(noTemplate.body.errors?.map(({ path }) => path)).toEqual(['/trainingTemplateId']);
  const noClub = await admin.post<Problem>(PLAN, { ...plan, golfclubId: nobody });
  expect(noClub).toMatchObject({ status: 409, code: 'unknown-reference' });
  expect(noClub.body.errors?.map(({ path }) => path)).toEqual(['/golfclubId']);
});

test('a pro cannot plan for another club, an admin can', async () => {
  const { fixtures, club, client } = await proOfNewClub();
  const other = await fixtures.club();
  const { content } = await fixtures.template();
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] })));
  const plan = { trainingTemplateId: content.id, golfclubId: other.id, plannedDate: '2026-05-14' };

  expect(await client.post(PLAN, plan)).toMatchObject({ status: 403, code: 'foreign-club' });
  expect(await client.post(PLAN, { ...plan, golfclubId: nobody })).toMatchObject({
    status: 403,
    code: 'foreign-club',
  });
  expect(await admin.post(PLAN, plan)).toMatchObject({ status: 201, body: { golfclubId: other.id } });
});

test.each(['31.02.2026', '2026-02-31', '2026-2-3', '2026-05-14T00:00:00Z', 20260514, null])(
  'the planned date %p is refused',
  async (plannedDate) => {
    const { fixtures, club, client } = await proOfNewClub();
    const { content } = await fixtures.template();
    const answer = await client.post(PLAN, { trainingTemplateId: content.id, golfclubId: club.id, plannedDate });
    expect(answer).toMatchObject({ status: 400, code: 'bad-input' });
  },
);

test('planning twice with one key plans once', async () => {
  const { fixtures, club, client } = await proOfNewClub();
  const { content } = await fixtures.template();
  const plan = { trainingTemplateId: content.id, golfclubId: club.id, plannedDate: '2026-05-14' };
  const key = { 'idempotency-key': 'plan-once' };

  const answers = await Promise.all([1, 2, 3].map(() => client.post<ScheduledTraining>(PLAN, plan, key)));

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await client.get(`/api/scheduledtrainings/${club.id}`)).body).toHaveLength(1);
});
