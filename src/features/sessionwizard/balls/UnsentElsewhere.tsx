import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';
import { useWizardUrl } from '../wizardUrl';
import { selectRecordings } from './recordingQueue';

/** Leads back to a training that is not open and has unsent recordings; the browser warns before they are closed away. */
export function UnsentElsewhere({ trainingId }: { trainingId: string | null }) {
  const { t } = useTranslation();
  const { addressOf } = useWizardUrl();
  const recordings = useSelector(selectRecordings);
  const isAnyUnsent = recordings.length > 0;
  useEffect(() => {
    if (!isAnyUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAnyUnsent]);

  const stuck = recordings.find((one) => one.trainingId !== trainingId && one.failure !== null);
  if (!stuck) return null;
  const count = recordings.filter((one) => one.trainingId === stuck.trainingId).length;
  return (
    <Notice
      severity="warning"
      action={
        <Button
          color="inherit"
          component={RouterLink}
          to={addressOf({ trainingId: stuck.trainingId, status: 'STARTED' })}
        >
          {t('wizard.unsent.goThere')}
        </Button>
      }
    >
      {t('wizard.unsent.elsewhere', { count })}
    </Notice>
  );
}
