import type { AcknowledgedRecording } from './acknowledgedBalls';
import { ballsIn, isSameBall, type BallRef, type OutboxEntry } from './entries';

/** An entry that the server has acknowledged, with the version its ball has come to; null: it has none, or a newer one. */
export interface AcknowledgedEntry {
  key: string;
  version: number | null;
  /** Of the ball that a ball was moved to. */
  toVersion?: number;
}

/** What other tabs have made of entries that this one knew and the database has no more. */
export interface EndedElsewhere {
  acknowledged: AcknowledgedEntry[];
  /** Stored under a new key, after a decision. */
  replaced: { key: string; entry: OutboxEntry }[];
  /** The keys of balls and moves that were discarded. */
  discarded: string[];
  /** The keys of entries that the browser has deleted with its whole database; states exported before 2026-11-28 lack it. */
  lost?: string[];
}

interface StoredNow {
  entries: readonly OutboxEntry[];
  acknowledged: readonly AcknowledgedRecording[];
  /** The highest that was given; it never goes back, unless the database was deleted. */
  lastOrder: number;
}

/**
 * Returns what became of the entries that are gone, by what is stored now. An entry keeps its order under every key. Of steps
 * nothing is stored that would tell.
 */
export function endedElsewhere(
  gone: readonly OutboxEntry[],
  { entries: stored, acknowledged, lastOrder }: StoredNow,
): EndedElsewhere {
  const ended: EndedElsewhere = { acknowledged: [], replaced: [], discarded: [] };
  if (gone.some(({ order }) => order > lastOrder)) return { ...ended, lost: gone.map(({ key }) => key) };
  for (const entry of gone) {
    const { key, kind, order, trainingId } = entry;
    const renewed = stored.find((one) => one.kind === kind && one.order === order && one.trainingId === trainingId);
    const latest = ballsIn(entry).map((ball) => latestOf(ball, acknowledged));
    if (renewed) ended.replaced.push({ key, entry: renewed });
    else if (latest.some((one) => one && one.order >= order)) {
      const [version = null, toVersion = null] = latest.map((one) => (one?.order === order ? one.version : null));
      ended.acknowledged.push({ key, version, ...(toVersion !== null && { toVersion }) });
    } else if (latest.length > 0) ended.discarded.push(key);
  }
  return ended;
}

const latestOf = (ball: BallRef, acknowledged: readonly AcknowledgedRecording[]) =>
  acknowledged.find((one) => isSameBall(one, ball));
