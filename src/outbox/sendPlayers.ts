import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { trainingQueries } from '@/api/training';
import { trainingMutations } from '@/api/trainingMutations';
import { isTransient, refusalOf } from '@/errors/failure';
import type { AddedPlayer, PlayerData } from '@contract/training';
import { type AddEntry, type QueuedPlayer, storableFailure } from './entries';
import type { Sent } from './sender';
import { withinTime } from './withinTime';

/** Returns the player session with all of these players; undefined: they have none together. */
export const sessionOfPlayers = (
  sessions: readonly PlayerData[],
  players: readonly { id: string }[],
): PlayerData | undefined =>
  sessions.find((session) => players.every(({ id }) => session.players.some((player) => player.id === id)));

/**
 * Adds players and opens their player session for balls. Where another device has added them meanwhile it is that one's player
 * session: what is recorded here belongs into it. Never rejects.
 */
export async function sendPlayers(
  { key, trainingId, players, group }: AddEntry,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<Sent> {
  const of = { scheduledTrainingId: trainingId };
  const { addPlayers, editPlayerSession } = trainingMutations.endpoints;
  const call = { ...of, players: players.map(asSent), ...(group && { group }), idempotencyKey: key };
  const added = await withinTime(dispatch(addPlayers.initiate(call, { track: false })));
  let training = added.data;
  if (!training) {
    const failure = storableFailure(added.error);
    if (refusalOf(failure)?.code !== 'already-in-training') return { failure };
    const { getTraining } = trainingQueries.endpoints;
    const read = await withinTime(dispatch(getTraining.initiate(of, { forceRefetch: true, subscribe: false })));
    if (!read.data) return { failure: storableFailure(read.error) };
    training = read.data;
    if (!sessionOfPlayers(training.trainingSessions, players)) return { failure };
  }
  const session = sessionOfPlayers(training.trainingSessions, players);
  if (!session) return { failure: { status: 'NOT_THE_SERVER', error: 'The answer is without the added players.' } };
  if (session.playerDataStatus === 'ADDED') {
    const opening = editPlayerSession.initiate({ ...of, playerDataId: session.id }, { track: false });
    const opened = await withinTime(dispatch(opening));
    const failure = opened.data ? null : storableFailure(opened.error);
    // Finished meanwhile: the balls are refused for that, each with its way out.
    const isClosed = failure !== null && refusalOf(failure)?.code === 'wrong-state';
    if (failure !== null && (isTransient(failure) || !isClosed)) return { failure };
  }
  return { versions: [], playerDataId: session.id };
}

const asSent = ({ id: _id, ...player }: QueuedPlayer): AddedPlayer => player;
