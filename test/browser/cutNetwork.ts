/**
 * Lets every call of the page, or only those to this path, fail as without a network, until the returned function is
 * called; the test's own calls go on.
 */
export function cutNetwork(path = ''): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const isCut = new Headers(init?.headers).has('Accept') && new Request(input).url.includes(path);
    return isCut ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
