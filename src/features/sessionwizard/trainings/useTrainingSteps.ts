import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import {
  useEditPlayerSessionsMutation,
  useFinishTrainingMutation,
  useStartTrainingMutation,
  useUnfinishTrainingMutation,
  useUnstartTrainingMutation,
} from '@/api/trainingMutations';
import { selectIsReached } from '@/api/connectionSlice';
import { isConnectionFailure } from '@/errors/failure';
import { problemMessage } from '@/errors/problem';
import type { WizardFilters } from '@/filters/filters';
import { useChangeAfterAnswer, useFilters } from '@/filters/useFilters';
import { todayHere } from '@/i18n/dates';
import { dialogShown } from '@/modal/modalSlice';
import { openBalls, openBallsMessage } from '@/outbox/openBalls';
import { selectEntries, type WithOutbox } from '@/outbox/outboxSlice';
import { discardEntry } from '@/outbox/decisions';
import { queueStart, useOutboxDispatch } from '@/outbox/recording';
import { offeredAfter } from '@/outbox/trainingNotices';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { TrainingStatus } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';
import { canUnstart } from '@contract/trainingStates';
import { useFinishing } from './useFinishing';

const ends = {
  start: { status: 'STARTED', textKey: 'wizard.steps.started' },
  unstart: { status: 'PLANNED', textKey: 'wizard.steps.unstarted' },
  finish: { status: 'FINISHED', textKey: 'wizard.steps.finished' },
  unfinish: { status: 'STARTED', textKey: 'wizard.steps.unfinished' },
} as const;

const trainingSteps = ['start', 'unstart', 'finish', 'unfinish', 'openSessions'] as const;

export type TrainingStep = (typeof trainingSteps)[number];

interface StepAnswer {
  data?: ScheduledTraining | undefined;
  error?: unknown;
}

type ChangeView = (changes: Partial<WizardFilters>) => void;

/**
 * Returns the steps of a training. After each the view switches to the filter of the new status and the training is
 * open, unless something else was opened before the answer came. Starting on another day than planned and finishing with
 * open balls are asked first; finishing waits for balls that this device has not sent yet.
 */
export function useTrainingSteps(training: ScheduledTraining) {
  const { id, status, plannedDate } = training;
  const notify = useNotify();
  const dispatch = useDispatch();
  const [, change] = useFilters('wizard');
  const pressed = useChangeAfterAnswer('wizard', ['status', 'training', 'recording']);
  const [startTraining, starting] = useStartTrainingMutation();
  const [unstartTraining, unstarting] = useUnstartTrainingMutation();
  const [finishTraining, finishingNow] = useFinishTrainingMutation();
  const [unfinishTraining, unfinishing] = useUnfinishTrainingMutation();
  const [editPlayerSessions, opening] = useEditPlayerSessionsMutation();
  const outboxDispatch = useOutboxDispatch();
  const isReached = useSelector(selectIsReached);
  const store = useStore<WithOutbox>();
  const { isUntouched, queuedStart } = useUnsentStart(training);

  const of = { scheduledTrainingId: id };
  const switchAfter = (step: keyof typeof ends, changeView: ChangeView, answered = training) => {
    notify({ textKey: ends[step].textKey }, 'success', offeredAfter(step, answered));
    changeView({ status: ends[step].status, training: id, recording: null });
  };
  const endWith = (step: keyof typeof ends, { data, error }: StepAnswer, changeView: ChangeView) => {
    if (error) notify(problemMessage(error), 'error');
    else switchAfter(step, changeView, data);
  };
  const start = async (isToday: boolean) => {
    const changeView = pressed();
    const day = isToday ? { plannedDate: todayHere() } : {};
    const answer = isReached ? await startTraining({ ...of, ...day }) : null;
    if (answer && !isConnectionFailure(answer.error)) {
      endWith('start', answer, changeView);
      return;
    }
    await outboxDispatch(queueStart(id, day.plannedDate ?? null));
    notify({ textKey: 'queuedSteps.started' });
    changeView({ status: 'STARTED', training: id, recording: null });
  };
  const unstart = async () => {
    const changeView = pressed();
    if (queuedStart) {
      await outboxDispatch(discardEntry(queuedStart.key));
      switchAfter('unstart', changeView);
    } else endWith('unstart', await unstartTraining(of), changeView);
  };
  const unfinish = async () => {
    const changeView = pressed();
    endWith('unfinish', await unfinishTraining(of), changeView);
  };
  // Where it was pressed before the page was loaded again, the view always switches.
  const changeOfFinish = useRef(change);
  const finishing = useFinishing(id, null, async () =>
    endWith('finish', await finishTraining(of), changeOfFinish.current),
  );
  const finish = () => {
    changeOfFinish.current = pressed();
    return finishing.finish();
  };
  useQueuedFinish(finishing.queued !== undefined, status, () => switchAfter('finish', changeOfFinish.current));

  const answering = {
    start: starting,
    unstart: unstarting,
    finish: finishingNow,
    unfinish: unfinishing,
    openSessions: opening,
  };
  const isTaken = (step: TrainingStep) => answering[step].isLoading || (step === 'finish' && finishing.isWaiting);
  const isSending = trainingSteps.some(isTaken);
  const isBusy = useBusyControl(`trainingSteps/${id}`, isSending);

  return {
    start,
    askStart: () => {
      if (plannedDate === todayHere()) void start(false);
      else dispatch(dialogShown({ kind: 'startOnOtherDay', trainingId: id }));
    },
    /** Where a ball is recorded, or waits on this device, nothing goes back to planned. */
    canGoBack: isUntouched && queuedStart?.state !== 'sending',
    unstart,
    finishing,
    finish,
    askFinish: () => {
      const open = openBalls(training, selectEntries(store.getState()));
      if (openBallsMessage(training, open) !== null) dispatch(dialogShown({ kind: 'finishOpen', trainingId: id }));
      else void finish();
    },
    goOn: () => {
      if (training.trainingSessions.length > 0) change({ training: id, recording: 'one' });
      else change({ training: id });
    },
    lookFirst: () => {
      finishing.stopWaiting();
      change({ training: id, recording: null });
    },
    unfinish,
    openSessions: async () => {
      const { error } = await editPlayerSessions(of);
      if (error) notify(problemMessage(error), 'error');
      else notify({ textKey: 'openBalls.sessionsOpened' });
    },
    /** Whether this step is being taken. */
    isTaken,
    /** One of them is. */
    isBusy,
  };
}

/**
 * Returns whether the training can go back to planned as far as balls and players are concerned, those that this device has not
 * sent included, and the start in the outbox.
 */
function useUnsentStart(training: ScheduledTraining) {
  const isBackPossible = canUnstart(training);
  const isUntouched = useSelector(
    (state: WithOutbox) =>
      isBackPossible &&
      !selectEntries(state).some(
        ({ trainingId, kind }) => trainingId === training.id && (kind === 'ball' || kind === 'add'),
      ),
  );
  const queuedStart = useSelector((state: WithOutbox) =>
    selectEntries(state).find(({ trainingId, kind }) => trainingId === training.id && kind === 'start'),
  );
  return { isUntouched, queuedStart };
}

/** Calls back once the outbox has finished the training, after its balls. */
function useQueuedFinish(isQueued: boolean, status: TrainingStatus, onFinish: () => void): void {
  const wasQueued = useRef(false);
  useEffect(() => {
    if (wasQueued.current && !isQueued && status === 'FINISHED') onFinish();
    wasQueued.current = isQueued;
  });
}
