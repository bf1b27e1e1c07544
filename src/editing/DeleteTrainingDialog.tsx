import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { type Message, plannedDateValue } from '@/i18n/message';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { removalAsked } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { useUnsentOf } from '@/outbox/useUnsentOf';
import type { ScheduledTraining } from '@contract/training';
import { deletionLosses, nameAndDate } from './deletionLosses';
import { SeriesScopeField } from './moving/SeriesScopeField';
import { useTrainingDeletion } from './useTrainingDeletion';

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
  const { known, plans, scope, meant, remove } = useTrainingDeletion(trainings);
  const unsent = useUnsentOf(dialog?.id, ...meant.map(({ id }) => id));
  const gone = useRef<ScheduledTraining | null>(null);
  useEffect(() => {
    if (isOpen || gone.current === null) return;
    const training = gone.current;
    gone.current = null;
    onGone?.(training);
  }, [isOpen, onGone]);

  const done = (training: ScheduledTraining): Message => {
    const [first, last] = [meant[0], meant.at(-1)];
    const { name } = nameAndDate(training);
    if (!first || !last || first === last)
      return { textKey: 'trainingDeletion.done', values: { name, date: plannedDateValue(training) } };
    const [from, to] = [plannedDateValue(first), plannedDateValue(last)];
    return { textKey: 'moving.deleted', values: { name, count: meant.length, first: from, last: to } };
  };
  return (
    <RemovalDialog
      kind="deleteTraining"
      things={known}
      question={() => t(`trainingDeletion.question.${screen}`)}
      consequence={(training) => (
        <>
          <strong>{t('trainingDeletion.which', nameAndDate(training))}</strong>
          <br />
          <span>{deletionLosses(t, training, meant, unsent).join(' ')}</span>
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
      remove={async (training, changeOnce) => {
        const { deleted, ...answer } = await remove(training, changeOnce);
        if (deleted) {
          onDeleted?.(deleted);
          gone.current = training;
        }
        return answer;
      }}
      done={done}
    />
  );
}
