import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, Navigate, useNavigate } from 'react-router-dom';
import { selectIsReached } from '@/api/connectionSlice';
import { trainingQueries } from '@/api/training';
import { addressOf } from '@/filters/address';
import { DeferredUnsentDrawer } from '@/outbox/DeferredUnsentDrawer';
import { checkServer, enterRecorder, leaveRecorder } from '@/outbox/onDevice';
import { selectEntries, selectRecorderOf, type WithOutbox } from '@/outbox/outboxSlice';
import { useOutboxDispatch } from '@/outbox/recording';
import { useUnloadWarning } from '@/outbox/useUnloadWarning';
import { useTrainingWithUnsent } from '@/outbox/withUnsentHandicaps';
import { Loading } from '@/routing/LoadedPage';
import { Notice } from '@/ui/Notice';
import { PublicPage } from '@/ui/PublicPage';
import { useSwitch } from '@/ui/useStoredControl';
import { LOGIN } from '@contract/publicAddress';
import type { ScheduledTraining } from '@contract/training';
import { GiveBallDialog } from './GiveBallDialog';
import { FullScreen } from './RecordBalls';
import { recorderViewChosen, selectPosition, type WithRecorderPositions } from './recorderPositionsSlice';

/** The recorder that was open on this device, without a sign-in; nothing else is shown, and nothing is sent. */
export default function OfflineRecorderPage() {
  const dispatch = useOutboxDispatch();
  const recorderOf = useSelector(selectRecorderOf);
  const [entered, setEntered] = useState<'entered' | 'none' | 'reached' | null>(null);
  const [isMissing, setMissing] = useSwitch('offlineRecorder/missing');
  useEffect(() => {
    void dispatch(enterRecorder()).then(setEntered, () => setEntered('none'));
    return () => void dispatch(leaveRecorder());
  }, [dispatch]);
  useEffect(() => setMissing(entered === 'none'), [entered, setMissing]);
  if (entered === 'reached') return <Navigate to={LOGIN} replace />;
  if (isMissing) return <Missing />;
  return recorderOf ? <Recorder {...recorderOf} /> : <Loading />;
}

function Missing() {
  const { t } = useTranslation();
  return (
    <PublicPage title={t('onDevice.title')} heading={t('onDevice.title')}>
      <Notice>{t('onDevice.none')}</Notice>
      <Link component={RouterLink} to={LOGIN} sx={{ display: 'inline-block', py: 1.25 }}>
        {t('onDevice.back')}
      </Link>
    </PublicPage>
  );
}

const ASK_AGAIN_MS = 20_000;

type CacheState = Parameters<ReturnType<typeof trainingQueries.endpoints.getTraining.select>>[0];

function Recorder({ trainingId, userId }: { trainingId: string; userId: string }) {
  const { data } = useSelector((state: CacheState) =>
    trainingQueries.endpoints.getTraining.select({ scheduledTrainingId: trainingId })(state),
  );
  return data ? <Recording training={data} userId={userId} /> : <Loading />;
}

function Recording({ training: stored, userId }: { training: ScheduledTraining; userId: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const training = useTrainingWithUnsent(stored);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isReached = useSelector(selectIsReached);
  const outboxDispatch = useOutboxDispatch();
  useUnloadWarning(useSelector((state: WithOutbox) => selectEntries(state).some(({ isKept }) => !isKept)));
  useEffect(() => {
    if (isReached) return undefined;
    const asking = setInterval(() => void outboxDispatch(checkServer()), ASK_AGAIN_MS);
    return () => clearInterval(asking);
  }, [outboxDispatch, isReached]);
  const view = useSelector((state: WithRecorderPositions) => selectPosition(state, training.id).view);
  const from = addressOf('wizard', { status: 'STARTED', training: training.id, recording: view });
  return (
    <Box component="main" id="content" sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Alert severity={isReached ? 'success' : 'warning'} sx={{ borderRadius: 0 }}>
        <span>{isReached ? t('onDevice.reached') : t('onDevice.unsigned')}</span>{' '}
        {isReached && (
          <Link component={RouterLink} to={LOGIN} state={{ from, userId }} color="inherit">
            {t('onDevice.signIn')}
          </Link>
        )}
      </Alert>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <FullScreen
          isUnsigned
          training={training}
          view={view}
          show={(chosen) => {
            if (chosen) dispatch(recorderViewChosen({ key: training.id, view: chosen }));
            else void navigate(LOGIN);
          }}
          titleId={titleId}
        />
      </Box>
      <GiveBallDialog training={training} />
      <DeferredUnsentDrawer />
    </Box>
  );
}
