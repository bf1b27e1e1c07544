import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { memberApi } from '@/api/member';
import { type AppStore, makeStore } from '@/app/makeStore';
import { makeRecorder, type Recorder } from '@/capsule/recorder';
import { editedTemplatesSlice } from '@/features/sessiontemplates';
import { dialogHidden, dialogShown } from '@/modal/modalSlice';
import type { BallEntry } from '@/outbox/entries';
import { ballRecorded, entryAcknowledged, entrySent } from '@/outbox/outboxSlice';
import { pageOpened } from '@/routing/locationSlice';
import type { Member } from '@contract/member';
import { quantile } from './start';

const MEMBERS = 2_000;
const PAGE = 100;
/** Two stores are never quite equal in the machine's eyes, whatever they do; so there are several pairs. */
const PAIRS = 16;
const ROUNDS = 120;
const WARM_UP = 30;
/** Each is a dozen actions. */
const VISITS = 10;

export interface RecorderCost {
  /** How much longer a dispatch takes with the recorder, in per cent of what it takes without. */
  percent: number;
  /** Microseconds of one dispatch without it. */
  bare: number;
}

/**
 * Returns what the recorder adds to a dispatch, from stores of the app of which one has it and one has not, given the same
 * actions by turns: the median of how the two times of each round differ. Only where `NODE_ENV` is `production` are there
 * no checks of development in the stores, beside which nothing else would count.
 */
export async function recorderCost(): Promise<RecorderCost> {
  const [ratios, times]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const recorder = makeRecorder();
    const recorders = [recorder, { ...recorder, enhancer: () => (createStore) => createStore } satisfies Recorder];
    // Whoever comes second finds everything warm, so they take turns in being made too.
    const stores = pair % 2 === 0 ? recorders.map(filled) : recorders.toReversed().map(filled).toReversed();
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const actions = visits(round);
      const order = round % 2 === 0 ? stores : stores.toReversed();
      const took = new Map<AppStore, number>();
      for (const store of order) {
        took.set(store, dispatchAll(store, actions));
        // What listeners began comes to its end.
        await new Promise(setImmediate);
      }
      const [recorded, bare] = stores.map((store) => took.get(store) ?? 0);
      if (round < WARM_UP || recorded === undefined || !bare) continue;
      ratios.push(recorded / bare);
      times.push((1000 * bare) / actions.length);
    }
  }
  return { percent: 100 * ((quantile(ratios, 0.5) ?? 0) - 1), bare: quantile(times, 0.5) ?? 0 };
}

function dispatchAll(store: AppStore, actions: readonly UnknownAction[]): number {
  const begun = performance.now();
  for (const action of actions) store.dispatch(action);
  return performance.now() - begun;
}

/** A store that knows all members of a large club, page by page. */
function filled(recorder: Recorder): AppStore {
  const store = makeStore({}, recorder);
  for (let page = 0; page < MEMBERS / PAGE; page += 1) store.dispatch(pageOfMembers(page, 0));
  return store;
}

function pageOfMembers(page: number, version: number): UnknownAction {
  const members = Array.from({ length: PAGE }, (_none, row) => memberOf(page * PAGE + row, row === 0 ? version : 0));
  const arg = { page, pageSize: PAGE, sort: 'surname' as const };
  const value = { members, totalCount: MEMBERS };
  return api.util.upsertQueryEntries([
    { endpointName: memberApi.endpoints.getMembers.name as never, arg, value } as never,
  ]);
}

function memberOf(number: number, version: number): Member {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Name ${number}`,
    surname: `Surname ${number}`,
    username: `user${number}`,
    email: `user${number}@example.org`,
    roles: ['APPROVED', 'PLAYER'],
    handicap: (number % 540) / 10,
    golfclubId: 'club',
    golfclub: { id: 'club', name: 'Club' },
    version,
  };
}

/** What people do: open pages, dialogs and entries, record balls that are sent, and are shown what the server says. */
function visits(round: number): UnknownAction[] {
  return Array.from({ length: VISITS }, (_none, visit) => {
    const number = round * VISITS + visit;
    const id = `entry-${number}`;
    const { editingBegun, editingEnded } = editedTemplatesSlice.actions;
    return [
      pageOpened({ path: '/private/users', search: `?q=${number}` }),
      dialogShown({ kind: 'user', id }),
      dialogHidden('user'),
      pageOpened({ path: '/private/sessiontemplates', search: '' }),
      editingBegun(id),
      editingEnded(id),
      pageOpened({ path: '/private/sessionwizard', search: `?record=${visit}` }),
      ballRecorded({ entry: ballOf(number), before: null, isUndo: false }),
      entrySent(ballOf(number).key),
      entryAcknowledged({ key: ballOf(number).key, version: 1 }),
      ...(visit === 0 ? [pageOfMembers(round % (MEMBERS / PAGE), number)] : []),
    ];
  }).flat();
}

function ballOf(number: number): BallEntry {
  return {
    kind: 'ball',
    key: `key-${number}`,
    userId: 'pro',
    order: number,
    trainingId: 'training',
    state: 'waiting',
    failure: null,
    isKept: true,
    playerDataId: `player-${number % 30}`,
    index: number % 50,
    points: 1,
    basedOn: 0,
    recordedAt: '2026-10-01T10:00:00.000Z',
  };
}
