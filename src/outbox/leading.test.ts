import { sessionLapsed, signedIn } from '@/session/sessionSlice';
import { petra, setLocks, tabsOfPetra, until } from '@test/browser/outboxTabs';

/** One lock, which is given in the order in which it was asked for. */
function makeLock() {
  let last: Promise<unknown> = Promise.resolve();
  const requests: string[] = [];
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    requests.push(name);
    const mine = last.then(() => (signal.aborted ? undefined : work()));
    last = mine;
    return mine;
  };
  return { request, requests };
}

const makeTab = tabsOfPetra();

function openTab() {
  const tab = makeTab();
  tab.start();
  return tab;
}

beforeEach(() => {
  const balls = [{ index: 0, points: 3, version: 1 }];
  const training = { id: 'training', updated_at: '', trainingSessions: [{ id: 'jana', balls }] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(training)));
});

test('a tab whose session has lapsed lets another one send, and leads again once somebody has signed in', async () => {
  const lock = makeLock();
  setLocks(lock);
  const [hidden, front] = [openTab(), openTab()];
  hidden.store.dispatch(sessionLapsed());
  await front.record();
  await until(() => front.entries().length === 0);
  expect(lock.requests).toHaveLength(2);

  hidden.store.dispatch(signedIn(petra));
  front.store.dispatch(sessionLapsed());
  await hidden.record();
  await until(() => hidden.entries().length === 0);
  expect(lock.requests).toHaveLength(3);
});
