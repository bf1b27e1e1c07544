import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsOnline } from '../connection';

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSelector(selectIsOnline);
  return (
    <div role="status">
      {!isOnline && (
        <Alert severity="warning" role="none" sx={{ borderRadius: 0 }}>
          {t('shell.offline')}
        </Alert>
      )}
    </div>
  );
}
