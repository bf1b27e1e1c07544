import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useGetTrainingQuery } from '@/api/training';
import { useDeleteTrainingMutation } from '@/api/trainingMutations';
import { useDeleteTrainingsMutation, useGetSeriesQuery } from '@/api/trainingPlans';
import type { ChangeOnce } from '@/api/useChangeOnce';
import { refusalMessage } from '@/errors/problem';
import type { Message } from '@/i18n/message';
import { useDialog } from '@/modal/useDialog';
import type { ScheduledTraining } from '@contract/training';
import { canMove } from '@contract/trainingStates';
import { plansInScope } from './moving/seriesScope';

/**
 * Returns the training that the dialog asks about, which others of its series go with it, and what deletes them, which
 * answers with the ids of the deleted.
 */
export function useTrainingDeletion(trainings: readonly ScheduledTraining[]) {
  const { dialog } = useDialog('deleteTraining');
  const [deleteTraining] = useDeleteTrainingMutation();
  const [deleteTrainings] = useDeleteTrainingsMutation();
  // What is deleted is not read again while the dialog closes: its texts stay, and the server has it no more.
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const of = dialog && dialog.id !== deletingId ? { scheduledTrainingId: dialog.id } : skipToken;
  // Read anew, because what is lost depends on whether somebody has finished the training meanwhile.
  const { data: lastRead } = useGetTrainingQuery(of, { refetchOnMountOrArgChange: true });
  const known = lastRead && lastRead.id === dialog?.id ? [lastRead] : trainings;
  const isOfSeries = known.some((one) => one.id === dialog?.id && one.seriesId && canMove(one));
  const { data: lastPlans = [] } = useGetSeriesQuery(isOfSeries ? of : skipToken, { refetchOnMountOrArgChange: true });
  const plans = isOfSeries && lastPlans.some(({ id }) => id === dialog?.id) ? lastPlans : [];
  const scope = dialog?.scope ?? 'one';
  const meant = dialog && scope !== 'one' ? plansInScope(plans, dialog.id, scope) : [];

  const send = async (
    { id, golfclubId }: ScheduledTraining,
    changeOnce: ChangeOnce,
  ): Promise<{ error?: unknown; outdated?: Message }> => {
    // It was started meanwhile and is none of the trainings that were asked about.
    if (scope !== 'one' && !meant.some((plan) => plan.id === id)) return { outdated: refusalMessage('wrong-state') };
    if (meant.length < 2) return changeOnce(deleteTraining, { scheduledTrainingId: id });
    const versions = meant.map((plan) => ({ id: plan.id, version: plan.version }));
    return changeOnce(deleteTrainings, { golfclubId, trainings: versions });
  };
  const remove = async (training: ScheduledTraining, changeOnce: ChangeOnce) => {
    setDeletingId(training.id);
    const answer = await send(training, changeOnce);
    const isDeleted = answer.error === undefined && answer.outdated === undefined;
    if (!isDeleted) setDeletingId(null);
    const ids = meant.length > 1 ? meant.map(({ id }) => id) : [training.id];
    return { ...answer, deleted: isDeleted ? ids : null };
  };
  return { known, plans, scope, meant, remove };
}
