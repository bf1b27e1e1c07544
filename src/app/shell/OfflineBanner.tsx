import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsOnline, selectIsReached } from '../../api/connection';
import { useMay } from '../../session/useSession';

/** Says that there is no network, or no server to be reached through it, and what goes on all the same. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSelector(selectIsOnline);
  const isReached = useSelector(selectIsReached);
  const mayRecord = useMay('training.run');
  return (
    <div role="status">
      {!isReached && (
        <Alert severity="warning" role="none" sx={{ borderRadius: 0 }}>
          {t(isOnline ? 'offline.banner.notAnswered' : 'offline.banner.noNetwork')}{' '}
          {t(mayRecord ? 'offline.banner.recording' : 'offline.banner.waiting')}
        </Alert>
      )}
    </div>
  );
}
