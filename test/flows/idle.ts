import type { BrowserContext, Page, Request } from 'playwright-core';

/** The requests of each context that are not answered yet. */
const pending = new WeakMap<BrowserContext, Set<Request>>();

/** A live stream never ends. */
const isStream = (request: Request) => request.headers()['accept'] === 'text/event-stream';

/** Watches the requests of all pages of the context from now on; `untilIdle` knows of no earlier ones. */
export function watchRequests(context: BrowserContext): Set<Request> {
  const requests = new Set<Request>();
  pending.set(context, requests);
  context.on('request', (request) => {
    if (!isStream(request)) requests.add(request);
  });
  context.on('requestfinished', (request) => void requests.delete(request));
  context.on('requestfailed', (request) => void requests.delete(request));
  return requests;
}

/** The browser does not always report that a request has ended; what is drawn is waited for as well. */
const LONGEST_WAIT_MS = 10_000;

/** Waits until the page waits for no answer but that of live streams, and has done what the last one led to. */
export async function untilIdle(page: Page): Promise<void> {
  const requests = pending.get(page.context()) ?? watchRequests(page.context());
  const end = Date.now() + LONGEST_WAIT_MS;
  let hasRequested = true;
  const onRequest = (request: Request) => {
    hasRequested ||= !isStream(request);
  };
  page.on('request', onRequest);
  while ((hasRequested || requests.size > 0) && Date.now() < end) {
    hasRequested = false;
    await page.evaluate(rest);
  }
  page.off('request', onRequest);
}

/** Resolves when the page has done all it had to, and has drawn it. */
const rest = () =>
  new Promise<void>((resolve) => {
    const afterIdle = (then: () => void) => requestIdleCallback(then, { timeout: 2_000 });
    requestAnimationFrame(() => afterIdle(() => requestAnimationFrame(() => afterIdle(() => resolve()))));
  });
