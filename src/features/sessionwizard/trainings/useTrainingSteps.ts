import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrainingStatus } from '../../../../contract/lists';
import type { ScheduledTraining } from '../../../../contract/training';
import {
  useFinishTrainingMutation,
  useStartTrainingMutation,
  useUnfinishTrainingMutation,
} from '../../../api/training';
import { useFilters } from '../../../filters/useFilters';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { useFinishing } from './useFinishing';

/**
 * Returns the steps of a training. After each the view switches to the filter of the new status and the training is
 * open. Finishing waits for balls that this device has not sent yet.
 */
export function useTrainingSteps({ id, status }: ScheduledTraining) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const [, change] = useFilters('wizard');
  const [startTraining, starting] = useStartTrainingMutation();
  const [finishTraining, finishingNow] = useFinishTrainingMutation();
  const [unfinishTraining, unfinishing] = useUnfinishTrainingMutation();

  const switchTo = (next: TrainingStatus, text: string) => {
    notify(text);
    change({ status: next, training: id, recording: null });
  };
  const of = { scheduledTrainingId: id };
  const start = async () => {
    const { error } = await startTraining(of);
    if (error) notify(problemText(error), 'error');
    else switchTo('STARTED', t('wizard.steps.started'));
  };
  const toFinished = () => switchTo('FINISHED', t('wizard.steps.finished'));
  const finishNow = async () => {
    const { error } = await finishTraining(of);
    if (error) notify(problemText(error), 'error');
    else toFinished();
  };
  const finishing = useFinishing(id, null, finishNow);
  const wasQueued = useRef(false);
  const isQueued = finishing.queued !== undefined;
  useEffect(() => {
    // The outbox has finished it meanwhile, behind its balls.
    if (wasQueued.current && !isQueued && status === 'FINISHED') toFinished();
    wasQueued.current = isQueued;
  });
  const unfinish = async () => {
    const { error } = await unfinishTraining(of);
    if (error) notify(problemText(error), 'error');
    else switchTo('STARTED', t('wizard.steps.unfinished'));
  };
  const isBusy = finishing.isWaiting || starting.isLoading || finishingNow.isLoading || unfinishing.isLoading;
  const lookFirst = () => {
    finishing.stopWaiting();
    change({ training: id, recording: null });
  };
  return { start, finishing, lookFirst, unfinish, isBusy };
}
