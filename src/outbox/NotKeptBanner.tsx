import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useMay } from '../session/useSession';
import { selectIsKept } from './outboxSlice';

/** Says, for as long as it is so, that recorded balls live only as long as the page on this device. */
export function NotKeptBanner() {
  const { t } = useTranslation();
  const isKept = useSelector(selectIsKept);
  const mayRecord = useMay('training.run');
  if (isKept || !mayRecord) return null;
  return (
    <Alert severity="error" sx={{ borderRadius: 0 }}>
      {t('outbox.notKept')}
    </Alert>
  );
}
