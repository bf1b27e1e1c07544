import { randomUUID } from 'node:crypto';
import type { Problem } from '@contract/problem';
import type { Template } from '@contract/template';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { adminAndClub } from '@test/world/adminAndClub';
import { api } from '@test/world/api';
import { sql } from '@test/world/database';
import { databaseUrl } from '@test/world/databaseUrl';
import { fromSetup } from '@test/world/environment';
import { unique } from '@test/world/names';
import { newTemplate } from '@test/world/templates';

describe('content faults', () => {
  const PATH = '/api/challenges/trainingsessiontemplate';

  const ID = '01910000-0000-7000-8000-000000000000';

  const holed = { name: { en: 'Holed' }, points: 3 };

  const inMap = (handicap: number) => ({ scoreHandicapMap: [{ score: 0, handicap }] });

  const many = (length: number, item: unknown) => Array.from({ length }, () => item);

  const linkedTo = (en: string) => ({ moreInformationLink: { en } });

  const bad: [what: string, change: object, expected: string[]][] = [
    ['no name', { name: undefined }, ['/name required']],
    ['a name that nobody sees', { name: { en: ' \u200b ', de: '' } }, ['/name required']],
    ['a name that nobody sees in one language', { name: { en: '\u2800', de: 'Putt' } }, ['/name/en no-visible-text']],
    ['a name in a language there is not', { name: { en: 'Putt', fr: 'Putt' } }, ['/name/fr unknown-field']],
    ['20 kB of name', { name: { en: 'x'.repeat(20_000) } }, ['/name/en too-long']],
    ['20 kB of description', { description: { de: 'ü'.repeat(20_000) } }, ['/description/de too-long']],
    ['a description that nobody sees', { description: { de: '\u200b' } }, ['/description/de no-visible-text']],
    ['half a character', { description: { en: '\ud83d' } }, ['/description/en forbidden-characters']],
    ['a direction mark', { instructions: [{ en: 'Left\u202e' }] }, ['/instructions/0/en forbidden-characters']],
    ['20 kB of instruction', { instructions: [{ en: 'x'.repeat(20_000) }] }, ['/instructions/0/en too-long']],
    ['an instruction for all languages', { instructions: ['Slowly'] }, ['/instructions/0 wrong-type']],
    ['51 instructions', { instructions: many(51, {}) }, ['/instructions too-many-items']],
    ['a hint that nobody sees', { hints: [{ name: { en: ' ' } }] }, ['/hints/0/name/en no-visible-text']],
    ['a hint with an address', { hints: [{ name: {}, imageUrl: 'https://e.org/a' }] }, ['/hints/0/imageUrl malformed']],
    ['a script as image', { image: '"><script>' }, ['/image malformed']],
    ['201 balls', { balls: many(201, { scoring: [] }) }, ['/balls too-many-items']],
    ['21 scoring items', { balls: [{ scoring: many(21, holed) }] }, ['/balls/0/scoring too-many-items']],
    ['half a point', { balls: [{ scoring: [{ ...holed, points: 0.5 }] }] }, ['/balls/0/scoring/0/points not-whole']],
    [
      'an unnamed scoring item',
      { balls: [{ scoring: [holed, { name: {}, points: 0 }] }] },
      ['/balls/0/scoring/1/name required'],
    ],
    [
      'scoring on the second ball',
      { balls: [{ scoring: [] }, { scoring: [holed] }] },
      ['/balls/1/scoring only-on-first-ball'],
    ],
    ['scoring without a text', { balls: [{}] }, ['/balls/0/scoring required']],
    ['team mode', { teamMode: true }, ['/teamMode not-for-this-type']],
    [
      'a score twice',
      { scoreHandicapMap: [1, 2, 1].map((score) => ({ score, handicap: 1 })) },
      ['/scoreHandicapMap/2/score repeated'],
    ],
    ['too good a handicap', inMap(-10.1), ['/scoreHandicapMap/0/handicap too-small']],
    ['too high a handicap', inMap(54.1), ['/scoreHandicapMap/0/handicap too-large']],
    ['a handicap beyond all numbers', inMap(1e300), ['/scoreHandicapMap/0/handicap too-large']],
    ['a handicap with two decimals', inMap(18.45), ['/scoreHandicapMap/0/handicap more-than-one-decimal']],
    [
      'a handicap as text',
      { scoreHandicapMap: [{ score: 0, handicap: '18' }] },
      ['/scoreHandicapMap/0/handicap wrong-type'],
    ],
    [
      '201 entries of the map',
      { scoreHandicapMap: many(201, { score: 0, handicap: 0 }) },
      ['/scoreHandicapMap too-many-items'],
    ],
    ['a category that is no id', { category: { id: '7' } }, ['/category/id not-an-id']],
    ['a field nobody knows', { owner: 'me' }, ['/owner unknown-field']],
    [
      'several faults',
      { teamMode: true, name: {}, ...inMap(99), balls: [{ scoring: [] }, { scoring: [holed] }] },
      [
        '/name required',
        '/teamMode not-for-this-type',
        '/balls/1/scoring only-on-first-ball',
        '/scoreHandicapMap/0/handicap too-large',
      ],
    ],
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'http://',
      'https:// e.org',
      '//e.org',
      'ftp://e.org',
      'e.org',
      ' ',
    ].map((link): (typeof bad)[number] => [
      `a link to ${link}`,
      linkedTo(link),
      ['/moreInformationLink/en not-a-link'],
    ]),
  ];

  const badOfOtherTypes: [what: string, type: 'TRACKMAN' | 'TOURNAMENT', change: object, expected: string[]][] = [
    ['team mode', 'TRACKMAN', { teamMode: true }, ['/teamMode not-for-this-type']],
    ['scoring', 'TRACKMAN', { balls: [{ scoring: [holed] }] }, ['/balls/0/scoring not-for-this-type']],
    ['too high a handicap', 'TRACKMAN', inMap(54.1), ['/scoreHandicapMap/0/handicap too-large']],
    [
      'scoring',
      'TOURNAMENT',
      { balls: [{ scoring: [] }, { scoring: [holed] }] },
      ['/balls/1/scoring not-for-this-type'],
    ],
    ['half a point', 'TOURNAMENT', inMap(0.5), ['/scoreHandicapMap/0/handicap not-whole']],
    ['nearly whole points', 'TOURNAMENT', inMap(10.000_000_01), ['/scoreHandicapMap/0/handicap not-whole']],
    ['too many points', 'TOURNAMENT', inMap(1_000_001), ['/scoreHandicapMap/0/handicap out-of-range']],
    ['too few points', 'TOURNAMENT', inMap(-1_000_001), ['/scoreHandicapMap/0/handicap out-of-range']],
    [
      'a points mapping',
      'TOURNAMENT',
      { trainingHandicapDifferenceToPointsMapping: { id: ID } },
      ['/trainingHandicapDifferenceToPointsMapping not-for-this-type'],
    ],
  ];

  let client: ReturnType<typeof api>;

  beforeAll(async () => {
    client = api((await adminAndClub()).token);
  });

  const allBad = [
    ...bad.map(([what, change, expected]) => ({ what, type: 'REGULAR' as const, change, expected })),
    ...badOfOtherTypes.map(([what, type, change, expected]) => ({ what, type, change, expected })),
  ];

  test.each(allBad)(
    'a $type template with $what is refused by name, new and edited',
    async ({ type, change, expected }) => {
      const sound = newTemplate({ type, balls: [], scoreHandicapMap: [] });
      const made = await client.post<{ id: string }>(PATH, sound);
      for (const answer of [
        await client.post<Problem>(PATH, { ...sound, ...change }),
        // Not even a wrong version hides what is wrong with the content; the type that is sent does not matter.
        await client.put<Problem>(PATH, { ...made.body, type: 'REGULAR', version: 7, ...change }),
      ]) {
        const named = answer.body.errors?.map(({ path, reason }) => `${path} ${reason}`);
        expect([answer.status, named]).toEqual([400, expected]);
      }
      const stored = await sql('select version from templates where name = $1 or id = $2', [
        JSON.stringify(sound.name),
        made.body.id,
      ]);
      expect(stored).toEqual([{ version: 1 }]);
    },
  );

  test.each(['', 'http://e.org', 'HTTPS://E.org/a?b=c#d', 'https://münchen.example/Übung'])(
    'a template may link to %p',
    async (link) => {
      const made = await client.post(PATH, newTemplate(linkedTo(link)));
      expect([made.status, made.body]).toMatchObject([201, linkedTo(link)]);
    },
  );

  test('the largest texts, lists and numbers are accepted', async () => {
    const long = (length: number) => ({ en: 'ü'.repeat(length), de: 'Ñ'.repeat(length) });
    const content = {
      name: long(200),
      description: long(4000),
      instructions: many(50, long(1000)),
      hints: many(50, { name: long(1000) }),
      balls: [{ scoring: many(20, { name: long(100), points: -1_000_000 }) }, ...many(199, { scoring: [] })],
      scoreHandicapMap: Array.from({ length: 200 }, (_, score) => ({ score, handicap: score % 2 ? 54 : -10 })),
    };
    const made = await client.post(PATH, { ...newTemplate(), ...content });
    expect([made.status, made.body]).toMatchObject([201, content]);
  });
});

describe('references', () => {
  const PATH = '/api/challenges/trainingsessiontemplate';

  const MAPPING = 'trainingHandicapDifferenceToPointsMapping';

  async function adminsCall() {
    const { world, token } = await adminAndClub();
    const client = api(token);
    const made = async (options = {}) => (await client.post<Template>(PATH, newTemplate(options))).body;
    return { world, token, client, made };
  }

  const fieldErrorsIn = ({ errors }: Problem) => errors?.map(({ path }) => path);

  test('everything that a template names and that is not there is said at once, new and edited', async () => {
    const { world, client, made } = await adminsCall();
    const [before, { publicId: known }] = [await made(), await world.image()];
    const references = {
      category: { id: randomUUID() },
      [MAPPING]: { id: randomUUID() },
      image: unique('gone'),
      hints: [known, unique('gone')].map((imageUrl) => ({ name: {}, imageUrl })),
    };
    for (const answer of [
      await client.post<Problem>(PATH, newTemplate(references)),
      await client.put<Problem>(PATH, { ...before, ...references }),
    ]) {
      expect([answer.status, answer.code]).toEqual([409, 'unknown-reference']);
      expect(fieldErrorsIn(answer.body)).toEqual(['/category', `/${MAPPING}`, '/image', '/hints/1/imageUrl']);
    }
    const { body } = await client.get<Template[]>(PATH);
    expect(body.find(({ id }) => id === before.id)).toEqual(before);
  });

  test('a template keeps the images that are there, one of them in several places', async () => {
    const { world, made } = await adminsCall();
    const { publicId: image } = await world.image();
    const hints = [{ name: { en: 'One' }, imageUrl: image }, { name: { en: 'Two' } }];
    expect(await made({ image, hints })).toMatchObject({ image, hints });
  });

  test('a template with an image that is lost can be edited, but the image cannot be chosen anew', async () => {
    const { world, client } = await adminsCall();
    const { content } = await world.template();
    const lost = unique('lost');
    await sql('update templates set image = $2 where id = $1', [content.id, lost]);
    const edited = await client.put<Template>(PATH, { ...content, image: lost, description: { en: 'New' } });
    expect([edited.status, edited.body.image]).toEqual([200, lost]);
    const without = await client.put<Template>(PATH, { ...edited.body, image: null });
    expect([without.status, without.body.image]).toEqual([200, null]);
    expect(fieldErrorsIn((await client.put<Problem>(PATH, { ...without.body, image: lost })).body)).toEqual(['/image']);
  });

  test('an image that is deleted while a template takes it is either gone or in use', async () => {
    const { world, client } = await adminsCall();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const { publicId: image } = await world.image();
        const options = n % 2 ? { image } : { hints: [{ name: { en: 'Tip' }, imageUrl: image }] };
        const [deleted, used] = await Promise.all([
          client.delete(`/image/upload/${image}`),
          client.post<Problem>(PATH, newTemplate(options)),
        ]);
        const kept = await sql('select public_id from images where public_id = $1', [image]);
        return [deleted.code ?? deleted.status, used.code ?? used.status, kept.length];
      }),
    );
    for (const outcome of outcomes) {
      expect([
        [200, 'unknown-reference', 0],
        ['in-use', 201, 1],
      ]).toContainEqual(outcome);
    }
  });

  test('a mapping that is deleted while a template takes it is either gone or in use', async () => {
    const { world, client } = await adminsCall();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id } = await world.mapping();
        const [deleted, used] = await Promise.all([
          client.delete(`/api/trainingsessionhandicapdifferencetopointsmapping/${id}`),
          client.post<Problem>(PATH, newTemplate({ [MAPPING]: { id } })),
        ]);
        return [deleted.code ?? deleted.status, used.code ?? used.status];
      }),
    );
    for (const outcome of outcomes) {
      expect([
        [200, 'unknown-reference'],
        ['in-use', 201],
      ]).toContainEqual(outcome);
    }
  });

  describe('a server whose images are kept elsewhere', () => {
    let server: ServerProcess;
    beforeAll(async () => {
      server = await startServerProcess({
        env: {
          DATABASE_URL: databaseUrl(),
          TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
          IMAGE_URL: 'https://images.example.org/club',
          LOG_LEVEL: 'silent',
        },
      });
    });
    afterAll(() => server.stop());

    test('takes every public id, because it cannot know which there are', async () => {
      const { token } = await adminsCall();
      const images = { image: 'club/green no. 7', hints: [{ name: { en: 'Tip' }, imageUrl: 'tips/ünique' }] };
      const answer = await fetch(`${server.url}${PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(newTemplate(images)),
      });
      expect([answer.status, await answer.json()]).toMatchObject([201, images]);
    });
  });
});
