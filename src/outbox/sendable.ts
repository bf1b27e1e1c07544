import { ballOf, finishesAfter, isUndecided, type BallEntry, type FinishEntry, type OutboxEntry } from './entries';

/** What one call sends: a finish, or balls of one player session in the order they were recorded; several are a burst. */
export type Batch = readonly [FinishEntry] | Balls;
export type Balls = readonly [BallEntry, ...BallEntry[]];

/** The server takes no more balls in one call. */
export const MOST_IN_BURST = 500;

/**
 * Returns what may be sent now: of each player session one call at a time and in order, nothing of a ball that somebody
 * has to decide about, and a finish behind everything else of what it finishes.
 */
export function sendable(entries: readonly OutboxEntry[]): Batch[] {
  const waiting = waitingBalls(entries);
  return entries.flatMap((entry): Batch[] => {
    if (entry.state !== 'waiting') return [];
    if (entry.kind === 'finish') return entries.some((other) => finishesAfter(entry, other)) ? [] : [[entry]];
    const [first, ...later] = waiting.get(entry.playerDataId) ?? [];
    return first === entry ? [withFollowing(first, later)] : [];
  });
}

/** Returns the balls that can be sent, by player session, without those of which something is under way. */
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

function withFollowing(first: BallEntry, later: readonly BallEntry[]): Balls {
  if (first.burst) {
    // The server may have done it already: it is repeated as it was, or not at all.
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
