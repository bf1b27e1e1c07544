import { database } from '@/outbox/outboxDatabase';

const releases = new Set<() => Promise<void>>();

/** Lets nothing be stored in the outbox until the returned function is called, or `releaseDisks`. */
export async function slowDownDisk(): Promise<() => Promise<void>> {
  const tx = (await database()).transaction('entries', 'readwrite');
  const disk = { isSlow: true };
  const waiting = (async () => {
    while (disk.isSlow) await tx.store.count();
    await tx.done;
  })();
  const release = () => {
    disk.isSlow = false;
    releases.delete(release);
    return waiting;
  };
  releases.add(release);
  return release;
}

/** To be called after each test, which may have failed while nothing could be stored. */
export async function releaseDisks(): Promise<void> {
  for (const release of releases) await release();
}
