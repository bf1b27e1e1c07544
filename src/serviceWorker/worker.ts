import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { fetchPage, isFileHere, isPagePath, pageFirstFromServer, takeOverPage } from './keptPage';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

const MOST_IMAGES = 200;
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

const done = Promise.resolve();

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>;
const imagePlugins = [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries: MOST_IMAGES, maxAgeSeconds: THIRTY_DAYS_IN_SECONDS, purgeOnQuotaError: true }),
  // Their own types name parts that may be undefined where the list wants them left out.
] as Plugins;

// Nothing but the page, the files of the build and delivered images is ever answered from here: what the API says of
// people and trainings is in no cache.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname), pageFirstFromServer);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/image/upload/'),
  new CacheFirst({
    cacheName: 'images',
    plugins: imagePlugins,
  }),
);

self.addEventListener('install', (event) => event.waitUntil(fetchPage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOverPage().then(() => self.clients.claim())));
// The page is asked for while this worker is being started.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable() ?? done));

// A new worker waits until it is asked, because the pages that are open need the files of the last one.
self.addEventListener('message', (event) => {
  const { ask, files } = questionIn(event.data);
  if (ask === 'areTheseYours') event.ports[0]?.postMessage(files.every(isFileHere));
  if (ask === 'takeOver') event.waitUntil(self.skipWaiting());
  if (ask === 'takeOverIfAlone') event.waitUntil(takeOverIfAlone());
});

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length < 2) await self.skipWaiting();
}

function questionIn(message: unknown): { ask: string; files: string[] } {
  const { ask = '', files = [] } = message as { ask?: string; files?: string[] };
  return { ask, files };
}
