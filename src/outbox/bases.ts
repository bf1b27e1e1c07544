import { ballOf, type BallEntry } from './entries';

/** What this page knows of the balls it has sent. */
export interface Bases {
  /** Returns the entry as it is to be sent: based on what an earlier recording of its ball has become meanwhile. */
  renewed(entry: BallEntry): BallEntry;
  acknowledged(entry: BallEntry, version: number): void;
}

/**
 * Returns a memory of the versions that sent balls have come to. A ball that is recorded again in the very moment in
 * which its earlier recording is acknowledged would otherwise be in conflict with itself.
 */
export function makeBases(): Bases {
  const became = new Map<string, { from: number; to: number }>();
  return {
    renewed(entry) {
      const known = became.get(ballOf(entry));
      return known && entry.basedOn <= known.from ? { ...entry, basedOn: known.to } : entry;
    },
    acknowledged: (entry, version) => void became.set(ballOf(entry), { from: entry.basedOn, to: version }),
  };
}
