import type { NoticeAction } from '@/ui/shellSlice';

/** What a notice about a training offers to do with it. */
export type OfferedStep = 'unstart' | 'unfinish' | 'editSessions';

const offers: Partial<Record<OfferedStep | 'start' | 'finish', OfferedStep>> = {
  start: 'unstart',
  finish: 'unfinish',
  unfinish: 'editSessions',
};

/** Returns what the notice of a step offers: to undo it, or what comes next; undefined: nothing. */
export function offeredAfter(step: keyof typeof offers, trainingId: string): NoticeAction | undefined {
  const offered = offers[step];
  const textKey = offered === 'editSessions' ? 'openBalls.openSessions' : 'openBalls.undo';
  return offered && { textKey, step: offered, id: trainingId };
}
