import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

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

/** The page of the worker that is at work, and the one of a worker that has yet to take over. */
const [NOW, NEXT] = ['page', 'page-next'];

/** The page is the same at each of its addresses; its router knows the rest. */
const KEY = '/';

const SECONDS_TO_ANSWER = 3;

/** Returns whether the app has a page at this path. */
const isPagePath = (path: string): boolean =>
  ['/', '/display', '/tv', '/helper'].includes(path) || /^\/(public|private)\//.test(path);

/**
 * Answers with the page from the server; with the cached one, with its own nonce and policy, when that takes too long or fails.
 */
const pageFirstFromServer = new NetworkFirst({
  cacheName: NOW,
  networkTimeoutSeconds: SECONDS_TO_ANSWER,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(KEY),
      fetchDidSucceed: ({ response }) =>
        response.status >= 500 ? Promise.reject(new Error('The server cannot answer')) : Promise.resolve(response),
      cacheWillUpdate: async ({ response }) => ((await isOfThisBuild(response)) ? forEveryAddress(response) : null),
    },
  ],
});

/** Returns whether this file belongs to the build of this worker. */
const isFileHere = (file: string): boolean => getCacheKeyForURL(file) !== undefined;

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

/** An event whose worker stays alive until the promise is settled. */
interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** What a service worker finds around it, as far as this one uses it; the compiler knows only windows. */
interface WorkerScope {
  /** Every file of the build; written in by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; matchAll(wanted: object): Promise<readonly object[]> };
  /** Not in every browser. */
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'message', listener: (event: LifeEvent & MessageEvent<unknown>) => void): void;
}

/**
 * Fetches the page that goes with the files of this worker and keeps it for the time when the worker takes over.
 * Throws when the server has another version of the page by now: then the next worker is on its way.
 */
async function fetchPage(): Promise<void> {
  const answer = await fetch(KEY, { cache: 'no-store' });
  if (!(await isOfThisBuild(answer))) throw new Error('The page is not the one that these files were built with');
  await (await caches.open(NEXT)).put(KEY, answer);
}

/** Puts the page that was fetched while installing in the place of the last version's. */
async function takeOverPage(): Promise<void> {
  const fetched = await (await caches.open(NEXT)).match(KEY);
  if (fetched) await (await caches.open(NOW)).put(KEY, fetched);
  await caches.delete(NEXT);
}

/** Without its preloads, which belong to one address. */
async function forEveryAddress(answer: Response): Promise<Response> {
  const html = (await answer.text()).replace(/(?<=<meta name="preload-files" content=")[^"]*/, '');
  return new Response(html, { status: answer.status, headers: answer.headers });
}

/** A page of another build asks for files that are not cached here. */
async function isOfThisBuild(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const html = await answer.clone().text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return files.length > 0 && files.every(isFileHere);
}
