import { randomUUID } from 'node:crypto';
import type { Mapping, MappingRow } from '@contract/mapping';
import type { Problem } from '@contract/problem';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { openConnection, sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('mapping', () => {
  const PATH = '/api/trainingsessionhandicapdifferencetopointsmapping';

  test('a pro sees every mapping, its rows sorted by difference and exact to the tenth', async () => {
    const { fixtures, client } = await proOfNewClub();
    const made = await fixtures.mapping({
      rows: [
        { handicapDifference: 10, points: 12 },
        { handicapDifference: -2.5, points: -1 },
        { handicapDifference: 4.3, points: 8 },
      ],
    });
    const empty = await fixtures.mapping({ rows: [] });
    const { body } = await client.get<Mapping[]>(PATH);
    expect(body.find(({ id }) => id === made.id)).toEqual({
      id: made.id,
      name: made.name,
      version: 1,
      mapping: [
        { handicapDifference: -2.5, points: -1 },
        { handicapDifference: 4.3, points: 8 },
        { handicapDifference: 10, points: 12 },
      ],
    });
    expect(body.find(({ id }) => id === empty.id)?.mapping).toEqual([]);
  });

  test('a player sees no mappings', async () => {
    const fixtures = await makeFixtures();
    const player = await fixtures.signedIn(await fixtures.member({ club: await fixtures.club() }));
    expect((await api(player).get(PATH)).code).toBe('not-permitted');
  });
});

describe('change mapping', () => {
  const PATH = '/api/trainingsessionhandicapdifferencetopointsmapping';

  const row = (handicapDifference: number, points: number): MappingRow => ({ handicapDifference, points });

  const nowhere = '01990000-0000-7000-8000-000000000000';

  async function adminsMappings() {
    const { fixtures, token } = await adminAndClub();
    const client = api(token);
    const mappingNow = async (id: string) => (await client.get<Mapping[]>(PATH)).body.find((one) => one.id === id);
    const reasonsOf = ({ body }: { body: Problem }) => body.errors?.map(({ path, reason }) => `${path} ${reason}`);
    const make = async (rows: MappingRow[], name = unique('Weekend points')) =>
      (await client.post<Mapping>(PATH, { id: null, name, mapping: rows })).body;
    return { fixtures, client, make, mappingNow, reasonsOf };
  }

  test('an admin makes a mapping, which comes back sorted and exact to the tenth', async () => {
    const { client, mappingNow } = await adminsMappings();
    const name = unique('Weekend points');
    const made = await client.post<Mapping>(PATH, { id: null, name, mapping: [row(4.3, 8), row(-2.1, -1), row(0, 0)] });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.body).toEqual({ id, name, version: 1, mapping: [row(-2.1, -1), row(0, 0), row(4.3, 8)] });
    expect(await mappingNow(id)).toEqual(made.body);
  });

  test('the same Idempotency-Key makes one mapping', async () => {
    const { client } = await adminsMappings();
    const body = { name: unique('Weekend points'), mapping: [] };
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await client.post<Mapping>(PATH, body, headers),
      await client.post<Mapping>(PATH, body, headers),
    ];
    expect([two.status, two.body]).toEqual([201, one.body]);
  });

  test.each([
    ['no name', { name: undefined }, ['/name required']],
    ['a name of blanks', { name: ' \u200b' }, ['/name no-visible-text']],
    ['a name too long', { name: 'n'.repeat(201) }, ['/name too-long']],
    ['two decimals', { mapping: [row(4.25, 1)] }, ['/mapping/0/handicapDifference more-than-one-decimal']],
    ['a difference over 100', { mapping: [row(100.1, 1)] }, ['/mapping/0/handicapDifference too-large']],
    ['half a point', { mapping: [row(1, 0.5)] }, ['/mapping/0/points not-whole']],
    ['points as text', { mapping: [{ handicapDifference: 1, points: '1' }] }, ['/mapping/0/points wrong-type']],
    ['too many rows', { mapping: Array.from({ length: 201 }, (_, n) => row(n / 10, 1)) }, ['/mapping too-many-items']],
    ['a row nobody knows', { mapping: [{ ...row(1, 1), rank: 1 }] }, ['/mapping/0/rank unknown-field']],
    [
      'differences given twice',
      { mapping: [row(1, 1), row(4.3, 2), row(1.0, 3), row(4.3, 2), row(-0, 1), row(0, 1)] },
      [2, 3, 5].map((position) => `/mapping/${position}/handicapDifference repeated`),
    ],
  ])('a mapping with %s is refused by name, made or edited', async (_what, change, expected) => {
    const { fixtures, client, mappingNow, reasonsOf } = await adminsMappings();
    const body = { name: 'Weekend points', mapping: [], ...change };
    const made = await client.post<Problem>(PATH, body);
    expect([made.status, reasonsOf(made)]).toEqual([400, expected]);
    const { id } = await fixtures.mapping();
    const before = await mappingNow(id);
    const edited = await client.put<Problem>(PATH, { ...body, id });
    expect([edited.status, reasonsOf(edited)]).toEqual([400, expected]);
    expect(await mappingNow(id)).toEqual(before);
  });

  test('an admin renames a mapping and changes its rows', async () => {
    const { client, make, mappingNow } = await adminsMappings();
    const made = await make([row(0, 0), row(1, 1)]);
    const edit = { ...made, name: unique('Weekday points'), mapping: [row(1, 2), row(-1, 0)] };
    const edited = await client.put<Mapping>(PATH, edit);
    expect([edited.status, edited.body]).toEqual([200, { ...edit, version: 2, mapping: [row(-1, 0), row(1, 2)] }]);
    expect(await mappingNow(made.id)).toEqual(edited.body);
  });

  test('saving a mapping as it is, in another order, moves nothing on', async () => {
    const { client, make } = await adminsMappings();
    const made = await make([row(0, 0), row(1, 1)]);
    expect((await client.put(PATH, { ...made, mapping: made.mapping.toReversed() })).body).toEqual(made);
  });

  test('who edits what somebody else has changed meanwhile is told, with the mapping as it is', async () => {
    const { client, make } = await adminsMappings();
    const made = await make([row(0, 0)]);
    const { body: newer } = await client.put<Mapping>(PATH, { ...made, mapping: [row(0, 1)] });
    const late = await client.put<Problem>(PATH, { ...made, mapping: [row(0, 2)] });
    expect([late.status, late.code, late.body.current]).toEqual([409, 'stale', newer]);
    const { version: _version, ...unversioned } = made;
    const overwritten = await client.put<Mapping>(PATH, { ...unversioned, mapping: [row(0, 2)] });
    expect(overwritten.body).toMatchObject({ version: 3, mapping: [row(0, 2)] });
  });

  test('of many who edit the same version at once one wins and the others are told', async () => {
    const { client, make, mappingNow } = await adminsMappings();
    const made = await make([row(0, 0)]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => client.put<Mapping>(PATH, { ...made, mapping: [row(0, n + 1)] })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'stale')).toHaveLength(9);
    expect(await mappingNow(made.id)).toEqual(won[0]?.body);
  });

  test('an item is added, of 0 points, at the next whole number that is free', async () => {
    const { client, make } = await adminsMappings();
    const { id } = await make([row(-2.5, 1), row(0, 2), row(1, 3)]);
    const add = async (afterKey: number) => (await client.post<Mapping>(`${PATH}/mapping`, { id, afterKey })).body;
    expect(await add(0)).toMatchObject({ version: 2, mapping: [row(-2.5, 1), row(0, 2), row(1, 3), row(2, 0)] });
    expect((await add(-2.5)).mapping).toEqual([row(-2.5, 1), row(-2, 0), row(0, 2), row(1, 3), row(2, 0)]);
    expect((await add(4.3)).mapping.at(-1)).toEqual(row(5, 0));
    expect((await add(99)).mapping.at(-1)).toEqual(row(100, 0));
  });

  test('where no whole number is free up to 100, or no row more fits, no item is added', async () => {
    const { client, make, mappingNow, reasonsOf } = await adminsMappings();
    const high = await make([row(99.5, 1), row(100, 2)]);
    const full = await make(Array.from({ length: 200 }, (_, n) => row(n / 10, 1)));
    for (const [{ id }, afterKey, reason] of [
      [high, 99.5, 'out-of-range'],
      [high, 100, 'out-of-range'],
      [full, 50, 'too-many-items'],
    ] as const) {
      const refused = await client.post<Problem>(`${PATH}/mapping`, { id, afterKey });
      expect([refused.status, reasonsOf(refused)]).toEqual([400, [`/afterKey ${reason}`]]);
    }
    expect([await mappingNow(high.id), await mappingNow(full.id)]).toEqual([high, full]);
  });

  test('items that several add at once all find a place', async () => {
    const { client, make, mappingNow } = await adminsMappings();
    const { id } = await make([row(0, 7)]);
    await Promise.all(Array.from({ length: 8 }, () => client.post(`${PATH}/mapping`, { id, afterKey: 0 })));
    const differences = (await mappingNow(id))?.mapping.map(({ handicapDifference }) => handicapDifference);
    expect(differences).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await mappingNow(id))?.version).toBe(9);
  });

  test('an item is removed by its difference', async () => {
    const { client, make } = await adminsMappings();
    const { id } = await make([row(-0.1, 1), row(4.3, 2)]);
    const removed = await client.delete<Mapping>(`${PATH}/mapping`, { id, key: 4.3 });
    expect([removed.status, removed.body.version, removed.body.mapping]).toEqual([200, 2, [row(-0.1, 1)]]);
    const again = await client.delete(`${PATH}/mapping`, { id, key: 4.3 });
    expect([again.status, again.code]).toEqual([404, 'not-found']);
    expect((await client.delete<Mapping>(`${PATH}/mapping`, { id, key: -0.1 })).body.mapping).toEqual([]);
  });

  test('an item is added and removed with the version that was read only if nobody has changed the mapping since', async () => {
    const { client, make, mappingNow } = await adminsMappings();
    const { id } = await make([row(0, 1), row(4.3, 2)]);
    const added = await client.post<Mapping>(`${PATH}/mapping`, { id, afterKey: 0, version: 1 });
    expect([added.status, added.body.version]).toEqual([200, 2]);
    for (const refused of [
      await client.post<Problem>(`${PATH}/mapping`, { id, afterKey: 0, version: 1 }),
      await client.delete<Problem>(`${PATH}/mapping`, { id, key: 4.3, version: 1 }),
    ]) {
      expect([refused.status, refused.code, refused.body.current]).toEqual([409, 'stale', added.body]);
    }
    expect(await mappingNow(id)).toEqual(added.body);
    expect((await client.delete(`${PATH}/mapping`, { id, key: 4.3, version: 2 })).status).toBe(200);
  });

  test('a mapping that is not there can be neither changed nor deleted', async () => {
    const { client } = await adminsMappings();
    const answers = [
      await client.put(PATH, { id: nowhere, name: 'Weekend points', mapping: [] }),
      await client.post(`${PATH}/mapping`, { id: nowhere, afterKey: 0 }),
      await client.delete(`${PATH}/mapping`, { id: nowhere, key: 0 }),
      await client.delete(`${PATH}/${nowhere}`),
    ];
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(4).fill('404 not-found'));
  });

  test('a mapping is deleted once no template uses it any more, and finished trainings keep what scored them', async () => {
    const { fixtures, client, mappingNow } = await adminsMappings();
    const mapping = await fixtures.mapping();
    const template = await fixtures.template({ mapping });
    await fixtures.template({ mapping, state: 'ARCHIVED' });
    const training = await fixtures.training({ club: await fixtures.club(), template });
    const refused = await client.delete<Problem>(`${PATH}/${mapping.id}`);
    expect([refused.status, refused.code, refused.body.current]).toEqual([409, 'in-use', { templates: 2 }]);

    const unused = await fixtures.mapping();
    const deleted = await client.delete(`${PATH}/${unused.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { id: unused.id }]);
    expect(await mappingNow(unused.id)).toBeUndefined();
    expect((await client.delete(`${PATH}/${unused.id}`)).status).toBe(404);

    await client.put(PATH, { id: mapping.id, name: 'Changed', mapping: [] });
    const { body } = await client.get(`/api/scheduledtrainings/one/${training.id}`);
    expect(body).toMatchObject({
      template: {
        mapping: training.snapshot.mapping,
        trainingHandicapDifferenceToPointsMapping: { id: mapping.id, name: mapping.name },
      },
    });
  });
});

describe('delete race', () => {
  const PATH = '/api/trainingsessionhandicapdifferencetopointsmapping';

  test('a mapping that a template is being given at this moment is not deleted', async () => {
    const { fixtures, token } = await adminAndClub();
    const { id } = await fixtures.mapping();
    const { content } = await fixtures.template();
    const saving = await openConnection();
    try {
      await saving.query('begin');
      await saving.query('select from mappings where id = $1 for key share', [id]);
      const deleting = api(token).delete(`${PATH}/${id}`);
      while (!(await waitsForLock()) && (await staysOpen(deleting)));
      await saving.query('update templates set mapping_id = $1 where id = $2', [id, content.id]);
      await saving.query('commit');
      const { status, code, body } = await deleting;
      expect([status, code, body]).toEqual([409, 'in-use', expect.objectContaining({ current: { templates: 1 } })]);
    } finally {
      await saving.end();
    }

    /** Returns whether it is still unanswered a moment later. */
    function staysOpen(request: Promise<unknown>): Promise<boolean> {
      return Promise.race([request.then(() => false), new Promise<true>((resolve) => setTimeout(resolve, 20, true))]);
    }

    /** Returns whether somebody waits for a mapping. */
    async function waitsForLock(): Promise<boolean> {
      const rows = await sql(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from "mappings"%for update%'`,
      );
      return rows.length > 0;
    }
  });
});
