import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIsReached } from '@/api/connectionSlice';
import { localizedText } from '@/i18n/localized';
import { OFFLINE_RECORDER } from '@/routing/routes';
import { Notice } from '@/ui/Notice';
import { checkServer, readDevice } from './onDevice';
import { selectOnDevice } from './outboxSlice';
import { useOutboxDispatch } from './recording';

/** How many changes wait on this device, without a name, and the way to its recorder while the server cannot be reached. */
export default function PendingChanges() {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const onDevice = useSelector(selectOnDevice);
  const isReached = useSelector(selectIsReached);
  useEffect(() => {
    // Without a database nothing waits.
    void dispatch(readDevice()).catch(() => undefined);
  }, [dispatch]);
  const hasRecorder = onDevice?.recorder != null;
  useEffect(() => {
    if (hasRecorder) void dispatch(checkServer());
  }, [dispatch, hasRecorder]);
  if (!onDevice) return null;
  const { waiting, isOnlyBalls, recorder } = onDevice;
  return (
    <Stack spacing={2} sx={{ mt: 2.5, '&:empty': { display: 'none' } }}>
      {waiting > 0 && (
        <Notice>{t(isOnlyBalls === false ? 'onDevice.waitingChanges' : 'onDevice.waiting', { count: waiting })}</Notice>
      )}
      {recorder && !isReached && (
        <>
          <Notice severity="warning">{t('onDevice.offer')}</Notice>
          <Button component={Link} to={OFFLINE_RECORDER} variant="contained" size="large">
            <span>{t('onDevice.open', { training: localizedText(recorder.name) })}</span>
          </Button>
        </>
      )}
    </Stack>
  );
}
