import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { useDeletePlayerSessionMutation } from '../../../api/training';
import { useDialog } from '../../../modal/useDialog';
import { giveUpSession } from '../../../outbox/recording';
import { useOutboxDispatch } from '../../../outbox/useOutboxDispatch';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { playersOf } from './playersOf';

/** Asks before a player session is deleted, and names whose it is and what goes with it. */
export function DeletePlayerSessionDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const notify = useNotify();
  const problemText = useProblemText();
  const { isOpen, dialog, hide } = useDialog('deletePlayerSession');
  const [deletePlayerSession, { error, isLoading, reset }] = useDeletePlayerSessionMutation();
  const session = training.trainingSessions.find(({ id }) => id === dialog?.id);
  const close = () => {
    reset();
    hide();
  };
  const confirm = async () => {
    if (!session) return;
    const deleted = await deletePlayerSession({ scheduledTrainingId: training.id, playerDataId: session.id });
    if (deleted.error) return;
    close();
    await dispatch(giveUpSession(session.id));
    notify(t('wizard.deleting.done', { players: playersOf(session) }));
  };
  return (
    <ConfirmDialog
      open={isOpen && dialog?.trainingId === training.id}
      title={t('wizard.deleting.title')}
      question={t('wizard.deleting.question')}
      consequence={session && t('wizard.deleting.loss', { players: playersOf(session), count: session.balls.length })}
      confirmLabel={t('wizard.deleting.confirm')}
      onConfirm={() => void confirm()}
      onCancel={close}
      isBusy={isLoading}
      problem={error ? problemText(error) : null}
    />
  );
}
