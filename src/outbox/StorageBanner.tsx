import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useMay } from '@/session/sessionSlice';
import { selectIsStored, selectRecorderOf } from './outboxSlice';

/** Warns while recorded balls cannot be stored on this device and are lost with the page. */
export function StorageBanner() {
  const { t } = useTranslation();
  const isStored = useSelector(selectIsStored);
  const isUnsigned = useSelector(selectRecorderOf) !== null;
  const mayRecord = useMay('training.record') || isUnsigned;
  if (isStored || !mayRecord) return null;
  return (
    <Alert severity="error" sx={{ borderRadius: 0 }}>
      {t('outbox.notKept')}
    </Alert>
  );
}
