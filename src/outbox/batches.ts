import { limits } from '@contract/limits';
import {
  ballOf,
  ballsIn,
  finishesAfter,
  isCorrecting,
  isUndecided,
  sessionsIn,
  type AddEntry,
  type BallEntry,
  type BallRef,
  type HandicapEntry,
  type MoveEntry,
  type OutboxEntry,
} from './entries';

/** What one call sends: one entry, or balls of one player session in the order they were recorded; several are a burst. */
export type Batch = readonly [Exclude<OutboxEntry, BallEntry>] | Balls;
export type Balls = readonly [BallEntry, ...BallEntry[]];

/**
 * Returns what may be sent now: of each player session one call at a time and in order, no ball with an undecided
 * recording, a moved ball once it is the next of both player sessions, the corrections of a handicap in order, and a finish
 * after everything else of what it finishes. The start of a training goes before all else of it, added players one after the
 * other and before what was recorded for them.
 */
export function nextBatches(entries: readonly OutboxEntry[]): Batch[] {
  const queues = waitingBalls(entries);
  const isTooEarly = stepsBefore(entries);
  const isNext = (entry: OutboxEntry) =>
    ballsIn(entry).every(({ playerDataId }) => queues.get(playerDataId)?.[0] === entry);
  return entries.flatMap((entry): Batch[] => {
    if (entry.state !== 'waiting' || isTooEarly(entry)) return [];
    if (entry.kind === 'start') return [[entry]];
    if (entry.kind === 'add') return isNextAdded(entry, entries) ? [[entry]] : [];
    if (entry.kind === 'finish') return entries.some((other) => finishesAfter(entry, other)) ? [] : [[entry]];
    if (entry.kind === 'handicap')
      return entries.find((other) => isSameHandicap(entry, other)) === entry ? [[entry]] : [];
    if (!isNext(entry)) return [];
    return entry.kind === 'move' ? [[entry]] : [burstFrom(entry, queues.get(entry.playerDataId)?.slice(1) ?? [])];
  });
}

/** Returns whether an entry has to wait for the start of its training, or for its players to be added. */
function stepsBefore(entries: readonly OutboxEntry[]): (entry: OutboxEntry) => boolean {
  const starting = new Set(entries.flatMap((entry) => (entry.kind === 'start' ? [entry.trainingId] : [])));
  const adding = new Set(entries.flatMap((entry) => (entry.kind === 'add' ? [entry.playerDataId] : [])));
  return (entry) => {
    if (entry.kind === 'start') return false;
    if (starting.has(entry.trainingId)) return true;
    return entry.kind !== 'add' && sessionsIn(entry).some((id) => adding.has(id));
  };
}

/** In the order in which they were added, so that the training lists them so; one that needs a decision holds up nobody. */
const isNextAdded = (added: AddEntry, entries: readonly OutboxEntry[]): boolean =>
  entries.find((one) => one.kind === 'add' && one.trainingId === added.trainingId && !isUndecided(one)) === added;

const isSameHandicap = (one: HandicapEntry, other: OutboxEntry): boolean =>
  other.kind === 'handicap' && other.playerDataId === one.playerDataId && other.playerId === one.playerId;

/**
 * Returns the recorded and moved balls that can be sent, by player session, except sessions with a call in flight. What
 * concerns a ball with an undecided entry waits for the decision, and so does what follows on that.
 */
function waitingBalls(entries: readonly OutboxEntry[]): Map<string, (BallEntry | MoveEntry)[]> {
  const undecided = new Set<string>();
  const notAdded = new Set(
    entries.flatMap((one) => (one.kind === 'add' && isUndecided(one) ? [one.playerDataId] : [])),
  );
  const waiting = new Map<string, (BallEntry | MoveEntry)[]>();
  for (const entry of entries) {
    if (entry.kind !== 'ball' && entry.kind !== 'move') continue;
    const balls = ballsIn(entry);
    const isWaitingFor = (ball: BallRef) => undecided.has(ballOf(ball)) || notAdded.has(ball.playerDataId);
    if (isUndecided(entry) || (entry.kind === 'move' && balls.some(isWaitingFor))) {
      for (const ball of balls) undecided.add(ballOf(ball));
    }
  }
  for (const entry of entries) {
    if ((entry.kind !== 'ball' && entry.kind !== 'move') || entry.state !== 'waiting') continue;
    const balls = ballsIn(entry);
    if (balls.some((ball) => undecided.has(ballOf(ball)))) continue;
    for (const { playerDataId } of balls) {
      const before = waiting.get(playerDataId);
      if (!before) waiting.set(playerDataId, [entry]);
      else if (before.at(-1) !== entry) before.push(entry);
    }
  }
  for (const entry of entries) {
    if (entry.state === 'sending') for (const { playerDataId } of ballsIn(entry)) waiting.delete(playerDataId);
  }
  return waiting;
}

function burstFrom(first: BallEntry, queue: readonly (BallEntry | MoveEntry)[]): Balls {
  // Nothing behind a moved ball may overtake it.
  const end = queue.findIndex(({ kind }) => kind === 'move');
  const later = (end === -1 ? queue : queue.slice(0, end)).filter((entry) => entry.kind === 'ball');
  if (first.burst) {
    // The server may have recorded it already: it is repeated unchanged, or not as a burst.
    const { key, size } = first.burst;
    const others = later.filter(({ burst }) => burst?.key === key);
    return others.length + 1 === size ? [first, ...others] : [first];
  }
  const indexes = new Set([first.index]);
  const others: BallEntry[] = [];
  for (const ball of later) {
    if (ball.burst || indexes.has(ball.index) || indexes.size === limits.ballsAtOnce) break;
    indexes.add(ball.index);
    others.push(ball);
  }
  return [first, ...others];
}

/**
 * Returns the batch as it is sent: based on the versions known by now, a burst with a key of its own. What may have been sent
 * before is left unchanged, because one idempotency key must always carry the same body.
 */
export function prepareBatch(batch: Batch, knownVersions: KnownVersions, newKey: () => string): Batch {
  if (!isBallBatch(batch)) return batch;
  const [first, ...others] = batch;
  if (first.burst) return batch;
  if (others.length === 0) {
    const rebased = knownVersions.rebase(first);
    return rebased === first ? batch : [rebased];
  }
  const burst = { key: newKey(), size: batch.length };
  const inBurst = (ball: BallEntry): BallEntry => ({ ...knownVersions.rebase(ball), burst });
  return [inBurst(first), ...others.map(inBurst)];
}

/** Returns the balls of a refused burst, none of which was recorded: each is sent alone and gets its own answer. */
export const splitBurst = (balls: readonly BallEntry[]): BallEntry[] =>
  balls.map((ball) => ({ ...alone(ball), state: 'waiting' }));

/** Returns the ball as one that is sent alone from now on, under its own key and unchanged. */
const alone = (ball: BallEntry): BallEntry => ({ ...ball, burst: { key: ball.key, size: 1 } });

/**
 * Returns those of the entries that may have been sent alone, of each player session the next ball, as ones that go on being
 * sent alone. The call may still be on its way: under another key it would record the ball once more, even after it was taken
 * back.
 */
export function onceSentAlone(entries: readonly OutboxEntry[]): BallEntry[] {
  return [...waitingBalls(entries).values()].flatMap(([next]) =>
    next?.kind === 'ball' && !next.burst ? [alone(next)] : [],
  );
}

/** Returns whether the batch holds balls. */
export const isBallBatch = (batch: Batch): batch is Balls => batch[0].kind === 'ball';

/** The versions of the balls that this page has sent. */
interface KnownVersions {
  /** Returns the entry based on the version that an earlier recording of its ball has become, if it was made knowing that. */
  rebase(entry: BallEntry): BallEntry;
  acknowledged(ball: Pick<BallEntry, 'playerDataId' | 'index' | 'basedOn' | 'order'>, version: number): void;
}

/**
 * Without it a ball recorded again while its earlier recording is acknowledged would be in conflict with itself. The screen's
 * version of a ball, where there is one, says whether it was cleared meanwhile: then it is recorded as if for the first time.
 * The page sends for other tabs too: what was recorded there, unknown to the screen that recorded the ball again, is a
 * conflict.
 */
export function makeKnownVersions(shownVersion: (ball: BallEntry) => number | undefined): KnownVersions {
  const became = new Map<string, { from: number; to: number; order: number }>();
  return {
    rebase(entry) {
      const known = became.get(ballOf(entry));
      if (!known || entry.basedOn > known.from || !isCorrecting(entry, known.order)) return entry;
      const isCleared = entry.basedOn === 0 && shownVersion(entry) === 0;
      return isCleared ? entry : { ...entry, basedOn: known.to };
    },
    acknowledged: (ball, version) =>
      void became.set(ballOf(ball), { from: ball.basedOn, to: version, order: ball.order }),
  };
}
