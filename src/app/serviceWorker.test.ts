import { loadNewVersion } from './serviceWorker';

/** A worker that waits, and says when it is asked to take over. */
class WaitingWorker extends EventTarget {
  state = 'installed';
  private onAsked: () => void = () => undefined;
  readonly asked = new Promise<void>((resolve) => (this.onAsked = resolve));
  postMessage = () => this.onAsked();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

async function loading() {
  jest.useFakeTimers();
  // jsdom cannot load a page, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const waiting = new WaitingWorker();
  const unregister = jest.fn(() => Promise.resolve(true));
  const getRegistration = () => Promise.resolve({ waiting, unregister });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  const loaded = loadNewVersion();
  await waiting.asked;
  return { waiting, unregister, loaded };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a worker that takes over stays registered', async () => {
  const { waiting, unregister, loaded } = await loading();
  waiting.become('activated');
  await loaded;
  expect(unregister).not.toHaveBeenCalled();
});

test('one that is kept from it is taken away before the page is loaded, which would wait for it as well', async () => {
  const { unregister, loaded } = await loading();
  jest.advanceTimersByTime(5_000);
  await loaded;
  expect(unregister).toHaveBeenCalledTimes(1);
});

test('without a network it stays: nothing else has the page', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unregister, loaded } = await loading();
  jest.advanceTimersByTime(5_000);
  await loaded;
  expect(unregister).not.toHaveBeenCalled();
});
