import Box from '@mui/material/Box';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSignOutMutation } from '@/api/auth';
import { useGetTrainingQuery } from '@/api/training';
import { useLiveClub } from '@/api/useLiveClub';
import { localizedText } from '@/i18n/localized';
import { dialogShown } from '@/modal/modalSlice';
import { useDialog } from '@/modal/useDialog';
import { DeferredUnsentDrawer } from '@/outbox/DeferredUnsentDrawer';
import { selectEntries, type WithOutbox } from '@/outbox/outboxSlice';
import { useEntriesAtSignOut } from '@/outbox/outboxStatus';
import { useUnloadWarning } from '@/outbox/useUnloadWarning';
import { useTrainingWithUnsent } from '@/outbox/withUnsentHandicaps';
import type { LoginSession } from '@/session/loginSession';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { QueryState } from '@/ui/QueryState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { ScheduledTraining } from '@contract/training';
import { FullScreen } from '../recorder/RecordBalls';
import { recorderViewChosen, selectPosition, type WithRecorderPositions } from '../recorder/recorderPositionsSlice';
import { HelperEnded } from './HelperEnded';

interface HelperRecorderProps {
  session: LoginSession;
  trainingId: string;
}

/** The recorder of the helper's training, which stays when the network fails. */
export function HelperRecorder({ session, trainingId }: HelperRecorderProps) {
  const { t } = useTranslation();
  const query = useGetTrainingQuery({ scheduledTrainingId: trainingId }, { refetchOnMountOrArgChange: true });
  // The end of a code ends the stream, and the next one is refused.
  useLiveClub(session.golfclubId);
  useUnloadWarning(useSelector((state: WithOutbox) => selectEntries(state).length > 0));
  useEffect(() => {
    document.title = `${t('helper.title')} · ${t('shell.product')}`;
  }, [t]);
  return (
    <Box
      component="main"
      id="content"
      sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}
    >
      <VisuallyHidden>
        <h1>{t('helper.as', { name: session.name })}</h1>
      </VisuallyHidden>
      {/* As high as the screen, so that the points stand at its foot. */}
      <Box sx={{ flexGrow: 1, minHeight: 0, display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }}>
        <QueryState query={query} isEmpty={false} nothingYet={null}>
          {query.data && <Recorder training={query.data} />}
        </QueryState>
      </Box>
      <LeaveQuestion />
      <HelperEnded session={session} />
      <DeferredUnsentDrawer />
    </Box>
  );
}

function Recorder({ training: answered }: { training: ScheduledTraining }) {
  const training = useTrainingWithUnsent(answered);
  const dispatch = useDispatch();
  const { view } = useSelector((state: WithRecorderPositions) => selectPosition(state, training.id));
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ flexGrow: 1, minHeight: 0 }}>
      <FullScreen
        training={training}
        view={view}
        show={(chosen) =>
          dispatch(
            chosen === null ? dialogShown({ kind: 'signOut' }) : recorderViewChosen({ key: training.id, view: chosen }),
          )
        }
        titleId={titleId}
      />
      <VisuallyHidden>{localizedText(training.name)}</VisuallyHidden>
    </Box>
  );
}

/** Asks before the helper leaves: to come back needs a code again. */
function LeaveQuestion() {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialog('signOut');
  const [signOut] = useSignOutMutation();
  const { count, isOnlyBalls, isAllStored } = useEntriesAtSignOut();
  const consequence = isOnlyBalls
    ? t(`helper.leave.${isAllStored ? 'unsent' : 'lost'}`, { count })
    : t(`helper.leave.${isAllStored ? 'unsentChanges' : 'lostChanges'}`, { count });
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('helper.leave.title')}
      question={t('helper.leave.question')}
      consequence={count > 0 ? consequence : undefined}
      confirmLabel={t('helper.leave.confirm')}
      cancelLabel={t('helper.leave.stay')}
      isHarmless={count === 0}
      onConfirm={() => {
        hide();
        void signOut();
      }}
      onCancel={hide}
    />
  );
}
