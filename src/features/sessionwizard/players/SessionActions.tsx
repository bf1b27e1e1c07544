import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import {
  canDeletePlayerSession,
  canEditPlayerSession,
  canFinishPlayerSession,
} from '../../../../contract/trainingStates';
import { removalAsked } from '../../../modal/modalSlice';
import { useRowTabIndex } from '../../../ui/dataGrid/inGridCell';
import { FinishUnsentDialog } from '../trainings/FinishUnsentDialog';
import { QueuedFinish } from '../trainings/QueuedFinish';
import { playersOf } from '../../../i18n/personName';
import { useSessionEditing } from './useSessionEditing';

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
  const labelled = (action: string) => ({
    'aria-label': t('wizard.sessions.of', { action, players: playersOf(session) }),
    sx: { minHeight: 44 },
    tabIndex,
    children: action,
  });
  return (
    <Stack direction="row" sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 0.5, justifyContent: 'flex-end' }}>
      {session.playerDataStatus === 'EDIT' ? (
        <Button
          disabled={!canFinishPlayerSession(training, session) || isBusy || finishing.queued !== undefined}
          onClick={() => void finishing.finish()}
          {...labelled(t('wizard.sessions.finishEditing'))}
        />
      ) : (
        <Button
          disabled={!canEditPlayerSession(training, session) || isBusy}
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
      <QueuedFinish name={playersOf(session)} {...finishing} />
      <FinishUnsentDialog
        open={finishing.isWaiting}
        of={{ playerDataId: session.id }}
        onAfterwards={() => void finishing.finishAfterwards()}
        onLook={lookFirst}
      />
    </Stack>
  );
}
