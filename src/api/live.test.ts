import { configureStore } from '@reduxjs/toolkit';
import { sessionOfToken } from '@/session/loginSession';
import { dropToken, storeToken } from '@/session/token';
import type { LiveEvent } from '@contract/live';
import { type FaultProxy, startFaultProxy } from '@test/faults/faultProxy';
import { leadPageTo } from '@test/faults/openPage';
import { fromSetup } from '@test/fixtures/environment';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { connectionChanged, connectionSlice, selectIsOnline, selectIsReached } from './connectionSlice';
import { followClub } from './live';

describe('live', () => {
  let proxy: FaultProxy;

  let leaving: AbortController;

  beforeAll(async () => {
    proxy = await startFaultProxy();
    leadPageTo(proxy.url);
  });

  afterAll(() => proxy.close());

  beforeEach(() => {
    proxy.leadTo(fromSetup('TEST_SERVER_URL'));
    proxy.outage(false);
    proxy.injectFaults(() => null);
    leaving = new AbortController();
  });

  afterEach(() => leaving.abort());

  /** Follows a new club as its pro; what is heard is counted by `onHeard`. */
  async function follower() {
    const { fixtures, club, pro, calls, player } = await proOfNewClub();
    const sessions = [{ players: [await player()], status: 'EDIT' as const }];
    const { id, sessionIds } = await fixtures.training({ club, status: 'STARTED', sessions });
    const token = await fixtures.signedIn(pro);
    const session = sessionOfToken(token)?.session;
    if (!session) throw new Error('unreadable token');
    storeToken(token, session);
    const heard: LiveEvent[] = [];
    let onHeard = () => undefined as void;
    const ended = followClub(
      club.id,
      (event) => {
        heard.push(event);
        onHeard();
      },
      { signal: leaving.signal, dispatch: jest.fn() },
    );
    const until = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        onHeard = () => {
          if (isSo()) resolve();
        };
        onHeard();
      });
    const resyncs = () => heard.filter(({ event }) => event === 'resync').length;
    const record = (index: number) => calls(id).recordBall(sessionIds[0] ?? '', { index, points: 3 });
    const heardOf = (training: string) =>
      heard.filter((live) => live.event === 'training' && live.data.trainingId === training).length;
    let before = 0;
    const hears = () => heardOf(id) - before;
    /** The first catching up; what announces the making of the training may be heard only after it, and does not count. */
    const caughtUp = async ({ resyncsBefore = 0 } = {}) => {
      await until(() => resyncs() === resyncsBefore + 1);
      const later = await fixtures.training({ club, status: 'PLANNED' });
      await until(() => heardOf(later.id) > 0);
      before = heardOf(id);
    };
    return { fixtures, pro, ended, until, resyncs, caughtUp, record, hears };
  }

  test('a connection that is cut off comes again by itself, and begins with catching up', async () => {
    const { until, resyncs, caughtUp, record, hears } = await follower();
    await caughtUp();
    await record(0);
    await until(() => hears() === 1);
    proxy.cutOff();
    await until(() => resyncs() === 2);
    await record(1);
    await until(() => hears() === 2);
  });

  test('after an outage it comes again as soon as the network is said to be back', async () => {
    const { until, resyncs, caughtUp, record, hears } = await follower();
    await caughtUp();
    const knocked = () => proxy.counts.get('outage') ?? 0;
    const before = knocked();
    proxy.outage(true);
    await expect(fetch(`${proxy.url}/health`)).rejects.toThrow();
    proxy.outage(false);
    window.dispatchEvent(new Event('online'));
    await until(() => resyncs() === 2);
    expect(knocked()).toBeGreaterThan(before);
    await record(0);
    await until(() => hears() === 1);
  });

  test('the sign-in page of a hotel is no stream, and what was cut within the answer is tried again', async () => {
    const fieldErrors = ['captive-portal', 'request-lost', 'bad-gateway', null] as const;
    let requested = 0;
    proxy.injectFaults(() => {
      const fieldError = fieldErrors[Math.min(requested, fieldErrors.length - 1)] ?? null;
      requested += 1;
      // Nobody has to wait here as long as somebody outside.
      setTimeout(() => window.dispatchEvent(new Event('online')), 50);
      return fieldError;
    });
    const { until, caughtUp, record, hears } = await follower();
    // After the two answers that were no stream, what is shown is read again.
    await caughtUp({ resyncsBefore: 2 });
    expect(requested).toBe(4);
    await record(0);
    await until(() => hears() === 1);
  });

  test.each([
    [
      'a stream that ends without an event',
      () => new Response('', { headers: { 'content-type': 'text/event-stream' } }),
    ],
    [
      'a stream of comments alone',
      () => new Response(': still here\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    ],
    ['a gateway that gives up waiting', () => new Response('', { status: 504 })],
  ])('%s in place of the stream has what is shown read again', async (_what, answer) => {
    const { until, caughtUp, resyncs } = await follower();
    await caughtUp();
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      new Request(input).url.includes('/api/live/') ? Promise.resolve(answer()) : fetch(input, init);
    try {
      proxy.cutOff();
      await until(() => resyncs() === 3);
    } finally {
      globalThis.fetch = fetch;
    }
  });

  test('a stream on which nothing arrives is given up after 40 seconds, and what is shown is read again', async () => {
    const { until, caughtUp, resyncs } = await follower();
    await caughtUp();
    const { fetch } = globalThis;
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const hanging = new Promise<void>((resolve) => {
      globalThis.fetch = (input, init) => {
        if (!new Request(input).url.includes('/api/live/')) return fetch(input, init);
        resolve();
        return new Promise((_answer, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
      };
    });
    try {
      proxy.cutOff();
      await hanging;
      const alarms = timers.mock.calls.flatMap(([alarm, milliseconds]) => (milliseconds === 40_000 ? [alarm] : []));
      alarms.at(-1)?.();
      await until(() => resyncs() === 2);
    } finally {
      timers.mockRestore();
      globalThis.fetch = fetch;
    }
  });

  test('whoever is no longer signed in does not ask, and whoever leaves is not called back', async () => {
    const { ended, resyncs, caughtUp, record, hears } = await follower();
    await caughtUp();
    dropToken();
    proxy.cutOff();
    leaving.abort();
    await ended;
    await record(0);
    expect([resyncs(), hears()]).toEqual([1, 0]);
  });
});

describe('connection', () => {
  const rejected = (payload: unknown) => ({
    type: 'api/executeQuery/rejected',
    payload,
    meta: { requestStatus: 'rejected', rejectedWithValue: true, requestId: 'one' },
  });

  const fulfilled = { type: 'api/executeQuery/fulfilled', meta: { requestStatus: 'fulfilled', requestId: 'two' } };

  function stateAfter(...actions: { type: string }[]) {
    const store = configureStore({ reducer: { connection: connectionSlice.reducer } });
    for (const action of actions) store.dispatch(action);
    return store.getState();
  }

  test.each([
    ['nothing comes back', { status: 'OFFLINE', error: '' }, false],
    ['the sign-in page of a network answers', { status: 'NOT_THE_SERVER', error: '' }, false],
    ['the server refuses', { status: 409, data: {} }, true],
    ['a parameter was missing, so that nothing was sent', { status: 'MISSING_PARAMETER', error: '' }, true],
  ])('when %s, whether the server answers is known', (_what, payload, isAnswered) => {
    expect(selectIsReached(stateAfter(rejected(payload)))).toBe(isAnswered);
  });

  test('the next answer, or another network, makes good an answer that was missing', () => {
    const lost = rejected({ status: 'OFFLINE', error: '' });
    expect(selectIsReached(stateAfter(lost, fulfilled))).toBe(true);
    expect(selectIsReached(stateAfter(lost, connectionChanged({ isOnline: true })))).toBe(true);
    expect(selectIsOnline(stateAfter(lost))).toBe(true);
    expect(selectIsReached(stateAfter(connectionChanged({ isOnline: false }), fulfilled))).toBe(false);
  });
});
