interface CachedAnswer {
  etag: string;
  data: unknown;
}

/** What a person who goes back and forth between screens sees again. */
const MOST = 40;

let answers = new Map<string, CachedAnswer>();

/** The answers that this page has been given, by address: in memory alone, never in the browser's cache on disk. */
export interface EtagCache {
  /** Returns the last answer from this address, undefined if it is not cached any more. */
  get(address: string): CachedAnswer | undefined;
  /** Puts the answer in place of an older one; the one that was put first has to go when there are too many. */
  set(address: string, answer: CachedAnswer): void;
}

/**
 * Returns the cache until somebody signs out: what is put into it after that is used by nobody. Its answers are never shown by
 * themselves, the server always says whether one is still right.
 */
export function currentEtagCache(): EtagCache {
  const cached = answers;
  return {
    get: (address) => cached.get(address),
    set(address, answer) {
      cached.delete(address);
      cached.set(address, answer);
      const [oldest] = cached.keys();
      if (cached.size > MOST && oldest !== undefined) cached.delete(oldest);
    },
  };
}

/** Empties it: what one person was answered is nothing for the next. */
export function clearEtagCache(): void {
  answers = new Map();
}
