import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useEditPlayerSessionMutation, useFinishPlayerSessionMutation } from '@/api/trainingMutations';
import { problemMessage } from '@/errors/problem';
import { playersOf } from '@/i18n/personName';
import { removalAsked } from '@/modal/modalSlice';
import { useRowTabIndex } from '@/ui/dataGrid/gridsSlice';
import { LoadingButton } from '@/ui/LoadingButton';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { canDeletePlayerSession, canEditPlayerSession, canFinishPlayerSession } from '@contract/trainingStates';
import { FinishingDialogs } from '../trainings/FinishingDialogs';
import { useFinishing } from '../trainings/useFinishing';

interface SessionActionsProps {
  training: ScheduledTraining;
  session: PlayerData;
  onEdit: () => void;
}

/** The buttons that open a player session for its balls, close it and delete it. */
export function SessionActions({ training, session, onEdit }: SessionActionsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const tabIndex = useRowTabIndex();
  const { edit, finishing, lookFirst, isBusy } = useSessionEditing(training, session, onEdit);
  const finishButton = useRef<HTMLButtonElement>(null);
  const labelled = (action: string) => ({
    'aria-label': t('wizard.sessions.of', { action, players: playersOf(session) }),
    sx: { minHeight: 44 },
    tabIndex,
    children: action,
  });
  return (
    <Stack direction="row" sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 0.5, justifyContent: 'flex-end' }}>
      {session.playerDataStatus === 'EDIT' ? (
        <LoadingButton
          ref={finishButton}
          loading={isBusy}
          disabled={!canFinishPlayerSession(training, session) || finishing.queued !== undefined}
          onClick={() => void finishing.finish()}
          {...labelled(t('wizard.sessions.finishEditing'))}
        />
      ) : (
        <LoadingButton
          loading={isBusy}
          disabled={!canEditPlayerSession(training, session)}
          onClick={() => void edit()}
          {...labelled(t('wizard.sessions.edit'))}
        />
      )}
      <Button
        color="error"
        disabled={!canDeletePlayerSession(training, session)}
        onClick={() => dispatch(removalAsked({ kind: 'deletePlayerSession', trainingId: training.id, id: session.id }))}
        {...labelled(t('wizard.sessions.delete'))}
      />
      <FinishingDialogs
        name={playersOf(session)}
        of={{ playerDataId: session.id }}
        finishing={finishing}
        finishButton={finishButton}
        onLook={lookFirst}
      />
    </Stack>
  );
}

/**
 * Returns how a player session is opened for its balls and closed again. It is closed behind the balls of it that this
 * device has not sent yet: the server would refuse them from then on.
 */
function useSessionEditing(training: ScheduledTraining, session: PlayerData, onEdit: () => void) {
  const notify = useNotify();
  const [editPlayerSession, editing] = useEditPlayerSessionMutation();
  const [finishPlayerSession, finishingNow] = useFinishPlayerSessionMutation();
  const of = { scheduledTrainingId: training.id, playerDataId: session.id };

  const edit = async () => {
    const { error } = await editPlayerSession(of);
    if (error) notify(problemMessage(error), 'error');
    else onEdit();
  };
  const finishing = useFinishing(training.id, session.id, async () => {
    const { error } = await finishPlayerSession(of);
    if (error) notify(problemMessage(error), 'error');
  });
  const lookFirst = () => {
    finishing.stopWaiting();
    onEdit();
  };
  const isSending = finishing.isWaiting || editing.isLoading || finishingNow.isLoading;
  const isBusy = useBusyControl(`playerSession/${session.id}`, isSending);
  return { edit, finishing, lookFirst, isBusy };
}
