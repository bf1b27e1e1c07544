import type { Problem } from '@contract/problem';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { newTemplate } from '@test/fixtures/templates';

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
  ['a name of two lines', { name: { en: 'Putt\ning' } }, ['/name/en forbidden-characters']],
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
    'https://jana:birdie@e.org',
    'https://e.org@evil.example/',
    ' ',
  ].map((link): (typeof bad)[number] => [`a link to ${link}`, linkedTo(link), ['/moreInformationLink/en not-a-link']]),
];

const badOfOtherTypes: [what: string, type: 'TRACKMAN' | 'TOURNAMENT', change: object, expected: string[]][] = [
  ['team mode', 'TRACKMAN', { teamMode: true }, ['/teamMode not-for-this-type']],
  ['scoring', 'TRACKMAN', { balls: [{ scoring: [holed] }] }, ['/balls/0/scoring not-for-this-type']],
  ['too high a handicap', 'TRACKMAN', inMap(54.1), ['/scoreHandicapMap/0/handicap too-large']],
  ['scoring', 'TOURNAMENT', { balls: [{ scoring: [] }, { scoring: [holed] }] }, ['/balls/1/scoring not-for-this-type']],
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
