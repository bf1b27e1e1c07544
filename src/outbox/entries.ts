import { failureOf, refusalOf, type Failure } from '@/errors/failure';
import type { AddedPlayer, ConflictingBall, ConflictingHandicap } from '@contract/training';

interface Entry {
  /** Made once: sending it again under this key cannot do it twice. */
  key: string;
  /** Whose it is: nobody else's sign-in ever sends it. */
  userId: string;
  /** Grows with every entry of this device. */
  order: number;
  trainingId: string;
  /** `refused` by the server, or in `conflict` with the recording of somebody else: the user has to decide. */
  state: 'waiting' | 'sending' | 'refused' | 'conflict';
  /** Why it was refused, or why it still waits. */
  failure: Failure | null;
  /** On the disk of this device. Where that failed the entry lives as long as the page, and only this page can send it. */
  isKept: boolean;
}

/** A recorded ball that the server has not acknowledged yet. */
export interface BallEntry extends Entry {
  kind: 'ball';
  playerDataId: string;
  index: number;
  /** Null takes back what was recorded. */
  points: number | null;
  /** The version of the ball that had been seen; 0: none. */
  basedOn: number;
  /**
   * The order of the only earlier recording of this device that it knowingly changes; null: none, because the screen said that
   * the ball was recorded elsewhere. Absent: all earlier ones, as usual. What others become is nothing that it is based on.
   */
  corrects?: number | null;
  /** When the recording was made that this one undoes; absent: it undoes none. */
  undoes?: string;
  /** Their names, for when the player session is gone; balls recorded by earlier versions of the app lack it. */
  players?: string;
  /** By the clock of this device. */
  recordedAt: string;
  /**
   * The call of several balls that it was sent in. A size of 1: that call was refused, or it was sent alone, so it goes alone
   * now.
   */
  burst?: { key: string; size: number };
}

/** A ball and its player session. */
export interface BallRef {
  playerDataId: string;
  index: number;
}

/** A recorded ball that is given to another player session, with the points it was seen with. */
export interface MoveEntry extends Entry, BallRef {
  kind: 'move';
  points: number;
  /** An open ball. */
  to: BallRef;
  /** The names of whose ball it was and of who gets it, for when a player session is gone; earlier versions of the app lack them. */
  players?: string;
  toPlayers?: string;
  /** By the clock of this device. */
  recordedAt: string;
}

/** A start handicap that is corrected; handicaps are decimals. */
export interface HandicapEntry extends Entry {
  kind: 'handicap';
  playerDataId: string;
  playerId: string;
  handicap: number;
  /** The handicap that had been seen. */
  basedOn: number;
  /** The name of the player, for when the player session is gone; those of earlier versions of the app lack it. */
  players?: string;
}

/** A training, or one player session of it, that is to be finished as soon as none of its balls waits here any more. */
export interface FinishEntry extends Entry {
  kind: 'finish';
  /** Null: the whole training. */
  playerDataId: string | null;
}

/** A planned training that is started. Everything else of it is sent after that. */
export interface StartEntry extends Entry {
  kind: 'start';
  /** The day that is played, to which the planned date moves; null: it stays. */
  plannedDate: string | null;
  /** By the clock of this device. */
  startedAt: string;
}

/** A member as the server is asked to add them, with their id. */
export type QueuedPlayer = AddedPlayer & { id: string };

/** Players who are added to a running training, one or a team. What is recorded for them is sent after that. */
export interface AddEntry extends Entry {
  kind: 'add';
  /** Made on this device. Once the players are added, the id of their player session takes its place in every entry. */
  playerDataId: string;
  players: QueuedPlayer[];
  /** The group that they join, if it has room; absent: the smallest, if there are groups. */
  group?: number;
}

export type OutboxEntry = BallEntry | MoveEntry | HandicapEntry | FinishEntry | StartEntry | AddEntry;

/** Returns whether the finish has to wait for the other entry. */
export function finishesAfter(
  finish: Pick<FinishEntry, 'key' | 'trainingId' | 'playerDataId'>,
  other: OutboxEntry,
): boolean {
  if (finish.key === other.key || other.trainingId !== finish.trainingId) return false;
  const { playerDataId } = finish;
  if (playerDataId === null) return other.kind !== 'finish' || other.playerDataId !== null;
  if (other.kind === 'start') return true;
  if (other.kind === 'add') return other.playerDataId === playerDataId;
  return ballsIn(other).some((ball) => ball.playerDataId === playerDataId);
}

/** Returns the ids of the player sessions that the entry names. */
export function sessionsIn(entry: OutboxEntry): string[] {
  if (entry.kind === 'start' || entry.playerDataId === null) return [];
  return entry.kind === 'move' ? [entry.playerDataId, entry.to.playerDataId] : [entry.playerDataId];
}

/** The ids of player sessions that the server has made, by the ids that this device had given them. */
export type SessionIds = Readonly<Record<string, string>>;

/** Returns what names a ball, and maybe another one that it is moved to, with the server's ids of both player sessions. */
export function withServerIds<Named extends object>(named: Named, ids: SessionIds): Named {
  const own = 'playerDataId' in named && typeof named.playerDataId === 'string' ? ids[named.playerDataId] : undefined;
  const to = 'to' in named && isBallRef(named.to) ? named.to : undefined;
  const other = to && ids[to.playerDataId];
  if (own === undefined && other === undefined) return named;
  return {
    ...named,
    ...(own !== undefined && { playerDataId: own }),
    ...(to && other !== undefined && { to: { ...to, playerDataId: other } }),
  };
}

const isBallRef = (value: unknown): value is BallRef =>
  typeof value === 'object' && value !== null && 'playerDataId' in value && typeof value.playerDataId === 'string';

/** Returns the ball that somebody else recorded; null: there is no conflict. */
export function conflictingBallOf({ failure }: OutboxEntry): ConflictingBall | null {
  const refusal = refusalOf(failure);
  return refusal?.code === 'ball-conflict' ? (refusal.current ?? null) : null;
}

/** Returns the start handicap that somebody else set; null: there is no conflict. */
export function conflictingHandicapOf({ failure }: OutboxEntry): ConflictingHandicap | null {
  const refusal = refusalOf(failure);
  return refusal?.code === 'handicap-conflict' ? (refusal.current ?? null) : null;
}

/** Returns the balls that the entry changes. */
export function ballsIn(entry: OutboxEntry): BallRef[] {
  if (entry.kind === 'move') return [entry, entry.to];
  return entry.kind === 'ball' ? [entry] : [];
}

/** Returns the balls of this training, or only of this player session. */
export const ballsOf = (
  entries: readonly OutboxEntry[],
  of: { trainingId: string } | { playerDataId: string },
): BallEntry[] =>
  entries.filter(
    (entry): entry is BallEntry =>
      entry.kind === 'ball' &&
      ('trainingId' in of ? entry.trainingId === of.trainingId : entry.playerDataId === of.playerDataId),
  );

/** Returns what has to be sent before this training, or this player session, is finished. */
export const unsentOf = (
  entries: readonly OutboxEntry[],
  of: { trainingId: string } | { playerDataId: string },
): OutboxEntry[] =>
  entries.filter((entry) => {
    if (entry.kind === 'finish') return false;
    if ('trainingId' in of) return entry.trainingId === of.trainingId;
    if (entry.kind === 'add') return entry.playerDataId === of.playerDataId;
    return ballsIn(entry).some(({ playerDataId }) => playerDataId === of.playerDataId);
  });

/** Returns whether the user has to decide about the entry. */
export const isUndecided = ({ state }: OutboxEntry): boolean => state === 'refused' || state === 'conflict';

/** Returns the finish that waits for this training, or for one player session of it; undefined: none does. */
export function queuedFinish(
  entries: readonly OutboxEntry[],
  trainingId: string,
  playerDataId: string | null = null,
): FinishEntry | undefined {
  return entries.find(
    (entry): entry is FinishEntry =>
      entry.kind === 'finish' && entry.trainingId === trainingId && entry.playerDataId === playerDataId,
  );
}

/** Returns whether both are the same ball of the same player session. */
export const isSameBall = (one: BallRef, other: BallRef): boolean => ballOf(one) === ballOf(other);

/** Returns whether the ball was recorded knowing the earlier recording of this device that had this order. */
export const isCorrecting = ({ corrects }: Pick<BallEntry, 'corrects'>, order: number): boolean =>
  corrects === undefined || corrects === order;

/**
 * Returns the entry based on the version of a ball that the recording with this order has become, if it is a later, knowing
 * recording of that ball. A move names the points instead.
 */
export function basedOnVersion<E extends OutboxEntry>(
  entry: E,
  recorded: BallRef & { order: number },
  version: number,
): E {
  if (entry.kind !== 'ball' || !isSameBall(recorded, entry)) return entry;
  return isCorrecting(entry, recorded.order) ? { ...entry, basedOn: version } : entry;
}

/** Returns the entry as it is stored: one that is being sent is waiting again after a reload. */
export function asStored<E extends OutboxEntry>(entry: E): E {
  return entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry;
}

const codesWithCurrent: ReadonlySet<string> = new Set(['ball-conflict', 'handicap-conflict']);

/** Returns the failure of an RTK Query error without the training it may carry; an aborted call counts as offline. */
export function storableFailure(error: unknown): Failure {
  const failure = failureOf(error) ?? { status: 'OFFLINE', error: 'The call was given up.' };
  if (!('data' in failure) || codesWithCurrent.has(failure.data.code)) return failure;
  const { current: _current, ...data } = failure.data;
  return { ...failure, data };
}

/** Returns the ball as it is sent anew after a decision: once more together with others. */
export function withoutBurst<E extends OutboxEntry>(entry: E): E {
  const { burst: _burst, ...others } = { burst: undefined, ...entry };
  return others as unknown as E;
}

/** Returns the entry as it is once the server has refused it. */
export function asRefused(entry: OutboxEntry, failure: Failure): OutboxEntry {
  const refused = { ...entry, failure };
  const isConflict = conflictingBallOf(refused) !== null || conflictingHandicapOf(refused) !== null;
  return { ...refused, state: isConflict ? 'conflict' : 'refused' };
}

/** Returns what two recordings of the same ball have in common. */
export const ballOf = ({ playerDataId, index }: BallRef) => `${playerDataId}/${index}`;

/** What a player session shows of a recording that is not sent yet. */
export type UnsentBall = Pick<BallEntry, 'index' | 'points' | 'state'>;

/**
 * Returns what this device has recorded of the balls of a player session and not sent yet; a moved ball is cleared in one
 * session and recorded in another. A move that needs a decision has changed nothing yet.
 */
export function unsentBallsOf(entries: readonly OutboxEntry[], playerDataId: string): UnsentBall[] {
  return entries.flatMap((entry): UnsentBall[] => {
    if (entry.kind === 'ball') return entry.playerDataId === playerDataId ? [entry] : [];
    if (entry.kind !== 'move' || isUndecided(entry)) return [];
    const { index, points, to, state } = entry;
    return [
      ...(entry.playerDataId === playerDataId ? [{ index, points: null, state }] : []),
      ...(to.playerDataId === playerDataId ? [{ index: to.index, points, state }] : []),
    ];
  });
}
