type Waiting = (again: boolean) => void;

const waiting = new Set<Waiting>();

/**
 * Resolves when whoever was signed in has signed in again (true), or when nobody will, because that person signed out
 * or another one signed in (false), or when the signal says that nobody waits for the answer any more (false).
 */
export function signedInAgain(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const done: Waiting = (again) => {
      waiting.delete(done);
      resolve(again);
    };
    waiting.add(done);
    signal.addEventListener('abort', () => done(false), { once: true });
  });
}

/** Tells every call that waits whether it can be repeated. */
export function answerWaitingCalls(again: boolean): void {
  for (const done of [...waiting]) done(again);
}
