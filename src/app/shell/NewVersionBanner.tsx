import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectEntries } from '@/outbox/outboxSlice';
import { LoadingButton } from '@/ui/LoadingButton';
import { selectIsNewVersionThere } from '../newVersionSlice';
import { loadNewVersion } from '../serviceWorker';

/** Offers the newer version of the app; nothing is loaded unasked, and not while recorded balls are on their way. */
export function NewVersionBanner() {
  const { t } = useTranslation();
  const isThere = useSelector(selectIsNewVersionThere);
  const unsent = useSelector(selectEntries).filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const [isLoading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    void loadNewVersion();
  };
  return (
    <div role="status">
      {isThere && (
        <Alert
          severity="info"
          role="none"
          sx={{ borderRadius: 0 }}
          action={
            unsent === 0 && (
              <LoadingButton color="inherit" loading={isLoading} onClick={load} sx={{ minHeight: 44 }}>
                {t('offline.newVersion.load')}
              </LoadingButton>
            )
          }
        >
          {unsent === 0 ? t('offline.newVersion.isThere') : t('offline.newVersion.wait', { count: unsent })}
        </Alert>
      )}
    </div>
  );
}
