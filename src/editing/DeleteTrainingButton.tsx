import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { removalAsked } from '@/modal/modalSlice';
import { selectSession } from '@/session/sessionSlice';
import { RowButton } from '@/ui/dataGrid/RowButton';
import { mayDeleteTraining } from '@contract/rights';
import type { ScheduledTraining } from '@contract/training';

/**
 * Asks whether a training is deleted; missing for a finished one that only an admin may delete, disabled once that was opened
 * again.
 */
export function DeleteTrainingButton({ training, label }: { training: ScheduledTraining; label: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const { id, status } = training;
  const mayDelete = session !== null && mayDeleteTraining(session.roles, training);
  if (!mayDelete && status === 'FINISHED') return null;
  return (
    <RowButton
      icon="delete"
      label={mayDelete ? label : t('trainingDeletion.onlyAdmin', { label })}
      isDisabled={!mayDelete}
      onClick={() => dispatch(removalAsked({ kind: 'deleteTraining', id }))}
    />
  );
}
