import { api } from '@/api/api';
import { memberApi } from '@/api/member';
import { memberChanges } from '@/api/memberChanges';
import { trainingQueries } from '@/api/training';
import { trainingMutations } from '@/api/trainingMutations';
import { anna, bert, club, refusal, training } from '@test/browser/clubs';
import { capsuleOfCache, divergenceOfCache, recordedCache, serve, untilAnnounced } from '@test/browser/openCapsule';

describe('masked cache', () => {
  const outside = globalThis.fetch;

  afterEach(() => {
    globalThis.fetch = outside;
  });

  const { getMembers, getMembersOfClub } = memberApi.endpoints;

  const { updateMember } = memberChanges.endpoints;

  const { startTraining, deleteTraining, addPlayers, recordBall } = trainingMutations.endpoints;

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
    serve(training('t1', { status: 'STARTED', updated_at: '2026-11-22T12:00:00.000Z', user: anna }));
    await dispatch(
      addPlayers.initiate({ ...first, players: [{ ...anna, golfclubName: club.name }], idempotencyKey: 'k' }),
    );
    const ball = { ...first, playerDataId: 's1', ball: { index: 1, points: 2 }, idempotencyKey: 'k' };
    serve(refusal('ball-conflict'), 409);
    const conflict = dispatch(recordBall.initiate(ball));
    await conflict;
    serve(refusal('stale'), 409);
    await dispatch(
      updateMember.initiate({ golfclubId: club.id, username: anna.username, member: anna, idempotencyKey: 'k' }),
    );
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
    await dispatch(deleteTraining.initiate({ ...first, idempotencyKey: 'deleted' }));
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
    'api/trainingRemoved',
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
