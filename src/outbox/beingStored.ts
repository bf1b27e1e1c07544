const beingStored = new Set<Promise<void>>();

/** Counts this recording as being stored until it has settled; returns it. */
export function untilStored(recording: Promise<void>): Promise<void> {
  const stored = recording.finally(() => beingStored.delete(stored));
  beingStored.add(stored);
  return stored;
}

/**
 * Resolves once the state has all that was recorded before: whoever ends the recording, or signs out, must not overtake a ball.
 */
export async function recordingsStored(): Promise<void> {
  await Promise.allSettled(beingStored);
}
