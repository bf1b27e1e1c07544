/**
 * Notes every call of the page, as `GET /api/golfclub`, without its query, and lets it through; the test's own calls are
 * none of the page. Returns what was noted and how to stop.
 */
export function countedCalls(): { calls: string[]; stop: () => void } {
  const { fetch } = globalThis;
  const calls: string[] = [];
  globalThis.fetch = (input, init) => {
    if (new Headers(init?.headers).has('Accept')) {
      const { method, url } = new Request(input, init?.method ? { method: init.method } : {});
      calls.push(`${method} ${new URL(url).pathname}`);
    }
    return fetch(input, init);
  };
  return {
    calls,
    stop: () => {
      globalThis.fetch = fetch;
    },
  };
}
