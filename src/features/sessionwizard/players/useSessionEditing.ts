import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { useEditPlayerSessionMutation, useFinishPlayerSessionMutation } from '../../../api/training';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { selectRecordings, type Recording, type WithRecordings } from '../balls/recordingQueue';
import { whenSettled } from '../balls/whenSettled';

/**
 * Returns how a player session is opened for its balls and closed again. It is not closed as long as recordings of it
 * could not be sent: the server would refuse them from then on.
 */
export function useSessionEditing(training: ScheduledTraining, session: PlayerData, onEdit: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const store = useStore<WithRecordings>();
  const [editPlayerSession, editing] = useEditPlayerSessionMutation();
  const [finishPlayerSession, finishing] = useFinishPlayerSessionMutation();
  const [isWaiting, setIsWaiting] = useState(false);
  const of = { scheduledTrainingId: training.id, playerDataId: session.id };

  const edit = async () => {
    const { error } = await editPlayerSession(of);
    if (error) notify(problemText(error), 'error');
    else onEdit();
  };
  const finishEditing = async () => {
    const isOwn = ({ playerDataId }: Recording) => playerDataId === session.id;
    setIsWaiting(true);
    await whenSettled(store, isOwn);
    setIsWaiting(false);
    const count = selectRecordings(store.getState()).filter(isOwn).length;
    if (count > 0) {
      notify(t('wizard.sessions.unsentFirst', { count }), 'warning');
      onEdit();
      return;
    }
    const { error } = await finishPlayerSession(of);
    if (error) notify(problemText(error), 'error');
  };
  return { edit, finishEditing, isBusy: isWaiting || editing.isLoading || finishing.isLoading };
}
