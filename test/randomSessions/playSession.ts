import type { UnknownAction } from '@reduxjs/toolkit';
import { setImmediate } from 'node:timers/promises';
import { api } from '@/api/api';
import { makeLiveCache } from '@/api/liveTrainings';
import { trainingQueries } from '@/api/training';
import { removeTraining, replaceTraining } from '@/api/trainingCache';
import { wholeCache } from '@/app/capsule/everyEndpoint';
import { type AppStore, makeStore } from '@/app/makeStore';
import { makeRecorder, type Recorder } from '@/capsule/recorder';
import { answerWaitingCalls } from '@/session/signInAgain';
import { dropToken } from '@/session/token';
import { trainingStatuses } from '@contract/lists';
import { ScheduledTraining } from '@contract/training';
import { seededRandom } from '@test/chance';
import { makeClub, type RandomClub } from './makeClub';
import { randomActions } from './randomActions';
import { randomCalls } from './randomCalls';
import { randomServer } from './randomServer';
import { valueOf } from './valueOf';

type Training = Parameters<typeof replaceTraining>[0];

/** What a call that is under way, or whose answer is shown, can be asked for. */
type Handle = Promise<unknown> & Partial<Record<'abort' | 'unsubscribe' | 'reset' | 'refetch', () => unknown>>;

interface Endpoint {
  initiate: (argument: unknown, options?: object) => UnknownAction;
}

export interface PlayedSession {
  club: RandomClub;
  store: AppStore;
  recorder: Recorder;
  /** Answers everything that is still under way. */
  flushCalls: () => Promise<void>;
}

/** Every endpoint that the app has, by its name. */
export const endpoints = wholeCache.endpoints as unknown as Readonly<Record<string, Endpoint>>;

/** Returns a session in which random things happened, the same for the same seed; some of its calls are still under way. */
export async function playSession(seed: number): Promise<PlayedSession> {
  await endOfLastSession();
  // The cache names its calls by it.
  jest.spyOn(Math, 'random').mockImplementation(seededRandom(seed + 0.5e9));
  const club = makeClub(seededRandom(seed));
  const recorder = makeRecorder();
  const store = makeStore({}, recorder);
  const underWay: (() => void)[] = [];
  globalThis.fetch = randomServer(club, (work) => underWay.push(work));
  const things = thingsThatHappen(club, store);
  for (let left = 60 + club.below(60); left > 0; left -= 1) {
    attempt(club.pick(things));
    while (underWay.length > 0 && club.chance(0.7)) {
      const [work] = underWay.splice(club.below(underWay.length), 1);
      work?.();
      await setImmediate();
    }
  }
  const flushCalls = async () => {
    for (let turns = 0; turns < 50; turns += 1) {
      for (const work of underWay.splice(0)) work();
      await setImmediate();
    }
  };
  return { club, store, recorder, flushCalls };
}

/** What lives as long as the page must not go on in the next session. */
async function endOfLastSession(): Promise<void> {
  dropToken();
  answerWaitingCalls(false);
  jest.clearAllTimers();
  await setImmediate();
}

function thingsThatHappen(club: RandomClub, store: AppStore): (() => void)[] {
  const { pick, chance, ids } = club;
  const handles: Handle[] = [];
  const calls = Object.entries(randomCalls(club));
  const actions = randomActions(club);
  const live = makeLiveCache(store);
  const training = () => valueOf(ScheduledTraining, club) as Training;
  const anyTraining = () => ({ scheduledTrainingId: pick(ids) });
  const { updateQueryData, upsertQueryEntries } = trainingQueries.util;
  const call = () => {
    const [name, argument] = pick(calls);
    const options = chance(0.5) ? {} : { subscribe: chance(0.7), forceRefetch: chance(0.5) };
    const handle = store.dispatch(endpoints[name]?.initiate(argument(), options) as UnknownAction) as unknown as Handle;
    handle.catch(() => undefined);
    handles.push(handle);
  };
  const act = () => {
    const [type, make] = pick(actions);
    // Seldom, so that something is left to be recorded.
    if (type !== 'session/signedOut' || chance(0.2)) store.dispatch(make());
  };
  const handled = (how: 'abort' | 'unsubscribe' | 'reset' | 'refetch') => () => {
    if (handles.length > 0) pick(handles)[how]?.();
  };
  const liveEvent = () => {
    const status = chance(0.8) ? pick(trainingStatuses) : null;
    live(
      pick([
        { event: 'training', data: { trainingId: pick(ids), status } } as const,
        { event: 'league', data: {} } as const,
        { event: 'resync', data: {} } as const,
      ]),
    );
  };
  const rare = [
    handled('abort'),
    handled('unsubscribe'),
    handled('reset'),
    handled('refetch'),
    liveEvent,
    liveEvent,
    () => replaceTraining(training(), store),
    () => removeTraining(pick(ids), store),
    () =>
      store.dispatch(
        updateQueryData('getTraining', anyTraining(), (draft) => {
          draft.user.name = club.person().name;
          draft.trainingSessions.reverse();
        }),
      ),
    () => store.dispatch(upsertQueryEntries([{ endpointName: 'getTraining', arg: anyTraining(), value: training() }])),
    () =>
      store.dispatch(
        upsertQueryEntries([
          {
            endpointName: 'getTrainings',
            arg: { golfclubId: pick(ids), list: 'notfinished' },
            value: listOf(training()),
          },
        ]),
      ),
    () => store.dispatch(api.util.invalidateTags(['Training', 'League', 'Member'])),
    () => jest.advanceTimersByTime(pick([100, 600, 70_000])),
  ];
  return [...Array<() => void>(11).fill(call), ...Array<() => void>(8).fill(act), ...rare];
}

const listOf = (one: Training) => ({ trainings: [one], totalCount: 1 });

/** What fails at an answer that is nonsense fails here as it does on a page, which goes on. */
function attempt(thing: () => void): void {
  try {
    thing();
  } catch {
    // The store has noted it.
  }
}

/** Returns where texts of people, or secrets, stand in the text, be it in other capitals or percent-encoded. */
export function leaks(text: string, { people, secrets }: RandomClub): string[] {
  const searched = text.toLowerCase();
  const canaries = [...people.flatMap(({ id: _id, ...texts }) => Object.values(texts)), ...secrets];
  return [...new Set(canaries)].flatMap((canary) => {
    if (canary === '') return [];
    const at = Math.max(...spellingsOf(canary).map((spelling) => searched.indexOf(spelling.toLowerCase())));
    return at === -1 ? [] : [`${canary}: …${text.slice(Math.max(0, at - 60), at + 40)}…`];
  });
}

const spellingsOf = (canary: string) => [
  canary,
  encodeURIComponent(canary),
  new URLSearchParams({ '': canary }).toString().slice(1),
];
