import { trainingStatuses, type TrainingStatus } from '../../../contract/lists';
import type { LiveEvent } from '../../../contract/live';

/** Returns which club an announced change of a training concerns, and what is to be said of it. */
export function announcedTraining(payload: string): { golfclubId: string; events: LiveEvent[] } {
  const { golfclubId, trainingId, status, isLeague } = JSON.parse(payload) as Record<string, unknown>;
  const training: LiveEvent = {
    event: 'training',
    data: { trainingId: String(trainingId), status: knownStatus(status) },
  };
  return {
    golfclubId: String(golfclubId),
    events: isLeague === true ? [training, { event: 'league', data: {} }] : [training],
  };
}

function knownStatus(status: unknown): TrainingStatus | null {
  return trainingStatuses.find((known) => known === status) ?? null;
}
