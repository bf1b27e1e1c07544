import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { sessionOfToken } from '@/session/loginSession';
import { storeToken } from '@/session/token';
import type { PlayerData, TrainingSnapshot } from '@contract/training';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { api } from './api';
import { leagueEffect } from './league';
import { eventsOf, type StreamedEvent } from './live';
import { trainingQueries } from './training';
import { trainingMutations } from './trainingMutations';

describe('event stream', () => {
  /** Returns the bytes as a stream in chunks that end at these places. */
  function inChunks(
    bytes: Uint8Array,
    cuts: readonly number[],
    onCancel = () => undefined,
  ): ReadableStream<Uint8Array> {
    const positions = [
      0,
      ...cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other),
      bytes.length,
    ];
    let next = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        next += 1;
        if (next >= positions.length) controller.close();
        else controller.enqueue(bytes.slice(positions[next - 1], positions[next]));
      },
      cancel: onCancel,
    });
  }

  async function heard(text: string, cuts: readonly number[] = []): Promise<StreamedEvent[]> {
    const events: StreamedEvent[] = [];
    for await (const event of eventsOf(inChunks(new TextEncoder().encode(text), cuts), () => undefined))
      events.push(event);
    return events;
  }

  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/[\r\n]/.test(text));

  const event = fc.record({ event: line, data: line });

  test('events arrive whole wherever the network cuts the stream, also within a letter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        fc.array(fc.nat(), { maxLength: 30 }),
        async (events, end, cuts) => {
          const written = events.map((one) => [`event: ${one.event}`, `data: ${one.data}`, '', ''].join(end));
          const text = [`retry: 1000${end}`, ...written].join(`: still here${end}${end}`);
          expect(await heard(text, cuts)).toEqual(events);
        },
      ),
      { seed: 2026 },
    );
  });

  test('a separator of lines or paragraphs in a text ends neither', async () => {
    const data = JSON.stringify({ name: 'Anna\u2028Berta\u2029Clara' });
    expect(await heard(`event: training\ndata: ${data}\n\n`)).toEqual([{ event: 'training', data }]);
  });

  test('an event without a name is a message, one without data is none, and one that is not finished is not told', async () => {
    expect(await heard('data: a\n\nevent: quiet\n\n: comment\n\nevent: late\ndata: b\n')).toEqual([
      { event: 'message', data: 'a' },
    ]);
  });

  test('every sign of life is noticed, and whoever stops listening lets go of the connection', async () => {
    let [signs, cancelled] = [0, 0];
    const bytes = new TextEncoder().encode(': still here\n\ndata: a\n\ndata: b\n\n');
    const stream = inChunks(bytes, [14, 23], () => void (cancelled += 1));
    for await (const { data } of eventsOf(stream, () => void (signs += 1))) {
      expect(data).toBe('a');
      break;
    }
    expect([signs, cancelled]).toEqual([2, 1]);
  });
});

describe('replace training', () => {
  const makeStore = () =>
    configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (standard) => standard().concat(api.middleware),
    });

  /** A pro with a planned training and a store that has read the club's lists. */
  async function readLists() {
    const { fixtures, club, token } = await proOfNewClub();
    const training = await fixtures.training({ club });
    const session = sessionOfToken(token)?.session;
    if (session) storeToken(token, session);
    const store = makeStore();
    const { getTrainings } = trainingQueries.endpoints;
    const [all, planned] = [
      { golfclubId: club.id, list: 'all' },
      { golfclubId: club.id, list: 'planned' },
    ] as const;
    const one = { scheduledTrainingId: training.id };
    await store.dispatch(getTrainings.initiate(all));
    await store.dispatch(getTrainings.initiate(planned));
    await store.dispatch(trainingQueries.endpoints.getTraining.initiate(one));
    return {
      store,
      one,
      inAll: () => getTrainings.select(all)(store.getState()).data,
      inPlanned: () => getTrainings.select(planned)(store.getState()).data,
      opened: () => trainingQueries.endpoints.getTraining.select(one)(store.getState()).data,
    };
  }

  test('a started training replaces the cached one everywhere and leaves the list of planned ones', async () => {
    const { store, one, inAll, inPlanned, opened } = await readLists();
    expect(inPlanned()?.trainings.map(({ status }) => status)).toEqual(['PLANNED']);
    await store.dispatch(trainingMutations.endpoints.startTraining.initiate(one));
    expect(opened()?.status).toBe('STARTED');
    expect(inAll()?.trainings.map(({ status }) => status)).toEqual(['STARTED']);
    expect(inPlanned()).toEqual({ trainings: [], totalCount: 0 });
  });

  test('a deleted training leaves every list', async () => {
    const { store, one, inAll, inPlanned } = await readLists();
    await store.dispatch(trainingMutations.endpoints.deleteTraining.initiate({ ...one, idempotencyKey: 'deleted' }));
    expect(inAll()).toEqual({ trainings: [], totalCount: 0 });
    expect(inPlanned()).toEqual({ trainings: [], totalCount: 0 });
  });
});

describe('league effect', () => {
  const session = (id: string, players: readonly string[], balls: number): PlayerData => ({
    id,
    players: players.map((player) => ({ id: player, name: player, surname: '', username: player, handicap: 18 })),
    balls: Array.from({ length: balls }, (_none, index) => ({ index, points: 1, version: 1 })),
    totalPoints: balls,
    playerDataStatus: 'EDIT',
  });

  const template: TrainingSnapshot = {
    id: '',
    type: 'TOURNAMENT',
    name: {},
    description: {},
    moreInformationLink: {},
    image: null,
    category: null,
    trainingHandicapDifferenceToPointsMapping: null,
    teamMode: true,
    instructions: [],
    hints: [],
    balls: [],
    scoreHandicapMap: [
      { score: 1, handicap: 3 },
      { score: 3, handicap: 5 },
    ],
    numberofballs: 0,
    mapping: [],
  };

  test.each([
    ['nobody takes part', [], [], [0, 0, 0]],
    ['one has played and one has not', [session('a', ['anna'], 3), session('b', ['berta'], 0)], [], [1, 1, 5]],
    ['a team has played', [session('a', ['anna', 'berta'], 1)], [], [2, 0, 6]],
    ['the only ball is on this device', [session('a', ['anna'], 0), session('b', ['berta'], 0)], ['b'], [1, 1, 0]],
  ])(
    'when %s it says how many results and points there are',
    (_what, trainingSessions, unsent, [withResult, without, points]) => {
      expect(leagueEffect({ trainingSessions, template }, new Set<string>(unsent))).toEqual({
        withResult,
        without,
        points,
      });
    },
  );
});
