import { randomUUID } from 'node:crypto';
import { REQUESTED_WITH } from '@contract/headers';
import type { Problem } from '@contract/problem';
import type { Template } from '@contract/template';
import { send } from '@test/fuzz/send';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { fromSetup } from '@test/fixtures/environment';
import { newTemplate } from '@test/fixtures/templates';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('template', () => {
  const PATH = '/api/challenges/trainingsessiontemplate';

  const READY = `${PATH}/readytocreatetraining`;

  async function staff() {
    const { fixtures, club, client: pro, player: makePlayer } = await proOfNewClub();
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
    const player = await makePlayer();
    return {
      fixtures,
      pro,
      admin: api(await fixtures.signedIn(admin)),
      player: api(await fixtures.signedIn(player)),
    };
  }

  test('a template is answered as it was made, the newest first', async () => {
    const { fixtures, pro } = await staff();
    const first = await fixtures.template({ instructions: [{ en: 'Slowly', de: 'Langsam' }] });
    const second = await fixtures.template({ type: 'TOURNAMENT', teamMode: true, mapping: null });
    const { body } = await pro.get<Template[]>(PATH);
    const mine = body.filter(({ id }) => [first.content.id, second.content.id].includes(id));
    expect(mine).toEqual([
      { ...second.content, category: second.content.category, trainingHandicapDifferenceToPointsMapping: null },
      first.content,
    ]);
  });

  test('only an admin sees archived templates', async () => {
    const { fixtures, pro, admin } = await staff();
    const { content } = await fixtures.template({ state: 'ARCHIVED' });
    const seenBy = async (client: typeof pro, path: string) =>
      (await client.get<Template[]>(path)).body.some(({ id }) => id === content.id);
    expect([await seenBy(pro, PATH), await seenBy(admin, PATH)]).toEqual([false, true]);
    expect([await seenBy(pro, READY), await seenBy(admin, READY)]).toEqual([false, false]);
  });

  test('a template is ready to create a training only when nothing is missing', async () => {
    const { fixtures, pro } = await staff();
    const emptyMapping = await fixtures.mapping({ rows: [] });
    const unready = [
      await fixtures.template({ name: { en: 'Only English' } }),
      await fixtures.template({ name: { en: 'Blank German', de: '  ' } }),
      await fixtures.template({ category: null }),
      await fixtures.template({ mapping: null }),
      await fixtures.template({ mapping: emptyMapping }),
      await fixtures.template({ scoreHandicapMap: [] }),
      await fixtures.template({ numberofballs: 0 }),
      await fixtures.template({ type: 'TRACKMAN', numberofballs: 0 }),
    ];
    const ready = [
      await fixtures.template(),
      await fixtures.template({ type: 'TRACKMAN' }),
      await fixtures.template({ type: 'TOURNAMENT', mapping: null, numberofballs: 0 }),
    ];
    const answered = new Set((await pro.get<Template[]>(READY)).body.map(({ id }) => id));
    expect(unready.map(({ content }) => answered.has(content.id))).toEqual(unready.map(() => false));
    expect(ready.map(({ content }) => answered.has(content.id))).toEqual(ready.map(() => true));
  });

  test('a template shows what its category and mapping are called now', async () => {
    const { fixtures, pro } = await staff();
    const { content } = await fixtures.template();
    await sql(`update mappings set name = 'Renamed' where id = $1`, [
      content.trainingHandicapDifferenceToPointsMapping?.id,
    ]);
    const { body } = await pro.get<Template[]>(PATH);
    const visible = body.find(({ id }) => id === content.id);
    expect(visible?.trainingHandicapDifferenceToPointsMapping?.name).toBe('Renamed');
  });

  test('a player sees no templates', async () => {
    const { player } = await staff();
    for (const path of [PATH, READY]) expect((await player.get(path)).code).toBe('not-permitted');
  });
});

describe('change template', () => {
  const PATH = '/api/challenges/trainingsessiontemplate';

  async function adminsCall() {
    const { fixtures, token, own } = await adminAndClub();
    const client = api(token);
    const pro = api(
      await fixtures.signedIn(await fixtures.member({ club: own, roles: ['APPROVED', 'PLAYER', 'PRO'] })),
    );
    const made = async (options = {}) => (await client.post<Template>(PATH, newTemplate(options))).body;
    const listedFor = async (reader: typeof client, id: string) =>
      (await reader.get<Template[]>(PATH)).body.find((template) => template.id === id);
    return { fixtures, token, client, pro, made, listedFor };
  }

  test('an admin makes a template, which is active and comes before older ones', async () => {
    const { fixtures, client } = await adminsCall();
    const [category, mapping, older] = [await fixtures.category(), await fixtures.mapping(), await fixtures.template()];
    const options = newTemplate({
      category: { id: category.id },
      trainingHandicapDifferenceToPointsMapping: { id: mapping.id, name: 'not looked at' },
    });
    const made = await client.post<Template>(PATH, { ...options, id: randomUUID(), state: 'ARCHIVED', version: 9 });
    expect([made.status, made.body]).toEqual([
      201,
      {
        ...options,
        id: made.body.id,
        state: 'ACTIVE',
        image: null,
        category,
        trainingHandicapDifferenceToPointsMapping: { id: mapping.id, name: mapping.name },
        numberofballs: 1,
        version: 1,
      },
    ]);
    const { body } = await client.get<Template[]>(PATH);
    const ids = body.map(({ id }) => id).filter((id) => [made.body.id, older.content.id].includes(id));
    expect(ids).toEqual([made.body.id, older.content.id]);
    expect(body.find(({ id }) => id === made.body.id)).toEqual(made.body);
  });

  test.each([
    ['TRACKMAN', { balls: [{ scoring: [] }, { scoring: [] }] }],
    ['TOURNAMENT', { teamMode: true, balls: [], scoreHandicapMap: [{ score: -3, handicap: 1_000_000 }] }],
  ] as const)('a %s template is stored as it was sent', async (type, content) => {
    const { client } = await adminsCall();
    const options = { ...newTemplate(), type, ...content };
    const made = await client.post<Template>(PATH, options);
    expect([made.status, made.body]).toMatchObject([201, options]);
  });

  test('the same Idempotency-Key makes one template', async () => {
    const { client } = await adminsCall();
    const [options, headers] = [newTemplate(), { 'idempotency-key': randomUUID() }];
    const answers = await Promise.all([1, 2, 3].map(() => client.post<Template>(PATH, options, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await client.get<Template[]>(PATH);
    expect(body.filter(({ name }) => name.en === options.name.en)).toHaveLength(1);
  });

  test('what was sent twice with one Idempotency-Key is answered twice and done once', async () => {
    const { client, made, listedFor } = await adminsCall();
    const before = await made();
    const twice = async (send: (headers: Record<string, string>) => Promise<{ status: number; body: unknown }>) => {
      const headers = { 'idempotency-key': randomUUID() };
      const [one, two] = [await send(headers), await send(headers)];
      expect([two.status, two.body]).toEqual([one.status, one.body]);
      return one;
    };
    const edited = await twice((headers) => client.put(PATH, { ...before, instructions: [] }, headers));
    expect([edited.status, edited.body]).toEqual([200, { ...before, instructions: [], version: 2 }]);
    expect(await listedFor(client, before.id)).toEqual(edited.body);
    const deleted = await twice((headers) => client.delete(`${PATH}/${before.id}`, undefined, headers));
    expect([deleted.status, deleted.body]).toEqual([200, { id: before.id }]);
  });

  test('an admin changes everything of a template but its type', async () => {
    const { fixtures, client, made, listedFor } = await adminsCall();
    const before = await made();
    const category = await fixtures.category();
    const content = {
      ...newTemplate(),
      type: 'TOURNAMENT' as const,
      category,
      instructions: [{ en: 'Second' }, { en: 'First', de: 'Erstens' }],
      hints: [],
      balls: [{ scoring: [] }, { scoring: [] }],
      scoreHandicapMap: [{ score: 5, handicap: 54 }],
    };
    const edited = await client.put<Template>(PATH, { ...before, ...content });
    const expected = { ...before, ...content, type: 'REGULAR', image: null, numberofballs: 2, version: 2 };
    expect([edited.status, edited.body]).toEqual([200, expected]);
    expect(await listedFor(client, before.id)).toEqual(edited.body);
  });

  test('saving a template as it is moves nothing on', async () => {
    const { client, made } = await adminsCall();
    const before = await made({ scoreHandicapMap: [{ score: 1, handicap: 18.4 }] });
    const { en, de } = before.name;
    const hints = before.hints.map(({ name }) => ({ imageUrl: null, name }));
    const { image: _image, category: _category, ...written } = before;
    const saved = await client.put(PATH, { ...written, name: { de, en }, hints });
    expect([saved.status, saved.body]).toEqual([200, before]);
  });

  test('a handicap is kept with one decimal', async () => {
    const { made } = await adminsCall();
    const { scoreHandicapMap } = await made({ scoreHandicapMap: [{ score: 1, handicap: 18.400000001 }] });
    expect(scoreHandicapMap).toEqual([{ score: 1, handicap: 18.4 }]);
  });

  test('a template is archived once, disappears for pros and comes back by editing', async () => {
    const { client, pro, made, listedFor } = await adminsCall();
    const before = await made();
    expect(await listedFor(pro, before.id)).toEqual(before);
    const archived = await client.get<Template>(`${PATH}/archive/${before.id}`);
    expect([archived.status, archived.body]).toEqual([200, { ...before, state: 'ARCHIVED', version: 2 }]);
    const again = await client.get<Template>(`${PATH}/archive/${before.id}`);
    expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect([again.status, again.body]).toEqual([200, archived.body]);
    expect(await listedFor(pro, before.id)).toBeUndefined();
    expect(await listedFor(client, before.id)).toEqual(archived.body);
    const back = await client.put<Template>(PATH, { ...archived.body, state: 'ACTIVE' });
    expect(back.body).toEqual({ ...before, version: 3 });
    expect(await listedFor(pro, before.id)).toEqual(back.body);
  });

  test('asking for the head of an archiving archives nothing', async () => {
    const { token, client, made, listedFor } = await adminsCall();
    const before = await made();
    const requested = await fetch(`${fromSetup('TEST_SERVER_URL')}${PATH}/archive/${before.id}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(requested.status).toBe(405);
    expect(await listedFor(client, before.id)).toEqual(before);
  });

  test.each([
    ['none', {}],
    ['of a navigation', { accept: 'text/html', 'sec-fetch-mode': 'navigate' }],
    ['of the web app', { 'x-requested-with': REQUESTED_WITH, 'sec-fetch-mode': 'cors' }],
  ])('a request with a token archives, with these other headers: %s', async (_which, headers) => {
    const { token, client, made, listedFor } = await adminsCall();
    const { id } = await made();
    const path = `${PATH}/archive/${id}`;
    const answer = await send({ method: 'GET', path, headers: { authorization: `Bearer ${token}`, ...headers } });
    expect([answer.status, answer.headers['content-type'], answer.headers['etag']]).toEqual([
      200,
      'application/json; charset=utf-8',
      undefined,
    ]);
    expect(await listedFor(client, id)).toMatchObject({ state: 'ARCHIVED' });
  });

  test('without a token archiving is refused, not answered with a page', async () => {
    const { client, made, listedFor } = await adminsCall();
    const before = await made();
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    const answer = await send({ method: 'GET', path: `${PATH}/archive/${before.id}`, headers });
    expect([answer.status, answer.headers['content-type']?.split(';')[0]]).toEqual([401, 'application/problem+json']);
    expect(await listedFor(client, before.id)).toEqual(before);
  });

  test('who edits what somebody else has changed meanwhile is told, with the template as it is', async () => {
    const { client, made } = await adminsCall();
    const { version, ...unversioned } = await made();
    const { body: newer } = await client.get<Template>(`${PATH}/archive/${unversioned.id}`);
    const late = await client.put<Problem>(PATH, { ...unversioned, version, instructions: [] });
    expect([late.status, late.code, late.body.current]).toEqual([409, 'stale', newer]);
    const overwritten = await client.put<Template>(PATH, { ...unversioned, version: newer.version, instructions: [] });
    expect(overwritten.body).toEqual({ ...unversioned, instructions: [], version: 3 });
    const unasked = await client.put<Template>(PATH, unversioned);
    expect([unasked.status, unasked.body.version]).toEqual([200, 4]);
  });

  test('of many who edit the same version at once one wins and the others are told', async () => {
    const { client, made, listedFor } = await adminsCall();
    const before = await made();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => client.put(PATH, { ...before, description: { en: `Number ${n}` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await listedFor(client, before.id)).toEqual(answers.find(({ status }) => status === 200)?.body);
  });

  test('a template is deleted, once', async () => {
    const { client, made, listedFor } = await adminsCall();
    const { id } = await made();
    const answers = await Promise.all([1, 2, 3].map(() => client.delete(`${PATH}/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ id });
    expect(await listedFor(client, id)).toBeUndefined();
  });

  test('a template that is not there cannot be changed, archived or deleted', async () => {
    const { client, made } = await adminsCall();
    const gone = randomUUID();
    for (const answer of [
      await client.put(PATH, { ...(await made()), id: gone }),
      await client.get(`${PATH}/archive/${gone}`),
      await client.delete(`${PATH}/${gone}`),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'not-found']);
    }
  });
});
