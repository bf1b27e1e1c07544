import type { ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { asAdded, trainingCalls } from '@test/fixtures/trainings';

describe('lists', () => {
  async function clubWithTrainings() {
    const pro = await proOfNewClub();
    const { fixtures, club } = pro;
    const named = async (en: string, de: string) => fixtures.template({ name: { en, de } });
    const apples = await named('äpfel chip', 'Äpfel-Chip');
    const banana = await named('Banana putt', 'Bananen-Putt');
    const zebra = await named('Zebra 50%', 'Straße');
    const player = await pro.player();
    const training = async (template: typeof apples, plannedDate: string, status: ScheduledTraining['status']) =>
      (
        await fixtures.training({
          club,
          template,
          plannedDate,
          status,
          sessions: [{ players: [player], balls: [1, 3] }],
        })
      ).id;
    const first = await training(zebra, '2026-05-01', 'FINISHED');
    const second = await training(apples, '2026-05-02', 'STARTED');
    const third = await training(banana, '2026-05-03', 'PLANNED');
    const list = async (rest: string) => {
      const answer = await pro.client.get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}${rest}`);
      return {
        ids: answer.body.map(({ id }) => id),
        total: answer.headers.get('x-total-count'),
        status: answer.status,
      };
    };
    return { ...pro, first, second, third, list };
  }

  test('each list holds the trainings in its states, the latest planned first', async () => {
    const { list, first, second, third } = await clubWithTrainings();

    expect(await list('')).toEqual({ ids: [third, second, first], total: '3', status: 200 });
    expect((await list('/planned')).ids).toEqual([third]);
    expect((await list('/notfinished')).ids).toEqual([third, second]);
    expect((await list('/finished')).ids).toEqual([first]);
  });

  test('a list gives each training as reading it alone does', async () => {
    const { client, club, calls, second } = await clubWithTrainings();

    const listed = (await client.get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}/notfinished`)).body;

    expect(listed.find(({ id }) => id === second)).toEqual((await calls(second).read()).body);
  });

  test('a page is a part of the list, and the total count is that of the whole', async () => {
    const { client, club, list, first, second, third } = await clubWithTrainings();

    expect(await list('?page=0&pageSize=2')).toEqual({ ids: [third, second], total: '3', status: 200 });
    expect(await list('?page=1&pageSize=2')).toEqual({ ids: [first], total: '3', status: 200 });
    expect(await list('?page=7&pageSize=2')).toEqual({ ids: [], total: '3', status: 200 });
    expect((await list('?page=0')).ids).toHaveLength(3);
    for (const wrong of ['page=-1', 'page=x', 'pageSize=0', 'pageSize=101', 'sort=colour', 'unknown=1']) {
      expect(await client.get(`/api/scheduledtrainings/${club.id}?${wrong}`)).toMatchObject({ code: 'bad-input' });
    }
  });

  test('sorting goes by language and both ways, what has no start stays last', async () => {
    const { list, first, second, third } = await clubWithTrainings();
    await sql(`update scheduled_trainings set started_at = '2026-05-01T09:00Z' where id = $1`, [first]);

    expect((await list('?sort=name')).ids).toEqual([second, third, first]);
    expect((await list('?sort=-name')).ids).toEqual([first, third, second]);
    expect((await list('?sort=plannedDate')).ids).toEqual([first, second, third]);
    expect((await list('?sort=-plannedDate')).ids).toEqual([third, second, first]);
    expect((await list('?sort=startDate')).ids).toEqual([first, second, third]);
    expect((await list('?sort=-startDate')).ids).toEqual([second, first, third]);
  });

  test.each([
    ['ÄPFEL', ['second']],
    ['bananen', ['third']],
    ['STRASSE', ['first']],
    ['apfel', ['second']],
    ['straße', ['first']],
    ['50%', ['first']],
    ['%', ['first']],
    ['_', []],
    ['  putt ', ['third']],
    ['', ['third', 'second', 'first']],
  ])('searching for %p finds names in both languages, without regard to case', async (q, found) => {
    const club = await clubWithTrainings();
    const listed = await club.list(`?q=${encodeURIComponent(q)}`);
    expect(listed.ids).toEqual(found.map((name) => club[name as 'first' | 'second' | 'third']));
    expect(listed.total).toBe(String(found.length));
  });

  test.each([
    ['from=2026-05-02', ['third', 'second']],
    ['to=2026-05-02', ['second', 'first']],
    ['from=2026-05-02&to=2026-05-02', ['second']],
    ['from=2026-04-01&to=2026-04-30', []],
    ['from=2026-05-03&to=2026-05-01', []],
    ['from=2026-05-01&to=2026-05-03&q=putt', ['third']],
  ])('?%s lists what is planned for these days, both included', async (requested, found) => {
    const club = await clubWithTrainings();
    const listed = await club.list(`?${requested}`);
    expect(listed.ids).toEqual(found.map((name) => club[name as 'first' | 'second' | 'third']));
    expect(listed.total).toBe(String(found.length));
  });

  test('the days count in every list, and a page is a part of what is planned for them', async () => {
    const { list, first, second } = await clubWithTrainings();
    expect(await list('/finished?from=2026-05-01&to=2026-05-31')).toMatchObject({ ids: [first], total: '1' });
    expect((await list('/planned?to=2026-05-02')).ids).toEqual([]);
    expect((await list('/notfinished?to=2026-05-02')).ids).toEqual([second]);
    expect(await list('?to=2026-05-02&page=1&pageSize=1')).toMatchObject({ ids: [first], total: '2' });
  });

  test.each(['from=2026-02-30', 'to=31.05.2026', 'from=2026-05', 'to=', 'from=2026-05-01T00:00:00Z'])(
    '?%s names no day and is refused',
    async (wrong) => {
      const { client, club } = await clubWithTrainings();
      const answer = await client.get(`/api/scheduledtrainings/${club.id}?${wrong}`);
      expect(answer).toMatchObject({ status: 400, code: 'bad-input' });
    },
  );

  test.each([
    ['name contains PUTT', ['third']],
    ['name contains apfel', ['second']],
    ['name doesNotContain putt', ['second', 'first']],
    ['name isAnyOf Banana putt,straße', ['third', 'first']],
    ['status is FINISHED', ['first']],
    ['status not FINISHED', ['third', 'second']],
    ['plannedDate onOrAfter 2026-05-02', ['third', 'second']],
    ['startDate is 2026-05-02', ['second']],
    ['finishDate isEmpty', ['third', 'second']],
    ['teamMode is true', []],
    ['type isAnyOf TRACKMAN,TOURNAMENT', []],
    ['session_price isEmpty', ['third', 'second', 'first']],
    ['user contains nobody', []],
  ])('the filter %s leaves %j', async (where, found) => {
    const club = await clubWithTrainings();
    await sql(`update scheduled_trainings set started_at = '2026-05-02T09:00Z' where id = $1`, [club.second]);
    await sql(`update scheduled_trainings set started_at = null where id <> $1 and golfclub_id = $2`, [
      club.second,
      club.club.id,
    ]);
    await sql(`update scheduled_trainings set finished_at = '2026-05-02T09:00Z' where id = $1`, [club.first]);
    const listed = await club.list(`?where=${encodeURIComponent(where)}`);
    expect(listed.ids).toEqual(found.map((name) => club[name as 'first' | 'second' | 'third']));
    expect(listed.total).toBe(String(found.length));
  });

  test('trainings are sorted by several columns, and what no list knows is refused', async () => {
    const { client, club, list, first, second, third } = await clubWithTrainings();
    expect((await list('?sort=type,status')).ids).toEqual([third, second, first]);
    expect((await list('?sort=session_price,-status,user')).ids).toEqual([first, second, third]);
    for (const wrong of [
      'sort=name,name',
      'sort=name,colour',
      'where=surname%20contains%20x',
      'where=plannedDate%20is%20x',
    ]) {
      expect(await client.get(`/api/scheduledtrainings/${club.id}?${wrong}`)).toMatchObject({ code: 'bad-input' });
    }
  });
});

describe('clubs', () => {
  const nobody = '01990000-0000-7000-8000-000000000000';

  async function twoClubs() {
    const ours = await proOfNewClub();
    const theirs = await proOfNewClub();
    const made = async ({ fixtures, club, player }: typeof ours) =>
      fixtures.training({
        club,
        status: 'STARTED',
        sessions: [{ players: [await player()], status: 'EDIT', balls: [3] }],
      });
    return { ours, theirs, ourTraining: await made(ours), theirTraining: await made(theirs) };
  }

  /** Every call with the ids of a club, a training and a player session in its path, and a body that could be accepted. */
  function nestedCalls(clubId: string, trainingId: string, sessionId: string, player: object) {
    const base = '/api/scheduledtrainings';
    const training = `${base}/${trainingId}`;
    const ball = { index: 0, points: 1 };
    return [
      ...['', '/planned', '/notfinished', '/finished'].map((list) => ({
        method: 'GET',
        path: `${base}/${clubId}${list}`,
      })),
      { method: 'GET', path: `${base}/one/${trainingId}` },
      { method: 'GET', path: `${training}/winners` },
      ...['start', 'unstart', 'finish', 'unfinish'].map((step) => ({ method: 'PUT', path: `${training}/${step}` })),
      { method: 'PUT', path: `${training}/playerdata/add`, body: { players: [player] } },
      { method: 'PUT', path: `${training}/playerdata/edit` },
      { method: 'PUT', path: `${training}/playerdata/edit/${sessionId}` },
      { method: 'PUT', path: `${training}/playerdata/finish/${sessionId}` },
      { method: 'PUT', path: `${training}/playerdata/${sessionId}/ball/add`, body: ball },
      { method: 'PUT', path: `${training}/playerdata/${sessionId}/balls/add`, body: { balls: [ball] } },
      { method: 'DELETE', path: `${training}/playerdata/delete/${sessionId}` },
      { method: 'DELETE', path: training },
    ];
  }

  type Nested = ReturnType<typeof nestedCalls>[number] & { body?: object };

  function call(client: ReturnType<typeof api>, { method, path, body }: Nested) {
    const headers = body ? { 'content-type': 'application/json' } : {};
    return client.raw({ method, path, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  test("another club's ids are answered exactly like ids that do not exist, on every path, and nothing changes", async () => {
    const { ours, theirs, theirTraining } = await twoClubs();
    const player = asAdded(await theirs.player());
    const before = (await theirs.calls(theirTraining.id).read()).body;
    const other = nestedCalls(theirs.club.id, theirTraining.id, theirTraining.sessionIds[0] ?? '', player);
    const unknown = nestedCalls(nobody, nobody, nobody, player);

    for (const [index, request] of other.entries()) {
      const answer = await call(ours.client, request);
      const missing = await call(ours.client, unknown[index] ?? request);
      expect({ ...request, status: answer.status, code: answer.code }).toMatchObject({
        status: 404,
        code: 'not-found',
      });
      expect(answer.text).toBe(missing.text);
    }
    expect((await theirs.calls(theirTraining.id).read()).body).toEqual(before);
  });

  test("a player session of another club's training is not found under an own training", async () => {
    const { ours, theirs, ourTraining, theirTraining } = await twoClubs();
    const before = (await theirs.calls(theirTraining.id).read()).body;
    const player = asAdded(await ours.player());
    const mixed = nestedCalls(ours.club.id, ourTraining.id, theirTraining.sessionIds[0] ?? '', player).filter(
      ({ path }) => path.includes(theirTraining.sessionIds[0] ?? ''),
    );

    for (const request of mixed) {
      expect(await call(ours.client, request)).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect(mixed).toHaveLength(5);
    expect((await theirs.calls(theirTraining.id).read()).body).toEqual(before);
  });

  test('a player may do none of it, not even read', async () => {
    const { ours, ourTraining } = await twoClubs();
    const member = await ours.player();
    const client = api(await ours.fixtures.signedIn(member));
    const requests: Nested[] = [
      ...nestedCalls(ours.club.id, ourTraining.id, ourTraining.sessionIds[0] ?? '', asAdded(member)),
      { method: 'POST', path: '/api/scheduledtrainings/fromtrainingtemplate', body: {} },
    ];
    for (const request of requests) {
      const answer = await call(client, request);
      expect({ ...request, status: answer.status, code: answer.code }).toMatchObject({
        status: 403,
        code: 'not-permitted',
      });
      expect(await call(api(), request)).toMatchObject({ status: 401, code: 'not-signed-in' });
    }
  });

  test("an admin runs every club's trainings", async () => {
    const { ours, theirs, theirTraining } = await twoClubs();
    const admin = await ours.fixtures.member({ club: ours.club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const client = api(await ours.fixtures.signedIn(admin));
    const player = asAdded(await theirs.player());

    for (const request of nestedCalls(theirs.club.id, theirTraining.id, theirTraining.sessionIds[0] ?? '', player)) {
      const answer = await call(client, request);
      expect([200, 409]).toContain(answer.status);
    }
    expect(await theirs.calls(theirTraining.id).read()).toMatchObject({ status: 404 });
  });

  test('an id that is none is refused as such', async () => {
    const { ours } = await twoClubs();
    for (const request of nestedCalls('1', '2', '3', {})) {
      expect(await call(ours.client, request)).toMatchObject({ status: 400, code: 'bad-input' });
    }
  });

  test('deleting a training takes its player sessions and league events along, with one answer for a key', async () => {
    const { ours } = await twoClubs();
    const admin = await ours.fixtures.member({ club: ours.club, roles: ['ADMIN', 'APPROVED'] });
    const client = api(await ours.fixtures.signedIn(admin));
    const sessions = [{ players: [await ours.player()], balls: [3] }];
    const { id } = await ours.fixtures.training({ club: ours.club, status: 'FINISHED', sessions });
    const league = () =>
      ours.client.get<{ leagueTableEntries: unknown[] }>(`/api/leaguetable/golfclub/${ours.club.id}`);
    expect((await league()).body.leagueTableEntries).toHaveLength(1);

    const key = { 'idempotency-key': 'delete-it' };
    const { remove } = trainingCalls(client, id);
    expect(await remove(key)).toMatchObject({ status: 200, body: { id } });
    expect(await remove(key)).toMatchObject({ status: 200, body: { id } });
    expect(await remove()).toMatchObject({ status: 404, code: 'not-found' });
    expect((await league()).body.leagueTableEntries).toEqual([]);
  });
});
