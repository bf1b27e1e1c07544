import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { PlayerData, ScheduledTraining } from '../../../../contract/training';
import { canEditPlayerSession } from '../../../../contract/trainingStates';
import { useEditPlayerSessionMutation } from '../../../api/training';
import { Notice } from '../../../ui/Notice';
import { useProblemText } from '../../../ui/problem';
import { playersOf } from '../players/playersOf';
import { useTap } from './useTap';

/** Says that no balls can be recorded in this session, and opens it. */
export function ClosedSession({ training, session }: { training: ScheduledTraining; session: PlayerData }) {
  const { t } = useTranslation();
  const tap = useTap();
  const problemText = useProblemText();
  const [edit, { isLoading, error }] = useEditPlayerSessionMutation();
  const players = playersOf(session);
  const open = () => void edit({ scheduledTrainingId: training.id, playerDataId: session.id });
  return (
    <>
      <Notice severity={error ? 'error' : 'info'}>
        {error
          ? problemText(error)
          : t(session.playerDataStatus === 'ADDED' ? 'recording.opening' : 'recording.closed', { players })}
      </Notice>
      {canEditPlayerSession(training, session) && (
        <Button variant="contained" loading={isLoading} {...tap('edit', open)} sx={{ minHeight: 64 }}>
          {t('wizard.sessions.of', { action: t('wizard.sessions.edit'), players })}
        </Button>
      )}
    </>
  );
}
