import type { Change } from '@contract/change';
import type { Problem } from '@contract/problem';
import type { ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { openConnection, sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { trainingCalls } from '@test/fixtures/trainings';

describe('planning', () => {
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
});

describe('delete training', () => {
  async function clubWithResults(status: 'STARTED' | 'FINISHED' = 'FINISHED') {
    const made = await proOfNewClub();
    const { fixtures, club, calls, player, client } = made;
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
    const asAdmin = api(await fixtures.signedIn(admin));
    const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
    const players = [await player(), await player(), await player()];
    const sessions = players.map((one, at) => ({
      players: [one],
      balls: [3, 5].slice(0, at),
      status: 'EDIT' as const,
    }));
    const { id, sessionIds } = await fixtures.training({ club, template, status, sessions });
    const league = async () =>
      (await client.get<{ leagueTableEntries: unknown[] }>(`/api/leaguetable/golfclub/${club.id}`)).body
        .leagueTableEntries;
    const points = async () =>
      (await calls(id).winners<{ winners: { points: number }[] }>()).body.winners.reduce(
        (sum, one) => sum + one.points,
        0,
      );
    const record = async () => (await asAdmin.get<Change[]>(`/api/changes?golfclubId=${club.id}`)).body;
    return {
      ...made,
      admin,
      training: calls(id),
      byAdmin: trainingCalls(asAdmin, id),
      sessionIds,
      players,
      league,
      points,
      record,
    };
  }

  const refused = { status: 403, code: 'not-permitted' };

  test('a pro may not delete a finished training, and nothing changes', async () => {
    const { training, league, record } = await clubWithResults();
    expect(await training.remove()).toMatchObject(refused);
    expect((await training.read()).body.status).toBe('FINISHED');
    expect(await league()).toHaveLength(2);
    expect(await record()).toEqual([]);
  });

  test('a pro may not delete it either once it was opened again', async () => {
    const { training, byAdmin } = await clubWithResults();
    expect((await training.read()).body).not.toHaveProperty('reopened');
    expect((await training.unfinish()).body).toMatchObject({ status: 'STARTED', reopened: true });
    expect((await training.read()).body.reopened).toBe(true);
    expect(await training.remove()).toMatchObject(refused);
    expect((await byAdmin.remove()).status).toBe(200);
  });

  test('an admin may, and it is on record with what it took', async () => {
    const { club, admin, training, byAdmin, points, league, record } = await clubWithResults();
    const lost = await points();
    const { plannedDate } = (await training.read()).body;
    expect((await byAdmin.remove()).status).toBe(200);
    expect(await league()).toEqual([]);
    expect(await record()).toMatchObject([
      {
        action: 'training.deleted',
        actor: { id: admin.id },
        member: null,
        golfclub: { id: club.id },
        fields: [
          { field: 'training', before: 'Putting gate', after: null },
          { field: 'plannedDate', before: plannedDate, after: null },
          { field: 'playerSessions', before: '3', after: null },
          { field: 'balls', before: '3', after: null },
          { field: 'results', before: '2', after: null },
          { field: 'points', before: String(lost), after: null },
        ],
      },
    ]);
  });

  test('a pro deletes a training that was never finished, which is on record too', async () => {
    const { pro, training, record } = await clubWithResults('STARTED');
    expect((await training.remove()).status).toBe(200);
    expect(await record()).toMatchObject([{ action: 'training.deleted', actor: { id: pro.id } }]);
  });

  test('a player session that is deleted with balls is on record, one without is not', async () => {
    const { pro, training, sessionIds, players, record } = await clubWithResults('STARTED');
    for (const id of sessionIds.slice(0, 2)) {
      expect((await training.deleteSession(id)).status).toBe(200);
    }
    expect(await record()).toMatchObject([
      {
        action: 'playerSession.deleted',
        actor: { id: pro.id },
        member: { id: players[1]?.id },
        fields: [{ field: 'training' }, { field: 'plannedDate' }, { field: 'balls', before: '1', after: null }],
      },
    ]);
  });
});
