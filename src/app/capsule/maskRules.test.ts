import type { TSchema } from '@sinclair/typebox';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makeMasking } from '@/capsule/masking/makeMasking';
import { seededRandom } from '@test/chance';
import { makeClub } from '@test/randomSessions/makeClub';
import { playSession } from '@test/randomSessions/playSession';
import { randomActions } from '@test/randomSessions/randomActions';
import { maskRules } from './maskRules';

describe('mask rules', () => {
  type Schema = Partial<TSchema> & { properties?: Record<string, TSchema>; anyOf?: TSchema[]; enum?: string[] };

  type Field = { name: string; schema: Schema; siblings: readonly string[] };

  /** Every schema of requests and answers. */
  const schemas = readdirSync(path.resolve(__dirname, '../../../contract'))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => Object.values(jest.requireActual<object>(`../../../contract/${file}`)) as unknown[])
    .filter(
      (value): value is Schema => typeof value === 'object' && value !== null && Symbol.for('TypeBox.Kind') in value,
    );

  function fieldsOf(schema: Schema, name = '', siblings: readonly string[] = []): Field[] {
    const { properties, anyOf, items, patternProperties } = schema;
    if (properties) {
      const names = Object.keys(properties);
      return Object.entries(properties).flatMap(([key, one]) => fieldsOf(one, key, names));
    }
    if (anyOf) return anyOf.flatMap((one) => fieldsOf(one, name, siblings));
    if (items) return fieldsOf(items as Schema, name, siblings);
    if (patternProperties)
      return Object.values(patternProperties as object).flatMap((one) => fieldsOf(one as Schema, name));
    return [{ name, schema, siblings }];
  }

  const fields = schemas.flatMap((schema) => fieldsOf(schema));

  const isText = ({ schema }: Field) => schema.type === 'string' && !schema.enum && !('const' in schema);

  const CANARY = 'Zyxwvut quyjibo';

  /** Returns what becomes of a text in a field that stands beside others. */
  function maskedIn({ name, siblings }: Pick<Field, 'name' | 'siblings'>, text: unknown): unknown {
    const masking = makeMasking(maskRules);
    const value = { ...Object.fromEntries(siblings.map((one) => [one, ''])), [name]: text };
    masking.collect(value);
    return (masking.mask(value) as Record<string, unknown>)[name];
  }

  const isListed = (name: string) => Object.hasOwn(maskRules.fields, name);

  const unique = (names: readonly string[]) => [...new Set(names)].sort();

  test('a free text of the contract that stays readable stands in the table', () => {
    expect(fields.filter(isText).length).toBeGreaterThan(100);
    const readable = fields
      .filter((field) => isText(field) && maskedIn(field, CANARY) === CANARY)
      .map(({ name }) => name);
    expect(unique(readable.filter((name) => !isListed(name)))).toEqual([]);
    expect(unique(readable)).toEqual(unique(freeTexts));
  });

  /** Readable as long as they name nobody who is known; not one of them is about a person. */
  const freeTexts = [
    ...[
      'batchId',
      'categoryId',
      'city',
      'club',
      'code',
      'displayLinkId',
      'helperCodeId',
      'helperId',
      'field',
      'format',
      'golfclubId',
      'golfclubName',
      'id',
    ],
    ...[
      'ids',
      'mappingId',
      'memberId',
      'name',
      'personId',
      'playerDataId',
      'playerId',
      'postalcode',
      'scheduledTrainingId',
    ],
    ...['sort', 'streetname', 'streetnumber', 'trainingId', 'trainingTemplateId'],
  ];

  test.each([
    ['en', 'Pro lesson with Hoffmann', /^Pro lesson with H(?!off)\w+$/],
    ['description', 'Ask Ida Hoffmann, 0171 5556677', /^Ask I(?!da )\w+ H(?!off)\w+, \+000000$/],
    ['detail', 'Hoffmann has changed it.', /^H(?!off)\w+ has changed it\.$/],
    ['title', 'Taken by Hoffmann', /^T(?!aken)\w+ b(?!y )\w+ H(?!off)\w+$/],
    ['public_id', 'foto-ida_hoffmann-7', /^foto-i(?!da_)\w+_h(?!off)\w+-7$/],
    ['cloudinary_image', '{"public_id":"ida_7","format":"jpg"}', /^\{"public_id":"i(?!da)\w+_7","format":"jpg"\}$/],
  ])('an unknown name in %s is masked by its form', (name, text, expected) => {
    expect(maskedIn({ name, siblings: [] }, text)).toMatch(expected);
  });

  test('names of categories, templates and trainings stay readable but for the names of known people', () => {
    const masking = makeMasking(maskRules);
    const localized = (en: string) => ({ en, de: en });
    const value = {
      members: [{ name: 'Ida', surname: 'Hoffmann' }],
      template: {
        name: localized('Zwetschgen Chipping'),
        description: localized('Zwetschgen Chipping'),
        category: { id: '7', name: localized('Puttgrün') },
        hints: [{ name: localized('Hoffmann Trick') }],
      },
      session_template_name: localized('Abschlag mit Ida Hoffmann'),
      events: [{ trainingName: localized('Zwetschgen Chipping') }],
    };
    masking.collect(value);
    const masked = masking.mask(value) as typeof value;
    expect(masked.template.name).toEqual(localized('Zwetschgen Chipping'));
    expect(masked.template.category.name).toEqual(localized('Puttgrün'));
    expect(masked.events[0]?.trainingName).toEqual(localized('Zwetschgen Chipping'));
    expect(masked.template.description.en).not.toContain('Zwetschgen');
    expect(masked.template.hints[0]?.name.de).toMatch(/^H(?!off)\w+ Trick$/);
    expect(masked.session_template_name.en).toMatch(/^Abschlag mit I(?!da )\w+ H(?!off)\w+$/);
  });

  test('words of fixed lists, ids and dates of trainings stay readable', () => {
    // The name of a file is part of an address alone.
    const ofFixedLists = fields.filter(({ name, schema }) => schema.enum && name !== 'file');
    for (const field of ofFixedLists) {
      for (const word of field.schema.enum ?? [])
        expect([field.name, maskedIn(field, word)]).toEqual([field.name, word]);
    }
    const examples: Record<string, string> = {
      uuid: '0190a7c2-7d1e-7cc1-8f10-0c1f6a1f9d11',
      'date-time': '2026-10-01T10:00:00.000Z',
      'calendar-date': '2026-10-01',
    };
    const ofForms = fields.filter(({ name, schema }) => name !== '' && String(schema.format) in examples);
    expect(ofForms.length).toBeGreaterThan(50);
    for (const field of ofForms) {
      const example = examples[String(field.schema.format)];
      expect([field.name, maskedIn(field, example)]).toEqual([field.name, example]);
    }
  });

  test.each(['password', 'currentPassword', 'newPassword', 'accessToken', 'secret'])('%s is not there', (name) => {
    expect(maskedIn({ name, siblings: [] }, CANARY)).toBeUndefined();
  });

  test.each([
    ['surname contains mey', /^surname contains m(?!ey)\w+$/],
    ['golfclub isAnyOf Bergblick\\, alt,Waldsee', /^golfclub isAnyOf B(?!erg)\w+\\, a\w+,W(?!ald)\w+$/],
    ['phone isEmpty', /^phone isEmpty$/],
    ['handicap >= 18.4', /^handicap >= 18\.4$/],
    ['phone contains 0171555', /^phone contains 0(?!171555)\w+$/],
    ['dateOfBirth is 1990-02-01', /^dateOfBirth is 1(?!990)\w+-0\w+-0\w+$/],
    ['roles isAnyOf PRO,ADMIN', /^roles isAnyOf PRO,ADMIN$/],
    ['hasPassword is false', /^hasPassword is false$/],
    ['Anna Müller', /^A(?!nna)\w+ M(?!üller)\w+$/],
  ])('the filter %p is masked to %p', (where, expected) => {
    expect(maskedIn({ name: 'where', siblings: [] }, where)).toMatch(expected);
  });

  /** The names of all fields in a value, and of those whose text is not masked. */
  function collectFields(value: unknown, masked: unknown, names: Set<string>, readable: Set<string>, field = ''): void {
    if (typeof value === 'string') {
      if (value.length > 3 && value === masked && !maskRules.isHarmless(value) && !maskRules.cacheKey(value))
        readable.add(field);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const entries = Object.entries(value);
    const results = Object.values((masked ?? {}) as Record<string, unknown>);
    entries.forEach(([key, item], at) => {
      const own = Array.isArray(value) || /\W|^\d|^\w{21}$/.test(key) ? field : key;
      names.add(own);
      collectFields(item, results[at], names, readable, own);
    });
  }

  test('a text of the state or of an action that stays readable stands in the table, and no entry of the table is unused', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-10-01T10:00:00Z') });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [names, readable] = [new Set(fields.map(({ name }) => name)), new Set<string>()];
    for (let seed = 0; seed < 12; seed += 1) {
      const { recorder, flushCalls } = await playSession(seed);
      await flushCalls();
      const { steps, state } = recorder.recording();
      const masking = makeMasking(maskRules);
      for (const one of [state, ...steps.flatMap(({ action, before }) => [action, before])]) {
        masking.collect(one);
        collectFields(one, masking.mask(one), names, readable);
      }
    }
    for (let times = 0; times < 200; times += 1) {
      for (const [, make] of randomActions(makeClub(seededRandom(times))))
        collectFields(make(), null, names, new Set());
    }
    jest.useRealTimers();
    jest.restoreAllMocks();
    expect([...readable].filter((name) => !isListed(name))).toEqual([]);
    // Of a capsule itself, and of what a reducer throws.
    expect(
      Object.keys(maskRules.fields).filter((name) => name !== 'route' && name !== 'stack' && !names.has(name)),
    ).toEqual([]);
  });
});
