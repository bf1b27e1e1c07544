const NAME = 'golf-club-outbox/';

/** Undefined where the browser has none, as on a page without TLS. */
const lockManager = () => (navigator as { locks?: LockManager }).locks;

/**
 * Does the work while this tab holds the lock of this user, which every tab in which they are signed in holds or waits for.
 * Rejects if the signal aborts before, or where there can be no locks.
 */
export async function withLock(userId: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = lockManager();
  if (!locks) await work();
  else await locks.request(NAME + userId, { signal }, work);
}

/** Returns the ids of all who are signed in in a tab of this browser; none where that cannot be told. */
export async function usersSignedIn(): Promise<string[]> {
  const { held = [], pending = [] } = await queriedLocks();
  const names = [...held, ...pending].flatMap(({ name }) => name ?? []);
  return names.filter((name) => name.startsWith(NAME)).map((name) => name.slice(NAME.length));
}

async function queriedLocks(): Promise<LockManagerSnapshot> {
  try {
    return (await lockManager()?.query()) ?? {};
  } catch {
    return {};
  }
}
