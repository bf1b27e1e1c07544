import { whenIdle } from '@/ui/Deferred';

const ADDRESS = '/sw.js';

/** A newer worker takes over within a moment; one that is kept from it must not keep the person waiting. */
const MAX_TAKING_OVER_MS = 5000;

/**
 * Has the service worker keep the app for the time without a network, and calls back with whether a worker has a newer
 * version than this page. Only the built app has one; in development an earlier one is removed. Returns how to stop.
 */
export function watchServiceWorker(onCompared: (isNewerThere: boolean) => void): () => void {
  const leaving = new AbortController();
  // Some browsers and private windows have no service workers, or do not allow them: then there is nothing offline.
  if (!('serviceWorker' in navigator)) return () => undefined;
  // It fetches all of the app, which would keep the first page waiting on a slow network.
  const callOff = whenIdle(() => void start(onCompared, leaving.signal).catch(() => undefined));
  return () => {
    callOff();
    leaving.abort();
  };
}

/** Loads the newer version in the place of this page; from the server alone when its worker does not take over in time. */
export async function loadNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (waiting) {
    const isTakenOver = new Promise<boolean>((resolve) => {
      setTimeout(resolve, MAX_TAKING_OVER_MS, false);
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated' || waiting.state === 'redundant') resolve(true);
      });
    });
    waiting.postMessage({ ask: 'takeOver' });
    // What keeps the worker at work from ending would keep the next page waiting too; that page registers a worker again.
    if (!(await isTakenOver) && navigator.onLine) await registration.unregister().catch(() => false);
  }
  window.location.reload();
}

async function start(onCompared: (isNewerThere: boolean) => void, signal: AbortSignal): Promise<void> {
  const container = navigator.serviceWorker;
  if (process.env.NODE_ENV !== 'production') {
    for (const earlier of await container.getRegistrations()) await earlier.unregister();
    return;
  }
  const registration = await container.register(ADDRESS);
  if (signal.aborted) return;

  const look = async () => {
    const { waiting, active } = registration;
    const newest = waiting ?? active;
    if (!newest) return;
    const isThisVersion = await hasThisPage(newest);
    onCompared(!isThisVersion);
    // The server has sent this page in its newest version already; an older one that is open would suffer.
    if (isThisVersion) waiting?.postMessage({ ask: 'takeOverIfAlone' });
  };
  const watchInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void look();
    });
  };
  const checkForUpdate = () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  };
  registration.addEventListener('updatefound', watchInstalling, { signal });
  container.addEventListener('controllerchange', () => void look(), { signal });
  document.addEventListener('visibilitychange', checkForUpdate, { signal });
  window.addEventListener('online', checkForUpdate, { signal });
  watchInstalling();
  // A page that the worker at work does not know came from the server just now, and its worker is on the way.
  if (registration.waiting) await look();
}

/** Resolves with whether the files of this page are those that the worker keeps. */
function hasThisPage(worker: ServiceWorker): Promise<boolean> {
  const files = [...document.scripts].filter(({ src }) => src !== '').map(({ src }) => new URL(src).pathname);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data === true);
    worker.postMessage({ ask: 'areTheseYours', files: files.filter((file) => file.startsWith('/assets/')) }, [port2]);
  });
}
