import type { LiveEvent } from '../../contract/live';
import { startFaultProxy, type FaultProxy } from '../../test/faults/faultProxy';
import { leadPageTo } from '../../test/faults/leadPageTo';
import { fromSetup } from '../../test/world/environment';
import { proOfNewClub } from '../../test/world/proOfNewClub';
import { sessionOfToken } from '../session/loginSession';
import { dropToken, keepToken } from '../session/token';
import { followClub } from './live';

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
  proxy.disturb(() => null);
  leaving = new AbortController();
});
afterEach(() => leaving.abort());

/** Follows a new club as its pro; what is heard is counted by `told`. */
async function follower() {
  const { world, club, pro, calls, player } = await proOfNewClub();
  const sessions = [{ players: [await player()], status: 'EDIT' as const }];
  const { id, sessionIds } = await world.training({ club, status: 'STARTED', sessions });
  const token = await world.signedIn(pro);
  const session = sessionOfToken(token)?.session;
  if (!session) throw new Error('unreadable token');
  keepToken(token, session);
  const heard: LiveEvent[] = [];
  let told = () => undefined as void;
  const ended = followClub(
    club.id,
    (event) => {
      heard.push(event);
      told();
    },
    leaving.signal,
  );
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      told = () => {
        if (isSo()) resolve();
      };
      told();
    });
  const resyncs = () => heard.filter(({ event }) => event === 'resync').length;
  const record = (index: number) => calls(id).recordBall(sessionIds[0] ?? '', { index, points: 3 });
  const hears = () => heard.filter((live) => live.event === 'training' && live.data.trainingId === id).length;
  return { world, pro, ended, until, resyncs, record, hears };
}

test('a connection that is cut off comes again by itself, and begins with catching up', async () => {
  const { until, resyncs, record, hears } = await follower();
  await until(() => resyncs() === 1);
  await record(0);
  await until(() => hears() === 1);
  proxy.cutOff();
  await until(() => resyncs() === 2);
  await record(1);
  await until(() => hears() === 2);
});

test('after an outage it comes again as soon as the network is said to be back', async () => {
  const { until, resyncs, record, hears } = await follower();
  await until(() => resyncs() === 1);
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
  const faults = ['captive-portal', 'request-lost', 'bad-gateway', null] as const;
  let asked = 0;
  proxy.disturb(() => {
    const fault = faults[Math.min(asked, faults.length - 1)] ?? null;
    asked += 1;
    // Nobody has to wait here as long as somebody outside.
    setTimeout(() => window.dispatchEvent(new Event('online')), 50);
    return fault;
  });
  const { until, resyncs, record, hears } = await follower();
  await until(() => resyncs() === 1);
  expect(asked).toBe(4);
  await record(0);
  await until(() => hears() === 1);
});

test('whoever is no longer signed in does not ask, and whoever leaves is not called back', async () => {
  const { ended, until, resyncs, record, hears } = await follower();
  await until(() => resyncs() === 1);
  dropToken();
  proxy.cutOff();
  leaving.abort();
  await ended;
  await record(0);
  expect([resyncs(), hears()]).toEqual([1, 0]);
});
