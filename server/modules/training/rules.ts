import { isPossibleResult, possiblePoints } from '@contract/ballResults';
import { fromTenths, toTenths } from '@contract/handicap';
import { limits } from '@contract/limits';
import type { CallerRole, PlayerDataStatus, TrainingStatus, TrainingType } from '@contract/lists';
import { Refusal } from '@contract/problem';
import type { FieldError } from '@contract/refusals';
import { may, mayDeleteTraining } from '@contract/rights';
import { scoringChain } from '@contract/scoring';
import type {
  AddedPlayer,
  MovedBall,
  PlayedBall,
  PlayerData,
  ScheduledTraining,
  Winner,
  Winners,
} from '@contract/training';
import { fewestPlayers, mostBalls } from '@contract/trainingStates';
import { fieldError, repeatedErrors } from '@contract/fieldError';

/** A ball as its history says it stands; its points are null once it was taken back. */
export interface StoredBall {
  index: number;
  points: number | null;
  version: number;
}

/** Throws `not-permitted` where deleting the training would take results that are or were in the league, unless by an admin. */
export function refuseLosingResults(
  { status, wasReopened }: { status: TrainingStatus; wasReopened: boolean },
  roles: readonly CallerRole[],
): void {
  if (mayDeleteTraining(roles, { status, reopened: wasReopened })) return;
  throw new Refusal('not-permitted', 'Only an admin may delete a training that has been finished.');
}

/** Throws `not-permitted` where a helper would open a player session again that was finished. */
export function refuseReopening(
  { playerDataStatus }: { playerDataStatus: PlayerDataStatus },
  roles: readonly CallerRole[],
): void {
  if (playerDataStatus !== 'FINISHED' || may(roles, 'training.run')) return;
  throw new Refusal('not-permitted', 'A finished player session is opened again by the staff, not by a helper.');
}

/**
 * Throws `bad-input` when too few players are added for the training or one of them twice. `identities` says
 * who each player is, in the order of the list.
 */
export function refusePlayerList(training: { teamMode: boolean }, identities: readonly string[]): void {
  const fewest = fewestPlayers(training);
  if (identities.length < fewest) {
    throw badInput([fieldError('/players', 'too-few-items', `needs at least ${fewest} players.`)]);
  }
  refuseRepetitions(identities, (position) => `/players/${position}/username`);
}

/** Throws `foreign-club` when a player is sent as a member of another club than the training's. */
export function refusePlayersOfOtherClubs(training: { golfclubId: string }, players: readonly AddedPlayer[]): void {
  if (players.every(({ golfclubId }) => golfclubId === training.golfclubId)) return;
  throw new Refusal('foreign-club', 'Only members of the club of the training can be added to it.');
}

/** Throws `bad-input` for balls that this training does not have and for a ball given twice; `path` leads to each ball. */
export function refuseBallIndexes(
  training: { type: TrainingType; numberofballs: number },
  balls: readonly { index: number }[],
  path: (position: number) => string,
): void {
  const most = mostBalls(training);
  const pathOf = (position: number) => `${path(position)}/index`;
  const errors = balls.flatMap(({ index }, position) =>
    index < most ? [] : [fieldError(pathOf(position), 'out-of-range', `must be less than ${most}.`)],
  );
  if (errors.length > 0) throw badInput(errors);
  refuseRepetitions(
    balls.map(({ index }) => index),
    pathOf,
  );
}

/** Throws `bad-input` for points that no result of this training's template gives; `path` leads to each ball. */
export function refuseImpossiblePoints(
  training: Parameters<typeof possiblePoints>[0],
  balls: readonly PlayedBall[],
  path: (position: number) => string,
): void {
  const possible = possiblePoints(training);
  const allowed = possible ? possible.join(', ') : `a whole number from ${-limits.ballPoints} to ${limits.ballPoints}`;
  const errors = balls.flatMap(({ points }, position) => {
    if (points === null || isPossibleResult(possible, points)) return [];
    const why = `is no result of this training; send ${allowed}.`;
    return [fieldError(`${path(position)}/points`, 'not-a-result', why)];
  });
  if (errors.length > 0) throw badInput(errors);
}

/** Throws `bad-input` when a training is given twice. */
export function refuseRepeatedTrainings(trainings: readonly { id: string }[]): void {
  refuseRepetitions(
    trainings.map(({ id }) => id),
    (position) => `/trainings/${position}/id`,
  );
}

/** Throws `bad-input` when a ball is moved to where it is. */
export function refuseMoveOntoItself(playerDataId: string, { index, to }: MovedBall): void {
  if (to.playerDataId !== playerDataId || to.index !== index) return;
  throw badInput([fieldError('/to', 'repeated', 'must be another ball than the one that is moved.')]);
}

/** Returns whether recording these points changes anything: the same points again do not. */
export function changes(stored: StoredBall | undefined, played: PlayedBall): boolean {
  return (stored?.points ?? null) !== played.points;
}

/**
 * Returns whether the ball has moved on to other points than the device had seen, by the rule "Ball" of
 * docs/words.md. Without `basedOn` the last to arrive wins.
 */
export function conflicts(stored: StoredBall | undefined, played: PlayedBall): boolean {
  if (stored === undefined || played.basedOn === undefined) return false;
  // Who saw no ball where one was taken back has seen all there is.
  if (stored.points === null && played.basedOn === 0) return false;
  return changes(stored, played) && stored.version !== played.basedOn;
}

function refuseRepetitions(values: readonly (string | number)[], path: (position: number) => string): void {
  const errors = repeatedErrors(values, path);
  if (errors.length > 0) throw badInput(errors);
}

function badInput(errors: FieldError[]): Refusal {
  return new Refusal('bad-input', 'The body does not suit this training.', { errors });
}

/**
 * Returns the player sessions with league points by these, then by score, as the training stands now; equal results share
 * a place. Who has no points has won nothing. Throws `wrong-state` for a training that has not been started.
 */
export function winnersOf(training: ScheduledTraining): Winners {
  if (training.status === 'PLANNED') {
    throw new Refusal('wrong-state', 'A training that has not been started has no winners.', { current: training });
  }
  const results = training.trainingSessions
    .filter(({ balls }) => balls.length > 0)
    .map((session) => resultOf(training, session))
    .filter(({ points }) => points > 0)
    .sort(byResult);
  const winners: Winner[] = [];
  for (const [position, result] of results.entries()) {
    const before = winners.at(-1);
    const place = before && byResult(before, result) === 0 ? before.place : position + 1;
    winners.push({ place, ...result });
  }
  return { trainingId: training.id, winners };
}

type Result = Omit<Winner, 'place'>;

function byResult(a: Result, b: Result): number {
  return b.points - a.points || b.totalPoints - a.totalPoints;
}

function resultOf({ template }: ScheduledTraining, { players, balls }: PlayerData): Result {
  const [player] = players;
  const chain = scoringChain(template, balls, player ? toTenths(player.handicap) : null);
  return {
    players,
    totalPoints: chain.score,
    handicapStarted: fromTenths(chain.handicapStarted),
    handicapPlayed: fromTenths(chain.handicapPlayed),
    handicapDifference: fromTenths(chain.handicapDifference),
    points: chain.points,
  };
}
