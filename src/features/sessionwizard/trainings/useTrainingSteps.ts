import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  useEditPlayerSessionsMutation,
  useFinishTrainingMutation,
  useStartTrainingMutation,
  useUnfinishTrainingMutation,
  useUnstartTrainingMutation,
} from '@/api/training';
import { problemMessage } from '@/errors/problem';
import { useFilters } from '@/filters/useFilters';
import { todayHere } from '@/i18n/dates';
import { dialogShown } from '@/modal/modalSlice';
import { ballsOf } from '@/outbox/entries';
import { openBallsMessage, useOpenBalls } from '@/outbox/openBalls';
import { selectEntries, type WithOutbox } from '@/outbox/outboxSlice';
import { offeredAfter } from '@/outbox/trainingNotices';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import { canUnstart } from '@contract/trainingStates';
import { useFinishing } from './useFinishing';

const ends = {
  start: { status: 'STARTED', textKey: 'wizard.steps.started' },
  unstart: { status: 'PLANNED', textKey: 'wizard.steps.unstarted' },
  finish: { status: 'FINISHED', textKey: 'wizard.steps.finished' },
  unfinish: { status: 'STARTED', textKey: 'wizard.steps.unfinished' },
} as const;

/**
 * Returns the steps of a training. After each the view switches to the filter of the new status and the training is
 * open. Starting on another day than planned and finishing with open balls are asked first; finishing waits for balls
 * that this device has not sent yet.
 */
export function useTrainingSteps(training: ScheduledTraining) {
  const { id, status, plannedDate } = training;
  const notify = useNotify();
  const dispatch = useDispatch();
  const [, change] = useFilters('wizard');
  const [startTraining, starting] = useStartTrainingMutation();
  const [unstartTraining, unstarting] = useUnstartTrainingMutation();
  const [finishTraining, finishingNow] = useFinishTrainingMutation();
  const [unfinishTraining, unfinishing] = useUnfinishTrainingMutation();
  const [editPlayerSessions, opening] = useEditPlayerSessionsMutation();
  const isAnyUnsent = useSelector((state: WithOutbox) => ballsOf(selectEntries(state), { trainingId: id }).length > 0);
  const isAnyOpen = openBallsMessage(training, useOpenBalls(training)) !== null;

  const of = { scheduledTrainingId: id };
  const switchAfter = (step: keyof typeof ends) => {
    notify({ textKey: ends[step].textKey }, 'success', offeredAfter(step, id));
    change({ status: ends[step].status, training: id, recording: null });
  };
  const endWith = (step: keyof typeof ends, { error }: { error?: unknown }) => {
    if (error) notify(problemMessage(error), 'error');
    else switchAfter(step);
  };
  const start = async (isToday: boolean) =>
    endWith('start', await startTraining({ ...of, ...(isToday && { plannedDate: todayHere() }) }));
  const finishing = useFinishing(id, null, async () => endWith('finish', await finishTraining(of)));
  const wasQueued = useRef(false);
  const isQueued = finishing.queued !== undefined;
  useEffect(() => {
    // Finished by the outbox, after its balls.
    if (wasQueued.current && !isQueued && status === 'FINISHED') switchAfter('finish');
    wasQueued.current = isQueued;
  });

  return {
    start,
    askStart: () => {
      if (plannedDate === todayHere()) void start(false);
      else dispatch(dialogShown({ kind: 'startOnOtherDay', trainingId: id }));
    },
    /** Where a ball is recorded, or waits on this device, nothing goes back to planned. */
    canGoBack: canUnstart(training) && !isAnyUnsent,
    unstart: async () => endWith('unstart', await unstartTraining(of)),
    finishing,
    askFinish: () => {
      if (isAnyOpen) dispatch(dialogShown({ kind: 'finishOpen', trainingId: id }));
      else void finishing.finish();
    },
    goOn: () => {
      if (training.trainingSessions.length > 0) change({ training: id, recording: 'one' });
      else change({ training: id });
    },
    lookFirst: () => {
      finishing.stopWaiting();
      change({ training: id, recording: null });
    },
    unfinish: async () => endWith('unfinish', await unfinishTraining(of)),
    openSessions: async () => {
      const { error } = await editPlayerSessions(of);
      if (error) notify(problemMessage(error), 'error');
      else notify({ textKey: 'openBalls.sessionsOpened' });
    },
    isBusy:
      finishing.isWaiting ||
      [starting, unstarting, finishingNow, unfinishing, opening].some(({ isLoading }) => isLoading),
  };
}
