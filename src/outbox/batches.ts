import { ballOf, finishesAfter, isUndecided, type BallEntry, type FinishEntry, type OutboxEntry } from './entries';

/** What one call sends: a finish, or balls of one player session in the order they were recorded; several are a burst. */
export type Batch = readonly [FinishEntry] | Balls;
export type Balls = readonly [BallEntry, ...BallEntry[]];

/** The server takes no more balls in one call. */
export const MOST_IN_BURST = 500;

/**
 * Returns what may be sent now: of each player session one call at a time and in order, no ball with an undecided
 * recording, and a finish after everything else of what it finishes.
 */
export function nextBatches(entries: readonly OutboxEntry[]): Batch[] {
  const waiting = waitingBalls(entries);
  return entries.flatMap((entry): Batch[] => {
    if (entry.state !== 'waiting') return [];
    if (entry.kind === 'finish') return entries.some((other) => finishesAfter(entry, other)) ? [] : [[entry]];
    const [first, ...later] = waiting.get(entry.playerDataId) ?? [];
    return first === entry ? [burstFrom(first, later)] : [];
  });
}

/** Returns the balls that can be sent, by player session, except sessions with a call in flight. */
function waitingBalls(entries: readonly OutboxEntry[]): Map<string, BallEntry[]> {
  const balls = entries.filter((entry) => entry.kind === 'ball');
  const undecided = new Set(balls.filter(isUndecided).map(ballOf));
  const waiting = new Map<string, BallEntry[]>();
  for (const ball of balls) {
    if (ball.state !== 'waiting' || undecided.has(ballOf(ball))) continue;
    const before = waiting.get(ball.playerDataId);
    if (before) before.push(ball);
    else waiting.set(ball.playerDataId, [ball]);
  }
  for (const { state, playerDataId } of balls) if (state === 'sending') waiting.delete(playerDataId);
  return waiting;
}

function burstFrom(first: BallEntry, later: readonly BallEntry[]): Balls {
  if (first.burst) {
    // The server may have recorded it already: it is repeated unchanged, or not as a burst.
    const { key, size } = first.burst;
    const others = later.filter(({ burst }) => burst?.key === key);
    return others.length + 1 === size ? [first, ...others] : [first];
  }
  const indexes = new Set([first.index]);
  const others: BallEntry[] = [];
  for (const ball of later) {
    if (ball.burst || indexes.has(ball.index) || indexes.size === MOST_IN_BURST) break;
    indexes.add(ball.index);
    others.push(ball);
  }
  return [first, ...others];
}

/**
 * Returns the batch as it is sent: based on the versions known by now, a burst with a key of its own. An earlier burst is
 * left unchanged, because one idempotency key must always carry the same body.
 */
export function prepareBatch(batch: Batch, knownVersions: KnownVersions, newKey: () => string): Batch {
  if (!isBallBatch(batch)) return batch;
  const [first, ...others] = batch;
  if (others.length === 0) {
    const rebased = knownVersions.rebase(first);
    return rebased === first ? batch : [rebased];
  }
  if (first.burst) return batch;
  const burst = { key: newKey(), size: batch.length };
  const inBurst = (ball: BallEntry): BallEntry => ({ ...knownVersions.rebase(ball), burst });
  return [inBurst(first), ...others.map(inBurst)];
}

/** Returns the balls of a refused burst, none of which was recorded: each is sent alone and gets its own answer. */
export const splitBurst = (balls: readonly BallEntry[]): BallEntry[] =>
  balls.map((ball) => ({ ...ball, state: 'waiting', burst: { key: ball.key, size: 1 } }));

/** Returns whether the batch holds balls. */
export const isBallBatch = (batch: Batch): batch is Balls => batch[0].kind === 'ball';

/** The versions of the balls that this page has sent. */
interface KnownVersions {
  /** Returns the entry based on the version that an earlier recording of its ball has become. */
  rebase(entry: BallEntry): BallEntry;
  acknowledged(entry: BallEntry, version: number): void;
}

/** Without it a ball recorded again while its earlier recording is acknowledged would be in conflict with itself. */
export function makeKnownVersions(): KnownVersions {
  const became = new Map<string, { from: number; to: number }>();
  return {
    rebase(entry) {
      const known = became.get(ballOf(entry));
      return known && entry.basedOn <= known.from ? { ...entry, basedOn: known.to } : entry;
    },
    acknowledged: (entry, version) => void became.set(ballOf(entry), { from: entry.basedOn, to: version }),
  };
}
