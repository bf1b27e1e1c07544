import { useTranslation } from 'react-i18next';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { useDeletePlayerSessionMutation } from '../../../api/training';
import { RemovalDialog } from '../../../modal/RemovalDialog';
import { giveUpSession } from '../../../outbox/recording';
import { useOutboxDispatch } from '../../../outbox/useOutboxDispatch';
import { playersOf } from '../../../i18n/personName';

/** Asks before a player session is deleted, and names whose it is and what goes with it. */
export function DeletePlayerSessionDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const [deletePlayerSession] = useDeletePlayerSessionMutation();
  const remove = async ({ id }: PlayerData) => {
    const answer = await deletePlayerSession({ scheduledTrainingId: training.id, playerDataId: id });
    if (answer.error === undefined) await dispatch(giveUpSession(id));
    return answer;
  };
  return (
    <RemovalDialog
      kind="deletePlayerSession"
      things={training.trainingSessions}
      question={() => t('wizard.deleting.question')}
      consequence={(session) => t('wizard.deleting.loss', { players: playersOf(session), count: session.balls.length })}
      remove={remove}
      done={(session) => t('wizard.deleting.done', { players: playersOf(session) })}
    />
  );
}
