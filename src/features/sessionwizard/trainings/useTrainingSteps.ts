import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { TrainingStatus } from '../../../../contract/lists';
import type { ScheduledTraining } from '../../../../contract/training';
import {
  useFinishTrainingMutation,
  useStartTrainingMutation,
  useUnfinishTrainingMutation,
} from '../../../api/training';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { selectRecordings, type WithRecordings } from '../balls/recordingQueue';
import { whenSettled } from '../balls/whenSettled';
import { useWizardUrl } from '../wizardUrl';

/**
 * Returns the steps of a training. After each the view switches to the filter of the new status and the training is
 * open. Finishing waits for recordings that are under way; `isAsked` says that some could not be sent.
 */
export function useTrainingSteps({ id }: ScheduledTraining) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const problemText = useProblemText();
  const { addressOf } = useWizardUrl();
  const store = useStore<WithRecordings>();
  const [startTraining, starting] = useStartTrainingMutation();
  const [finishTraining, finishing] = useFinishTrainingMutation();
  const [unfinishTraining, unfinishing] = useUnfinishTrainingMutation();
  const [isWaiting, setIsWaiting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  const switchTo = (status: TrainingStatus, text: string) => {
    notify(text);
    void navigate(addressOf({ status, trainingId: id }));
  };
  const of = { scheduledTrainingId: id };
  const start = async () => {
    const { error } = await startTraining(of);
    if (error) notify(problemText(error), 'error');
    else switchTo('STARTED', t('wizard.steps.started'));
  };
  const finishNow = async () => {
    setIsAsked(false);
    const { error } = await finishTraining(of);
    if (error) notify(problemText(error), 'error');
    else switchTo('FINISHED', t('wizard.steps.finished'));
  };
  const finish = async () => {
    setIsWaiting(true);
    await whenSettled(store, ({ trainingId }) => trainingId === id);
    setIsWaiting(false);
    if (selectRecordings(store.getState()).some(({ trainingId }) => trainingId === id)) setIsAsked(true);
    else await finishNow();
  };
  const unfinish = async () => {
    const { error } = await unfinishTraining(of);
    if (error) notify(problemText(error), 'error');
    else switchTo('STARTED', t('wizard.steps.unfinished'));
  };
  const isBusy = isWaiting || starting.isLoading || finishing.isLoading || unfinishing.isLoading;
  const lookFirst = () => {
    setIsAsked(false);
    void navigate(addressOf({ trainingId: id }));
  };
  return { start, finish, finishNow, lookFirst, unfinish, isBusy, isAsked };
}
