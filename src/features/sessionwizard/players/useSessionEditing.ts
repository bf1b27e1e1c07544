import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { useEditPlayerSessionMutation, useFinishPlayerSessionMutation } from '../../../api/training';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { useFinishing } from '../trainings/useFinishing';

/**
 * Returns how a player session is opened for its balls and closed again. It is closed behind the balls of it that this
 * device has not sent yet: the server would refuse them from then on.
 */
export function useSessionEditing(training: ScheduledTraining, session: PlayerData, onEdit: () => void) {
  const notify = useNotify();
  const problemText = useProblemText();
  const [editPlayerSession, editing] = useEditPlayerSessionMutation();
  const [finishPlayerSession, finishingNow] = useFinishPlayerSessionMutation();
  const of = { scheduledTrainingId: training.id, playerDataId: session.id };

  const edit = async () => {
    const { error } = await editPlayerSession(of);
    if (error) notify(problemText(error), 'error');
    else onEdit();
  };
  const finishing = useFinishing(training.id, session.id, async () => {
    const { error } = await finishPlayerSession(of);
    if (error) notify(problemText(error), 'error');
  });
  const lookFirst = () => {
    finishing.stopWaiting();
    onEdit();
  };
  return { edit, finishing, lookFirst, isBusy: finishing.isWaiting || editing.isLoading || finishingNow.isLoading };
}
