import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ScheduledTraining } from '../../../../contract/training';
import { useFinishTrainingMutation, useUnfinishTrainingMutation } from '../../../api/training';
import { localizedText } from '../../../i18n/localized';
import { dialogRefused } from '../../../modal/modalSlice';
import { queueFinish } from '../../../outbox/recording';
import { failureOf } from '../../../ui/failure';
import { useNotify } from '../../../ui/useNotify';
import type { MarkStep } from './markStep';

type OutboxState = ReturnType<Parameters<ReturnType<typeof queueFinish>>[1]>;

/** Returns what marks a training finished or unfinished and answers whether that was done, or will be done later. */
export function useMarking() {
  const { t } = useTranslation();
  const dispatch = useDispatch<ThunkDispatch<OutboxState, unknown, UnknownAction>>();
  const notify = useNotify();
  const [finish, finishing] = useFinishTrainingMutation();
  const [unfinish, unfinishing] = useUnfinishTrainingMutation();

  const mark = async (step: MarkStep, { id, name }: ScheduledTraining, isLater: boolean): Promise<boolean> => {
    const named = { name: localizedText(name) };
    if (isLater) {
      await dispatch(queueFinish(id));
      notify(t('activeTrainings.mark.finish.queued', named));
      return true;
    }
    const { error } = await (step === 'finish' ? finish : unfinish)({ scheduledTrainingId: id });
    if (error === undefined) notify(t(`activeTrainings.mark.${step}.done`, named));
    else dispatch(dialogRefused({ kind: 'markTraining', failure: failureOf(error) }));
    return error === undefined;
  };
  return { mark, isBusy: finishing.isLoading || unfinishing.isLoading };
}
