import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { leagueEffect } from '@/api/league';
import { useGetTrainingQuery } from '@/api/training';
import { useDeleteTrainingMutation } from '@/api/trainingMutations';
import { useDeleteTrainingsMutation, useGetSeriesQuery } from '@/api/trainingPlans';
import type { ChangeOnce } from '@/api/useChangeOnce';
import { refusalMessage } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { type Message, plannedDateValue } from '@/i18n/message';
import { showPlannedDate } from '@/i18n/plannedTimes';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { removalAsked } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { useUnsentOf } from '@/outbox/useUnsentOf';
import type { ScheduledTraining } from '@contract/training';
import { canMove } from '@contract/trainingStates';
import { SeriesScopeField } from './moving/SeriesScopeField';
import { plansInScope } from './moving/seriesScope';

interface DeleteTrainingDialogProps {
  /** Where it is asked, which decides the words. */
  screen: 'planner' | 'sessions';
  trainings: readonly ScheduledTraining[];
  /** The server has deleted them. */
  onDeleted?: (ids: readonly string[]) => void;
  /** The dialog is closed, and what it asked about is gone. */
  onGone?: (training: ScheduledTraining) => void;
}

/** Asks before a training, or with it others of its series, is deleted, saying which one and all that is lost with it. */
export function DeleteTrainingDialog({ screen, trainings, onDeleted, onGone }: DeleteTrainingDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isOpen, dialog } = useDialog('deleteTraining');
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
  const unsent = useUnsentOf(dialog?.id, ...meant.map(({ id }) => id));
  const gone = useRef<ScheduledTraining | null>(null);
  useEffect(() => {
    if (isOpen || gone.current === null) return;
    const training = gone.current;
    gone.current = null;
    onGone?.(training);
  }, [isOpen, onGone]);

  const named = (training: Pick<ScheduledTraining, 'name' | 'plannedDate' | 'plannedTime'>) => ({
    name: localizedText(training.name),
    date: showPlannedDate(training, currentLocale()),
  });
  const lossOf = ({ trainingSessions, session_price, status, template }: ScheduledTraining) => {
    const { withResult, points } = leagueEffect({ trainingSessions, template });
    const balls = trainingSessions.reduce((sum, session) => sum + session.balls.length, 0);
    return [
      t('trainingDeletion.sessions', { count: trainingSessions.length }),
      t('trainingDeletion.balls', { count: balls }),
      session_price && t('trainingDeletion.prize', { prize: session_price.name }),
      status === 'FINISHED' && t('trainingDeletion.league', { count: withResult }),
      status === 'FINISHED' && withResult > 0 && t('trainingDeletion.points', { count: points }),
    ];
  };
  const lossOfSeries = () => {
    const prizes = meant.flatMap(({ session_price: prize }) => prize?.name ?? []);
    const names = new Intl.ListFormat(currentLocale()).format(new Set(prizes));
    return [
      t('moving.loss', { count: meant.length }),
      prizes.length > 0 && t('moving.lostPrizes', { count: prizes.length, prizes: names }),
    ];
  };
  const losses = (training: ScheduledTraining) => [
    ...(meant.length > 1 ? lossOfSeries() : lossOf(training)),
    unsent.waiting > 0 &&
      t(`trainingDeletion.${unsent.isOnlyBalls ? 'unsent' : 'unsentChanges'}`, { count: unsent.waiting }),
  ];
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
    if (answer.error !== undefined || answer.outdated !== undefined) setDeletingId(null);
    else {
      onDeleted?.(meant.length > 1 ? meant.map(({ id }) => id) : [training.id]);
      gone.current = training;
    }
    return answer;
  };
  const done = (training: ScheduledTraining): Message => {
    const [first, last] = [meant[0], meant.at(-1)];
    if (!first || !last || first === last)
      return { textKey: 'trainingDeletion.done', values: { ...named(training), date: plannedDateValue(training) } };
    const [from, to] = [plannedDateValue(first), plannedDateValue(last)];
    const values = { name: localizedText(training.name), count: meant.length, first: from, last: to };
    return { textKey: 'moving.deleted', values };
  };
  return (
    <RemovalDialog
      kind="deleteTraining"
      things={known}
      question={() => t(`trainingDeletion.question.${screen}`)}
      consequence={(training) => (
        <>
          <strong>{t('trainingDeletion.which', named(training))}</strong>
          <br />
          {losses(training).filter(Boolean).join(' ')}
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
