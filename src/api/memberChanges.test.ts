import { configureStore } from '@reduxjs/toolkit';
import { sessionOfToken } from '@/session/loginSession';
import { storeSecret } from '@/session/secrets';
import { dropToken, storeToken } from '@/session/token';
import type { LiveEvent } from '@contract/live';
import { countedCalls } from '@test/browser/network';
import { signedInCache } from '@test/browser/signedInCache';
import { type FaultProxy, startFaultProxy } from '@test/faults/faultProxy';
import { leadPageTo } from '@test/faults/openPage';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { fromSetup } from '@test/fixtures/environment';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { connectionChanged, connectionSlice, selectIsOnline, selectIsReached } from './connectionSlice';
import { golfclubApi } from './golfclub';
import { followClub } from './live';
import { memberApi } from './member';
import { memberChanges } from './memberChanges';

describe('member changes', () => {
  const bare = { members: 'none' } as const;

  let counted: ReturnType<typeof countedCalls>;

  afterEach(() => {
    counted.stop();
    dropToken();
  });

  /** The cache of an admin who looks at a club, the list of clubs, a page of its members and their counts. */
  async function lookingAtClub() {
    const { fixtures, club, token } = await adminAndClub();
    const [jana, tom] = [
      await fixtures.member({ club, name: 'Jana', surname: 'Adler' }),
      await fixtures.member({ club, name: 'Tom', surname: 'Bauer', roles: ['PLAYER', 'UNAPPROVED'] }),
    ];
    const store = signedInCache(token);
    const listing = { id: club.id, page: 0, pageSize: 20, sort: 'surname' } as const;
    const { getGolfclub, getGolfclubs } = golfclubApi.endpoints;
    const { getMembersOfClub, getMemberCounts } = memberApi.endpoints;
    const looked = [
      store.dispatch(getGolfclub.initiate({ id: club.id, ...bare })),
      store.dispatch(getGolfclubs.initiate(bare)),
      store.dispatch(getMembersOfClub.initiate(listing)),
      store.dispatch(getMemberCounts.initiate({ golfclubId: club.id })),
    ];
    await Promise.all(looked);
    const cached = () => {
      const state = store.getState();
      return {
        members: getMembersOfClub.select(listing)(state).data?.members ?? [],
        counts: [
          getGolfclub.select({ id: club.id, ...bare })(state).data?.memberCount,
          getGolfclubs
            .select(bare)(state)
            .data?.find(({ id }) => id === club.id)?.memberCount,
        ],
      };
    };
    const before = cached();
    const member = (username: string) => {
      const found = before.members.find((one) => one.username === username);
      if (!found) throw new Error(`${username} is on no page`);
      return found;
    };
    counted = countedCalls();
    const { addMember, updateMember, deleteMember, approveMember } = memberChanges.endpoints;
    const calls = async (change: PromiseLike<unknown>) => {
      await change;
      await Promise.all(store.dispatch(memberApi.util.getRunningQueriesThunk()));
      return counted.calls.map((call) => call.replace(club.id, '{club}'));
    };
    const edit = (username: string, changed: object) => {
      const { golfclub: _club, golfclubId, id: _id, username: _name, ...written } = member(username);
      const argument = { golfclubId, username, member: { ...written, ...changed }, idempotencyKey: unique('edit') };
      return calls(store.dispatch(updateMember.initiate(argument)));
    };
    return {
      ...{ fixtures, club, jana, tom, cached, before, member, edit },
      add: () => {
        const name = unique('new');
        const person = { name: 'Nora', surname: 'Zabel', username: name, email: `${name}@example.org`, roles: [] };
        const member = storeSecret({ ...person, password: 'two eagles in a row', handicap: 20, golfclubId: club.id });
        const argument = { golfclubId: club.id, username: name, member, idempotencyKey: name };
        return calls(store.dispatch(addMember.initiate(argument)));
      },
      remove: (username: string) => {
        const { name, surname, email } = member(username);
        const argument = { golfclubId: club.id, member: { name, surname, username, email }, idempotencyKey: username };
        return calls(store.dispatch(deleteMember.initiate(argument)));
      },
      approve: (username: string) => calls(store.dispatch(approveMember.initiate({ golfclubId: club.id, username }))),
    };
  }

  const page = 'GET /api/golfclub/{club}/members';

  const counts = 'GET /api/golfclub/members/count';

  test('after an edit that moves nobody the answer alone brings everything up to date', async () => {
    const { edit, cached, jana, member } = await lookingAtClub();
    const calls = await edit(jana.username, { phone: '+49 30 1', handicap: 7.1 });
    expect(calls).toEqual([`PUT /api/golfclub/{club}/member/${jana.username}`]);
    const { version } = member(jana.username);
    expect(cached().members[0]).toMatchObject({ phone: '+49 30 1', handicap: 7.1, version: version + 1 });
  });

  test('after an edit of the name, by which the page is sorted, only the page is read anew', async () => {
    const { edit, cached, jana } = await lookingAtClub();
    expect((await edit(jana.username, { surname: 'Zimmer' })).slice(1)).toEqual([page]);
    expect(cached().members.map(({ surname }) => surname)).toEqual(['Bauer', 'Zimmer']);
  });

  test('after an approval only the counts are read anew', async () => {
    const { approve, cached, tom } = await lookingAtClub();
    expect((await approve(tom.username)).slice(1)).toEqual([counts]);
    expect(cached().members[1]?.roles).toEqual(['APPROVED', 'PLAYER']);
  });

  test('after adding somebody the club is the answered one, and only page and counts are read anew', async () => {
    const { add, cached, before } = await lookingAtClub();
    expect((await add()).slice(1).toSorted()).toEqual([page, counts].toSorted());
    expect(cached().counts).toEqual(before.counts.map((count) => (count ?? 0) + 1));
    expect(cached().members.map(({ surname }) => surname)).toContain('Zabel');
  });

  test('after deleting somebody the club is the answered one, and only page and counts are read anew', async () => {
    const { remove, cached, before, jana } = await lookingAtClub();
    expect((await remove(jana.username)).slice(1).toSorted()).toEqual([page, counts].toSorted());
    expect(cached().counts).toEqual(before.counts.map((count) => (count ?? 0) - 1));
    expect(cached().members.map(({ username }) => username)).not.toContain(jana.username);
  });

  test('a refusal has everything read anew: what is cached may be out of date', async () => {
    const { edit, jana } = await lookingAtClub();
    const calls = await edit(jana.username, { version: 99 });
    expect(calls.slice(1).toSorted()).toEqual(
      ['GET /api/golfclub', 'GET /api/golfclub/{club}', page, counts].toSorted(),
    );
  });
});

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
    const caughtUp = async () => {
      await until(() => resyncs() === 1);
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
    await caughtUp();
    expect(requested).toBe(4);
    await record(0);
    await until(() => hears() === 1);
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
