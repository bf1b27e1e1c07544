import { useEffect, useRef } from 'react';
import type { ScheduledTraining } from '../../../../contract/training';
import { useEditPlayerSessionMutation } from '../../../api/training';

/**
 * Opens every player session that was only added, one after the other, so that all can be recorded also when the network
 * goes. What cannot be opened now is tried again when the network is back.
 */
export function useOpenSessions({ id, status, trainingSessions }: ScheduledTraining): void {
  const [editPlayerSession] = useEditPlayerSessionMutation();
  const tried = useRef(new Set<string>());
  const added = trainingSessions.filter(({ playerDataStatus }) => playerDataStatus === 'ADDED').map((one) => one.id);
  const addedIds = status === 'STARTED' ? added.join() : '';
  useEffect(() => {
    let isLeft = false;
    const openAll = async () => {
      for (const playerDataId of addedIds.split(',').filter((one) => one !== '' && !tried.current.has(one))) {
        if (isLeft) return;
        tried.current.add(playerDataId);
        const { error } = await editPlayerSession({ scheduledTrainingId: id, playerDataId });
        if (error) tried.current.delete(playerDataId);
      }
    };
    const again = () => void openAll();
    again();
    window.addEventListener('online', again);
    return () => {
      isLeft = true;
      window.removeEventListener('online', again);
    };
  }, [id, addedIds, editPlayerSession]);
}
