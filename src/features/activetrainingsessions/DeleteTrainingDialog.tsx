import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { leagueEffect } from '@/api/league';
import { useDeleteTrainingMutation } from '@/api/trainingMutations';
import { plannedDateValue } from '@/i18n/message';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { useDialog } from '@/modal/useDialog';
import type { ScheduledTraining } from '@contract/training';
import { editingEnded } from './editedTrainings';
import { useTrainingWords } from './useTrainingWords';
import type { Table } from './useTrainingsOfTables';
import { useUnsentOf } from './useUnsentOf';

interface DeleteTrainingDialogProps {
  trainings: readonly ScheduledTraining[];
  /** The dialog is closed, and what it asked about is gone from this table. */
  onGone: (table: Table) => void;
}

/** Asks before a training is deleted, saying which one and all that is lost with it. */
export function DeleteTrainingDialog({ trainings, onGone }: DeleteTrainingDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { nameAndDate, wordsOf } = useTrainingWords();
  const { isOpen, dialog } = useDialog('deleteTraining');
  const unsent = useUnsentOf(dialog?.id);
  const [deleteTraining] = useDeleteTrainingMutation();
  const gone = useRef<ScheduledTraining | null>(null);
  useEffect(() => {
    if (isOpen || gone.current === null) return;
    const { status } = gone.current;
    gone.current = null;
    onGone(status === 'FINISHED' ? 'finished' : 'unfinished');
  }, [isOpen, onGone]);

  const remove = async (training: ScheduledTraining) => {
    const answer = await deleteTraining({ scheduledTrainingId: training.id });
    if (answer.error !== undefined) return answer;
    dispatch(editingEnded(training.id));
    gone.current = training;
    return answer;
  };
  const consequence = (training: ScheduledTraining) => {
    const { trainingSessions, session_price, status } = training;
    const { withResult, points } = leagueEffect(training);
    const balls = trainingSessions.reduce((sum, session) => sum + session.balls.length, 0);
    return [
      t('activeTrainings.remove.what', { training: nameAndDate(training) }),
      t('activeTrainings.remove.sessions', { count: trainingSessions.length }),
      t('activeTrainings.remove.balls', { count: balls }),
      ...(unsent.balls > 0 ? [t('activeTrainings.remove.unsent', { count: unsent.balls })] : []),
      ...(session_price ? [t('activeTrainings.remove.prize', { prize: session_price.name })] : []),
      ...(status === 'FINISHED'
        ? [
            t('activeTrainings.remove.league', { count: withResult }),
            ...(withResult > 0 ? [t('activeTrainings.remove.points', { count: points })] : []),
          ]
        : []),
    ].join(' ');
  };
  return (
    <RemovalDialog
      kind="deleteTraining"
      things={trainings}
      question={() => t('activeTrainings.remove.question')}
      consequence={consequence}
      remove={remove}
      done={(training) => ({
        textKey: 'activeTrainings.remove.done',
        values: {
          training: {
            textKey: 'activeTrainings.nameAndDate',
            values: { ...wordsOf(training), date: plannedDateValue(training) },
          },
        },
      })}
    />
  );
}
