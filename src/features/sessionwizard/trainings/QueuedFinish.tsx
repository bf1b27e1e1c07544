import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../ui/problem';
import type { FinishEntry } from '../../../outbox/entries';

interface QueuedFinishProps {
  /** What is to be finished. */
  name: string;
  queued: FinishEntry | undefined;
  callOff: () => Promise<void>;
}

/** Says that something is finished behind its balls, or that this was refused, and lets it be called off. */
export function QueuedFinish({ name, queued, callOff }: QueuedFinishProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (!queued) return null;
  return (
    <Stack direction="row" role="status" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2">
        {queued.state === 'refused'
          ? t('outbox.finish.refused', { reason: problemText(queued.failure) })
          : t('wizard.finishing.queued')}
      </Typography>
      <Button
        disabled={queued.state === 'sending'}
        aria-label={t('outbox.finish.callOffOf', { name })}
        onClick={() => void callOff()}
        sx={{ minHeight: 44 }}
      >
        {t('wizard.finishing.callOff')}
      </Button>
    </Stack>
  );
}
