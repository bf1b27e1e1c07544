import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { useDeleteTrainingMutation, useTrainingQuery } from '../../../api/training';
import { showDate } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { localizedText } from '../../../i18n/localized';
import { useDialog } from '../../../modal/useDialog';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';

/** Asks before a training is deleted, saying which one and what is lost with it. */
export function DeleteTrainingDialog({ trainings }: { trainings: readonly ScheduledTraining[] }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const { isOpen, dialog, hide } = useDialog('deleteTraining');
  const [deleteTraining, { error, isLoading, reset }] = useDeleteTrainingMutation();
  // Read anew, because what is lost depends on whether somebody has finished the training meanwhile.
  const { currentData } = useTrainingQuery(dialog ? { scheduledTrainingId: dialog.id } : skipToken);
  const training = currentData ?? trainings.find(({ id }) => id === dialog?.id);
  const named = training && {
    name: localizedText(training.name),
    date: showDate(training.plannedDate, currentLocale()),
  };

  const cancel = () => {
    reset();
    hide();
  };
  const remove = async () => {
    if (!dialog) return;
    const answer = await deleteTraining({ scheduledTrainingId: dialog.id });
    if (answer.error) return;
    hide();
    if (named) notify(t('planner.remove.done', named));
  };

  // Whoever leaves the page by the browser's Back has not answered; the dialog must not wait for them.
  useEffect(() => hide, [hide]);

  return (
    <ConfirmDialog
      open={isOpen}
      title={t('planner.remove.title')}
      question={t('planner.remove.question')}
      consequence={
        <>
          {named && <strong>{t('planner.remove.which', named)}</strong>}
          <br />
          {t(training?.status === 'FINISHED' ? 'planner.remove.consequenceFinished' : 'planner.remove.consequence')}
        </>
      }
      confirmLabel={t('planner.remove.confirm')}
      onConfirm={() => void remove()}
      onCancel={cancel}
      isBusy={isLoading}
      problem={error === undefined ? null : problemText(error)}
    />
  );
}
