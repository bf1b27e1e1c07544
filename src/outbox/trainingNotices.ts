import type { NoticeAction } from '@/ui/shellSlice';
import type { ScheduledTraining } from '@contract/training';

/** What a notice about a training offers to do with it. */
export type OfferedStep = 'unstart' | 'unfinish' | 'editSessions';

const offers: Partial<Record<OfferedStep | 'start' | 'finish', OfferedStep>> = {
  start: 'unstart',
  finish: 'unfinish',
  unfinish: 'editSessions',
};

/** Returns what the notice of a step offers after it: to undo it, or what comes next; undefined: nothing. */
export function offeredAfter(
  step: keyof typeof offers,
  { id, trainingSessions }: Pick<ScheduledTraining, 'id' | 'trainingSessions'>,
): NoticeAction | undefined {
  const offered = offers[step];
  if (offered !== 'editSessions') return offered && { textKey: 'openBalls.undo', step: offered, id };
  const isAnyClosed = trainingSessions.some(({ playerDataStatus }) => playerDataStatus === 'FINISHED');
  return isAnyClosed ? { textKey: 'openBalls.openSessions', step: offered, id } : undefined;
}
