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

/** Has something else than the server answer the page's calls to this path, until the returned function is called. */
export function answerInstead(path: string, answer: () => unknown): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const isOfPage = new Headers(init?.headers).has('Accept');
    if (!isOfPage || !new Request(input).url.includes(path)) return fetch(input, init);
    return Promise.resolve(Response.json(answer()));
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** Keeps back every call of the page to this path until the returned function is called; the test's own calls go on. */
export function pauseNetwork(path: string): () => void {
  return pauseCalls(path, async (send, resumed) => {
    await resumed;
    return send();
  });
}

/**
 * Lets every call of the page to this path reach the server, and keeps back the answers until `resume` is called; `count` is
 * how many are kept back.
 */
export function pauseAnswers(path: string): { resume: () => void; count: () => number } {
  let count = 0;
  const resume = pauseCalls(path, async (send, resumed) => {
    const answer = await send();
    count += 1;
    await resumed;
    return answer;
  });
  return { resume, count: () => count };
}

function pauseCalls(
  path: string,
  pass: (send: () => Promise<Response>, resumed: Promise<void>) => Promise<Response>,
): () => void {
  const { fetch } = globalThis;
  let resume = () => undefined as void;
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  globalThis.fetch = async (input, init) => {
    const isPaused = new Headers(init?.headers).has('Accept') && new Request(input).url.includes(path);
    return isPaused ? pass(() => fetch(input, init), resumed) : fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
    resume();
  };
}

/**
 * Lets the next call of the page with this method to this path reach the server, and loses its answer; resolves with what was
 * lost.
 */
export function loseAnswer(method: string, path: string): Promise<unknown> {
  const { fetch } = globalThis;
  return new Promise((resolve) => {
    globalThis.fetch = async (input, init) => {
      const isOfPage = new Headers(init?.headers).has('Accept');
      if (!isOfPage || init?.method !== method || !new Request(input).url.includes(path)) return fetch(input, init);
      globalThis.fetch = fetch;
      resolve(await (await fetch(input, init)).json());
      throw new TypeError('Failed to fetch');
    };
  });
}
