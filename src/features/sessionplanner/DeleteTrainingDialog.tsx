import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { leagueEffect } from '@/api/league';
import { useGetTrainingQuery } from '@/api/training';
import { useDeleteTrainingMutation } from '@/api/trainingMutations';
import { useDeleteTrainingsMutation, useGetSeriesQuery } from '@/api/trainingPlans';
import { SeriesScopeField } from '@/editing/moving/SeriesScopeField';
import { plansInScope } from '@/editing/moving/seriesScope';
import { refusalMessage } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { type Message, plannedDateValue } from '@/i18n/message';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { removalAsked } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { randomUuid } from '@/session/randomUuid';
import type { ScheduledTraining } from '@contract/training';
import { canMove } from '@contract/trainingStates';

/** Asks before a training, or with it others of its series, is deleted, saying which one and what is lost with it. */
export function DeleteTrainingDialog({ trainings }: { trainings: readonly ScheduledTraining[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { dialog } = useDialog('deleteTraining');
  const [deleteTraining] = useDeleteTrainingMutation();
  const [deleteTrainings] = useDeleteTrainingsMutation();
  const of = dialog ? { scheduledTrainingId: dialog.id } : skipToken;
  // Read anew, because what is lost depends on whether somebody has finished the training meanwhile.
  const { currentData } = useGetTrainingQuery(of, { refetchOnMountOrArgChange: true });
  const known = currentData ? [currentData] : trainings;
  const isOfSeries = known.some((one) => one.id === dialog?.id && one.seriesId && canMove(one));
  const { currentData: plans = [] } = useGetSeriesQuery(isOfSeries ? of : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const scope = dialog?.scope ?? 'one';
  const meant = dialog && scope !== 'one' ? plansInScope(plans, dialog.id, scope) : [];
  const requested = useRef<{ what: string; key: string } | null>(null);

  const named = (training: Pick<ScheduledTraining, 'name' | 'plannedDate' | 'plannedTime'>) => ({
    name: localizedText(training.name),
    date: showPlannedDate(training, currentLocale()),
  });
  const loss = (training: ScheduledTraining) => {
    if (meant.length > 1) return t('moving.loss', { count: meant.length });
    if (training.status !== 'FINISHED') return t('planner.remove.consequence');
    const { withResult, points } = leagueEffect(training);
    return t('planner.remove.consequenceFinished', { results: withResult, points });
  };
  const remove = async ({ id, golfclubId }: ScheduledTraining): Promise<{ error?: unknown; outdated?: Message }> => {
    // It was started meanwhile and is none of the trainings that were asked about.
    if (scope !== 'one' && !meant.some((plan) => plan.id === id)) return { outdated: refusalMessage('wrong-state') };
    if (meant.length < 2) return deleteTraining({ scheduledTrainingId: id });
    const versions = meant.map((plan) => ({ id: plan.id, version: plan.version }));
    const what = JSON.stringify(versions);
    // Once more with the same key, in case only the answer was lost.
    if (requested.current?.what !== what) requested.current = { what, key: randomUuid() };
    return deleteTrainings({ golfclubId, trainings: versions, idempotencyKey: requested.current.key });
  };
  const done = (training: ScheduledTraining): Message => {
    const [first, last] = [meant[0], meant.at(-1)];
    if (!first || !last || first === last)
      return { textKey: 'planner.remove.done', values: { ...named(training), date: plannedDateValue(training) } };
    const [from, to] = [plannedDateValue(first), plannedDateValue(last)];
    const values = { name: localizedText(training.name), count: meant.length, first: from, last: to };
    return { textKey: 'moving.deleted', values };
  };
  return (
    <RemovalDialog
      kind="deleteTraining"
      things={known}
      question={() => t('planner.remove.question')}
      consequence={(training) => (
        <>
          <strong>{t('planner.remove.which', named(training))}</strong>
          <br />
          {loss(training)}
        </>
      )}
      choice={({ id }, isBusy) => (
        <SeriesScopeField
          plans={plans}
          id={id}
          scope={scope}
          onChoose={(chosen) => dispatch(removalAsked({ kind: 'deleteTraining', id, scope: chosen }))}
          of="delete"
          isBusy={isBusy}
        />
      )}
      remove={remove}
      done={done}
    />
  );
}
