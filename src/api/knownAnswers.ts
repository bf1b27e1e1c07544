/** An answer as it came, and how the server names it. */
export interface KnownAnswer {
  etag: string;
  data: unknown;
}

/** What a person who goes back and forth between screens sees again. */
const MOST = 40;

let answers = new Map<string, KnownAnswer>();

/** The answers that this page has been given, by address: in memory alone, never in the browser's cache on disk. */
export interface KnownAnswers {
  /** Returns the last answer from this address, undefined if it is not known any more. */
  at(address: string): KnownAnswer | undefined;
  /** Keeps the answer in place of an older one; the one that was kept longest ago has to go when there are too many. */
  keep(address: string, answer: KnownAnswer): void;
}

/**
 * Returns the answers that are known until somebody signs out: what is kept through it after that is known to nobody.
 * They are never shown by themselves, the server always says whether one is still right.
 */
export function knownAnswers(): KnownAnswers {
  const known = answers;
  return {
    at: (address) => known.get(address),
    keep(address, answer) {
      known.delete(address);
      known.set(address, answer);
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
  };
}

/** Forgets all of them: what one person was told is nothing for the next. */
export function forgetAnswers(): void {
  answers = new Map();
}
