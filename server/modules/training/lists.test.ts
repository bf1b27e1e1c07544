import type { LocalizedString } from '@contract/shapes';
import type { ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

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

  test('sorted by name, trainings are in the order of the names as the reader sees them', async () => {
    const { fixtures, club, client } = await proOfNewClub();
    const named = async (name: LocalizedString) =>
      (await fixtures.training({ club, template: await fixtures.template({ name }), status: 'PLANNED' })).id;
    const anchor = await named({ en: 'Anchor', de: 'Zaun' });
    const bunker = await named({ en: 'Bunker', de: 'Amsel' });
    const midway = await named({ en: 'Midway', de: '' });
    const nur = await named({ en: '', de: 'Nur Deutsch' });
    const inGerman = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    const path = `/api/scheduledtrainings/${club.id}?page=0&sort=`;
    const read = async (sort: string, headers?: Record<string, string>) => {
      const answer = await client.get<ScheduledTraining[]>(`${path}${sort}`, headers);
      return answer.status === 200 ? answer.body.map(({ id }) => id) : answer.status;
    };

    expect(await read('name')).toEqual([anchor, bunker, midway, nur]);
    expect(await read('name', inGerman)).toEqual([bunker, midway, nur, anchor]);
    expect(await read('-name', inGerman)).toEqual([anchor, nur, midway, bunker]);
    // What somebody was answered in one language is not still right in the other.
    const { headers } = await client.get(`${path}name`);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect(headers.get('vary')).toMatch(/^accept-language/);
    expect(await read('name', known)).toBe(304);
    expect(await read('name', { ...known, ...inGerman })).toEqual([bunker, midway, nur, anchor]);
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

  test('a planner who was deleted is none: empty for the filter, last in both orders', async () => {
    const { fixtures, club, client } = await proOfNewClub();
    const [gone, stays] = [await fixtures.member({ club }), await fixtures.member({ club })];
    const plannedBy = (planner: typeof gone) =>
      fixtures.training({ club, plannedBy: planner, status: 'FINISHED', sessions: [{ players: [gone], balls: [1] }] });
    const [ofGone, ofOther] = [await plannedBy(gone), await plannedBy(stays)];
    const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN'] })));
    const { name, surname, username, email } = gone;
    await admin.delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });
    const list = async (query: string) =>
      (await client.get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}?${query}`)).body.map(({ id }) => id);
    for (const sort of ['user', '-user']) expect(await list(`sort=${sort}`)).toEqual([ofOther.id, ofGone.id]);
    expect(await list('where=user%20isEmpty')).toEqual([ofGone.id]);
    expect(await list('where=user%20isNotEmpty')).toEqual([ofOther.id]);
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
