import type { TSchema } from '@sinclair/typebox';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { api } from '@/api/api';
import { memberApi } from '@/api/member';
import { memberChanges } from '@/api/memberChanges';
import { trainingApi, trainingQueries } from '@/api/training';
import { makeMasking } from '@/capsule/masking/makeMasking';
import { anna, bert, club, refusal, training } from '@test/browser/clubs';
import { capsuleOfCache, divergenceOfCache, recordedCache, serve, untilAnnounced } from '@test/browser/openCapsule';
import { seededRandom } from '@test/faults/fault';
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
      const { recorder, settle } = await playSession(seed);
      await settle();
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

describe('masked cache', () => {
  const outside = globalThis.fetch;

  afterEach(() => {
    globalThis.fetch = outside;
  });

  const { getMembers, getMembersOfClub } = memberApi.endpoints;

  const { updateMember } = memberChanges.endpoints;

  const { startTraining, deleteTraining, addPlayers, recordBall } = trainingApi.endpoints;

  const { updateQueryData, upsertQueryEntries } = trainingQueries.util;

  const searched = { q: anna.surname, page: 0, sort: '-surname' } as const;

  const all = { golfclubId: club.id, list: 'all', q: `${bert.name} ${bert.surname}` } as const;

  const first = { scheduledTrainingId: 't1' };

  /** Has the cache do everything that it does in the app. */
  async function recordEverything() {
    const { store, recorder } = recordedCache();
    const { dispatch } = store;
    serve([anna, bert]);
    const looking = dispatch(getMembers.initiate(searched));
    await looking;
    await dispatch(getMembersOfClub.initiate({ id: club.id }, { subscribe: false }));
    serve([training('t1'), training('t2')]);
    await dispatch(trainingQueries.endpoints.getTrainings.initiate(all));
    serve(training('t1'));
    await dispatch(trainingQueries.endpoints.getTraining.initiate(first));

    serve(training('t1', { status: 'STARTED', updated_at: '2026-11-22T11:00:00.000Z', user: anna }));
    await dispatch(startTraining.initiate(first));
    serve([anna, { ...bert, surname: '' }]);
    await dispatch(getMembers.initiate(searched, { forceRefetch: true }));
    await dispatch(
      addPlayers.initiate({ ...first, players: [{ ...anna, golfclubName: club.name }], idempotencyKey: 'k' }),
    );
    const ball = { ...first, playerDataId: 's1', ball: { index: 1, points: 2 }, idempotencyKey: 'k' };
    serve(refusal('ball-conflict'), 409);
    const conflict = dispatch(recordBall.initiate(ball));
    await conflict;
    serve(refusal('stale'), 409);
    await dispatch(updateMember.initiate({ golfclubId: club.id, username: anna.username, member: anna }));
    await dispatch(getMembers.initiate(searched, { forceRefetch: true }));
    globalThis.fetch = () => Promise.reject(new TypeError(`No way to ${bert.email}`));
    await dispatch(getMembersOfClub.initiate({ id: club.id, q: bert.email }));

    dispatch(
      updateQueryData('getTrainings', all, ({ trainings }) => {
        const [one] = trainings;
        if (one) one.user.surname = anna.surname;
        one?.trainingSessions[0]?.players.push(bert);
        trainings.length = 1;
      }),
    );
    const value = training('t3', { user: anna });
    dispatch(upsertQueryEntries([{ endpointName: 'getTraining', arg: { scheduledTrainingId: 't3' }, value }]));
    serve({ id: 't1' });
    await dispatch(deleteTraining.initiate(first));
    dispatch(api.util.invalidateTags(['Member', { type: 'Training', id: 't3' }]));
    await Promise.all(dispatch(api.util.getRunningQueriesThunk()));

    const keys = () => Object.keys(store.getState().api.subscriptions);
    await untilAnnounced(store.subscribe, () => keys().some((key) => key.startsWith('getMembers(')));
    looking.unsubscribe();
    conflict.reset();
    const [key = ''] = Object.keys(store.getState().api.queries);
    dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as never }));
    await untilAnnounced(store.subscribe, () => !keys().includes(key));
    return { store, recorder };
  }

  const calls = ['executeMutation', 'executeQuery'];

  const everyAction = [
    'api/config/middlewareRegistered',
    ...calls.flatMap((call) => ['fulfilled', 'pending', 'rejected'].map((status) => `api/${call}/${status}`)),
    'api/internalSubscriptions/subscriptionsUpdated',
    'api/invalidateTags',
    'api/invalidation/updateProvidedBy',
    'api/mutations/removeMutationResult',
    'api/queries/cacheEntriesUpserted',
    'api/queries/queryResultPatched',
    'api/queries/removeQueryResult',
  ];

  test('the masked actions lead from each masked state to the next', async () => {
    const { store, recorder } = await recordEverything();
    const capsule = capsuleOfCache(recorder.recording());
    expect([...new Set(capsule.steps.map(({ action }) => action.type))].sort()).toEqual(everyAction);
    expect(divergenceOfCache(capsule)).toBeNull();

    // As when somebody signs out: from here on everything begins anew.
    recorder.forget();
    store.dispatch(api.util.resetApiState());
    serve([bert]);
    await store.dispatch(getMembers.initiate({ q: bert.username }));
    expect(divergenceOfCache(capsuleOfCache(recorder.recording()))).toBeNull();
  });

  test('nobody is named in it', async () => {
    const { recorder } = await recordEverything();
    const text = JSON.stringify(capsuleOfCache(recorder.recording()));
    for (const { name, surname, username, email, dateOfBirth, mobile } of [anna, bert]) {
      for (const personal of [name, surname, username, email, dateOfBirth, mobile])
        expect(text).not.toContain(personal);
    }
  });

  test('a screen finds the answer to what it asks for by the masked argument', async () => {
    const { store, recorder } = recordedCache();
    serve([training('t1')]);
    await store.dispatch(trainingQueries.endpoints.getTrainings.initiate(all));
    const state = capsuleOfCache(recorder.recording()).final as ReturnType<typeof store.getState>;
    const [argument] = Object.values(state.api.queries).map((entry) => entry?.originalArgs);
    expect(argument).toMatchObject({ golfclubId: club.id, list: 'all' });
    expect(argument).not.toEqual(all);
    const cached = trainingQueries.endpoints.getTrainings.select(argument as never)(state).data;
    expect(cached?.trainings.map(({ id }) => id)).toEqual(['t1']);
  });

  test('what looks like a key of the cache, but of no endpoint, is masked as any text', () => {
    const { store, recorder } = recordedCache();
    store.dispatch({ type: 'somebody/typed', payload: `secrets({"q":"${anna.surname}"})` });
    store.dispatch({ type: 'somebody/typed', payload: `getMembers({${anna.surname})` });
    expect(JSON.stringify(capsuleOfCache(recorder.recording()))).not.toContain(anna.surname);
  });
});
