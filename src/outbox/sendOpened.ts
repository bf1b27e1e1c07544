import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { trainingMutations } from '@/api/trainingMutations';
import { isTransient, refusalOf } from '@/errors/failure';
import { type OutboxEntry, sessionsIn, storableFailure } from './entries';
import { withinTime } from './withinTime';

interface Answer {
  error?: unknown;
}

/**
 * Sends a call that records in the player sessions of the entry, and returns its answer. Balls are recorded on this device
 * before the server has opened the player session for them: where the call is refused for that, it is opened, and the call
 * repeated. The refusal has changed nothing, so the repetition may have the same key. Where nothing answers the opening, that
 * is what is returned: the call would only be refused once more, for what nobody has to decide about.
 */
export async function sendOpened<Answered extends Answer>(
  entry: OutboxEntry,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  call: () => PromiseLike<Answered> & { abort: () => void },
): Promise<Answered | { data?: undefined; error: unknown }> {
  const answer = await withinTime(call());
  const added = addedSessions(entry, answer.error);
  if (added.length === 0) return answer;
  for (const playerDataId of added) {
    const of = { scheduledTrainingId: entry.trainingId, playerDataId };
    const { error } = await withinTime(
      dispatch(trainingMutations.endpoints.editPlayerSession.initiate(of, { track: false })),
    );
    if (error !== undefined && isTransient(storableFailure(error))) return { error };
  }
  return withinTime(call());
}

/** Returns which player sessions of the entry nobody has opened yet, if the call was refused for that. */
function addedSessions(entry: OutboxEntry, error: unknown): string[] {
  const refusal = refusalOf(error);
  const current = refusal?.code === 'wrong-state' ? refusal.current : null;
  if (!current || !('trainingSessions' in current) || current.status !== 'STARTED') return [];
  const ids = sessionsIn(entry);
  return current.trainingSessions
    .filter(({ id, playerDataStatus }) => playerDataStatus === 'ADDED' && ids.includes(id))
    .map(({ id }) => id);
}
