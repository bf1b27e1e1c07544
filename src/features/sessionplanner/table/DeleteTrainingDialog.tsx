import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { leagueEffect } from '../../../api/leagueEffect';
import { useDeleteTrainingMutation, useGetTrainingQuery } from '../../../api/training';
import { showDate } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { localizedText } from '../../../i18n/localized';
import { RemovalDialog } from '../../../modal/RemovalDialog';
import { useDialog } from '../../../modal/useDialog';

/** Asks before a training is deleted, saying which one and what is lost with it. */
export function DeleteTrainingDialog({ trainings }: { trainings: readonly ScheduledTraining[] }) {
  const { t } = useTranslation();
  const { dialog } = useDialog('deleteTraining');
  const [deleteTraining] = useDeleteTrainingMutation();
  // Read anew, because what is lost depends on whether somebody has finished the training meanwhile.
  const { currentData } = useGetTrainingQuery(dialog ? { scheduledTrainingId: dialog.id } : skipToken);
  const named = ({ name, plannedDate }: ScheduledTraining) => ({
    name: localizedText(name),
    date: showDate(plannedDate, currentLocale()),
  });
  const loss = (training: ScheduledTraining) => {
    if (training.status !== 'FINISHED') return t('planner.remove.consequence');
    const { withResult, points } = leagueEffect(training);
    return t('planner.remove.consequenceFinished', { results: withResult, points });
  };
  return (
    <RemovalDialog
      kind="deleteTraining"
      things={currentData ? [currentData] : trainings}
      question={() => t('planner.remove.question')}
      consequence={(training) => (
        <>
          <strong>{t('planner.remove.which', named(training))}</strong>
          <br />
          {loss(training)}
        </>
      )}
      remove={({ id }) => deleteTraining({ scheduledTrainingId: id })}
      done={(training) => t('planner.remove.done', named(training))}
    />
  );
}
