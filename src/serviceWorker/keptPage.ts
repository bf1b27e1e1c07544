import { getCacheKeyForURL } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';

/** The page of the worker that is at work, and the one of a worker that has yet to take over. */
const [NOW, NEXT] = ['page', 'page-next'];
/** The page is the same at each of its addresses; its router knows the rest. */
const KEY = '/';
const SECONDS_TO_ANSWER = 3;

/** Returns whether the app has a page at this path. */
export const isPagePath = (path: string): boolean =>
  ['/', '/display'].includes(path) || /^\/(public|private)\//.test(path);

/**
 * Fetches the page that goes with the files of this worker and keeps it for the time when the worker takes over.
 * Throws when the server has another version of the page by now: then the next worker is on its way.
 */
export async function fetchPage(): Promise<void> {
  const answer = await fetch(KEY, { cache: 'no-store' });
  if (!(await isOfThisBuild(answer))) throw new Error('The page is not the one that these files were built with');
  await (await caches.open(NEXT)).put(KEY, answer);
}

/** Puts the page that was fetched while installing in the place of the last version's. */
export async function takeOverPage(): Promise<void> {
  const fetched = await (await caches.open(NEXT)).match(KEY);
  if (fetched) await (await caches.open(NOW)).put(KEY, fetched);
  await caches.delete(NEXT);
}

/** Answers with the page from the server; with the kept one, with its own nonce and policy, when that takes too long or fails. */
export const pageFirstFromServer = new NetworkFirst({
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

/** Without its preloads, which belong to one address. */
async function forEveryAddress(answer: Response): Promise<Response> {
  const html = (await answer.text()).replace(/(?<=<meta name="preload-files" content=")[^"]*/, '');
  return new Response(html, { status: answer.status, headers: answer.headers });
}

/** A page of another build asks for files that are not kept here. */
async function isOfThisBuild(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const html = await answer.clone().text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return files.length > 0 && files.every(isFileHere);
}

/** Returns whether this file belongs to the build of this worker. */
export const isFileHere = (file: string): boolean => getCacheKeyForURL(file) !== undefined;
