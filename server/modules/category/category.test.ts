import { randomUUID } from 'node:crypto';
import type { TrainingCategory } from '@contract/category';
import type { Problem } from '@contract/problem';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { newTemplate } from '@test/fixtures/templates';

describe('category', () => {
  const PATH = '/api/challenges/trainingcategory';

  test('staff see every category in both languages, a player none', async () => {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const category = await fixtures.category();
    for (const roles of [['ADMIN'], ['APPROVED', 'PRO']] as const) {
      const token = await fixtures.signedIn(await fixtures.member({ club, roles }));
      const { body } = await api(token).get<TrainingCategory[]>(PATH);
      expect(body).toContainEqual({
        ...category,
        description: { en: 'Around the green', de: 'Rund ums Grün' },
        version: 1,
      });
    }
    const player = await fixtures.signedIn(await fixtures.member({ club }));
    expect((await api(player).get(PATH)).code).toBe('not-permitted');
  });
});

describe('change category', () => {
  const PATH = '/api/challenges/trainingcategory';

  const TEMPLATE = '/api/challenges/trainingsessiontemplate';

  async function adminsCall() {
    const { fixtures, token } = await adminAndClub();
    const client = api(token);
    const body = {
      name: { en: unique('Short game'), de: unique('Kurzes Spiel') },
      description: { en: 'Around the green', de: '' },
    };
    const listed = async (id: string) =>
      (await client.get<TrainingCategory[]>(PATH)).body.find((category) => category.id === id);
    const made = async () => (await client.post<TrainingCategory>(PATH, body)).body;
    return { fixtures, client, body, listed, made };
  }

  test('an admin makes a category, which is listed', async () => {
    const { client, body, listed } = await adminsCall();
    const made = await client.post<TrainingCategory>(PATH, { ...body, id: randomUUID(), version: 9 });
    expect([made.status, made.body]).toEqual([201, { ...body, id: made.body.id, version: 1 }]);
    expect(await listed(made.body.id)).toEqual(made.body);
  });

  test('the same Idempotency-Key makes one category, and another body with it is refused', async () => {
    const { client, body } = await adminsCall();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await client.post<TrainingCategory>(PATH, body, headers),
      await client.post<TrainingCategory>(PATH, body, headers),
    ];
    expect([two.status, two.body]).toEqual([201, one.body]);
    expect((await client.post(PATH, { ...body, description: {} }, headers)).code).toBe('idempotency-key-reused');
  });

  test('a category needs a name in one language only', async () => {
    const { client, body } = await adminsCall();
    const made = await client.post<TrainingCategory>(PATH, { ...body, name: { de: 'Putten' } });
    expect([made.status, made.body.name]).toEqual([201, { de: 'Putten' }]);
  });

  test.each([
    ['no name', { name: undefined }, ['/name required']],
    ['a name in no language', { name: {} }, ['/name required']],
    ['a name that nobody sees', { name: { en: ' \u200b', de: '\u2800' } }, ['/name required']],
    ['a name of two lines', { name: { en: 'Chip\nping' } }, ['/name/en forbidden-characters']],
    [
      'an escape character in its description',
      { description: { de: 'a\nb\u001bc' } },
      ['/description/de forbidden-characters'],
    ],
    ['a name that nobody sees in one language', { name: { en: 'Chip', de: '\u200b' } }, ['/name/de no-visible-text']],
    ['a name in a language there is not', { name: { en: 'Chip', fr: 'Approche' } }, ['/name/fr unknown-field']],
    ['a name that is no text', { name: { en: 7 } }, ['/name/en wrong-type']],
    ['a name for all languages', { name: 'Chip' }, ['/name wrong-type']],
    ['a name of 201 characters', { name: { en: 'x'.repeat(201) } }, ['/name/en too-long']],
    ['20 kB of description', { description: { de: 'ü'.repeat(20_000) } }, ['/description/de too-long']],
    ['a direction mark', { name: { en: 'Chip\u202e' } }, ['/name/en forbidden-characters']],
    ['a field nobody knows', { colour: 'green' }, ['/colour unknown-field']],
  ])('a category with %s is refused by name, new and edited', async (_what, change, expected) => {
    const { client, body, made, listed } = await adminsCall();
    const before = await made();
    for (const answer of [
      await client.post<Problem>(PATH, { ...body, ...change }),
      await client.put<Problem>(PATH, { ...before, ...change }),
    ]) {
      const named = answer.body.errors?.map(({ path, reason }) => `${path} ${reason}`);
      expect([answer.status, named]).toEqual([400, expected]);
    }
    expect(await listed(before.id)).toEqual(before);
  });

  test('an admin changes one language of a category and the other stays', async () => {
    const { client, made, listed } = await adminsCall();
    const before = await made();
    const edited = await client.put(PATH, { ...before, name: { ...before.name, de: 'Chippen' } });
    expect([edited.status, edited.body]).toEqual([
      200,
      { ...before, name: { ...before.name, de: 'Chippen' }, version: 2 },
    ]);
    expect(await listed(before.id)).toEqual(edited.body);
  });

  test('saving a category as it is moves nothing on, in whatever order its languages come', async () => {
    const { client, made } = await adminsCall();
    const before = await made();
    const { en, de } = before.name;
    expect((await client.put(PATH, { ...before, name: { de, en } })).body).toEqual(before);
  });

  test('who edits what somebody else has changed meanwhile is told, with the category as it is', async () => {
    const { client, made } = await adminsCall();
    const { version, ...unversioned } = await made();
    const { body: newer } = await client.put(PATH, { ...unversioned, version, description: { en: 'Newer' } });
    const late = await client.put<Problem>(PATH, { ...unversioned, version, description: { en: 'Late' } });
    expect([late.status, late.code, late.body.current]).toEqual([409, 'stale', newer]);
    const overwritten = await client.put<TrainingCategory>(PATH, { ...unversioned, description: { en: 'Late' } });
    expect([overwritten.body.description, overwritten.body.version]).toEqual([{ en: 'Late' }, 3]);
  });

  test('of many who edit the same version at once one wins and the others are told', async () => {
    const { client, made, listed } = await adminsCall();
    const before = await made();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => client.put(PATH, { ...before, description: { en: `Number ${n}` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await listed(before.id)).toEqual(answers.find(({ status }) => status === 200)?.body);
  });

  test('a category that is not there cannot be changed or deleted', async () => {
    const { client, body } = await adminsCall();
    for (const answer of [
      await client.put(PATH, { ...body, id: randomUUID() }),
      await client.delete(`${PATH}/${randomUUID()}`),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'not-found']);
    }
    expect((await client.delete(`${PATH}/7`)).code).toBe('bad-input');
  });

  test('a category that no template uses is deleted, once', async () => {
    const { client, made, listed } = await adminsCall();
    const { id } = await made();
    const answers = await Promise.all([1, 2, 3].map(() => client.delete(`${PATH}/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ id });
    expect(await listed(id)).toBeUndefined();
  });

  test('a category that templates use is not deleted and says how many they are, archived ones too', async () => {
    const { fixtures, client, listed } = await adminsCall();
    const category = await fixtures.category();
    const { content } = await fixtures.template({ category });
    await fixtures.template({ category, state: 'ARCHIVED' });
    const refused = await client.delete<Problem>(`${PATH}/${category.id}`);
    expect([refused.status, refused.code, refused.body.current]).toEqual([409, 'in-use', { templates: 2 }]);
    expect(await listed(category.id)).toMatchObject(category);
    await client.delete(`${TEMPLATE}/${content.id}`);
    expect((await client.delete<Problem>(`${PATH}/${category.id}`)).body.current).toEqual({ templates: 1 });
  });

  test('a category that is deleted while a template takes it is either gone or in use', async () => {
    const { client, made } = await adminsCall();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id } = await made();
        const [deleted, used] = await Promise.all([
          client.delete(`${PATH}/${id}`),
          client.post<Problem>(TEMPLATE, newTemplate({ category: { id } })),
        ]);
        const users = await sql('select id from templates where category_id = $1', [id]);
        return [deleted.code ?? deleted.status, used.code ?? used.status, users.length];
      }),
    );
    for (const outcome of outcomes) {
      expect([
        [200, 'unknown-reference', 0],
        ['in-use', 201, 1],
      ]).toContainEqual(outcome);
    }
  });
});
