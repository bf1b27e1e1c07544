import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Opened } from '../openCapsule';
import type { Travel } from './useTravel';

/** Says whether the replay gave the very states that were recorded, and leads to where it first did not. */
export function Verdict({ opened, travel }: { opened: Opened; travel: Travel }) {
  const { t } = useTranslation();
  const { diverged } = opened.replayed;
  if (!diverged) {
    return (
      <Alert severity="success" role="none" sx={{ py: 0, mb: 1 }}>
        {t('capsuleViewer.verdict.exact')}
      </Alert>
    );
  }
  const { step, slice } = diverged;
  // A final state of its own has no slice to name.
  const isAtEnd = slice === '' || step === 0;
  return (
    <Alert
      severity="warning"
      role="none"
      sx={{ py: 0, mb: 1 }}
      action={
        !isAtEnd && (
          <Button color="inherit" size="small" onClick={() => travel.go(step)}>
            {t('capsuleViewer.verdict.go', { step })}
          </Button>
        )
      }
    >
      {isAtEnd ? t('capsuleViewer.verdict.divergedAtEnd') : t('capsuleViewer.verdict.diverged', { step, slice })}
    </Alert>
  );
}
