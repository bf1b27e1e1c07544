import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useProblemText } from '@/errors/problem';
import { isUndecided, unsentOf, type FinishEntry } from '@/outbox/entries';
import { selectEntries } from '@/outbox/outboxSlice';
import type { Finishing } from './useFinishing';

interface FinishingDialogsProps {
  /** The name of what is finished. */
  name: string;
  of: { trainingId: string } | { playerDataId: string };
  finishing: Finishing;
  /** Cancels finishing and shows the unsent balls. */
  onLook: () => void;
}

/** The dialog while unsent balls delay finishing, and the status of a queued finish. */
export function FinishingDialogs({ name, of, finishing, onLook }: FinishingDialogsProps) {
  const titleId = useId();
  const { queued } = finishing;
  return (
    <>
      {queued && <QueuedFinish name={name} queued={queued} cancel={finishing.cancel} />}
      <Dialog
        open={finishing.isWaiting}
        onClose={onLook}
        role="alertdialog"
        aria-labelledby={titleId}
        fullWidth
        maxWidth="xs"
      >
        {/* Mounted with each opening, so that the progress starts at 0. */}
        <WaitingContent titleId={titleId} of={of} finishing={finishing} onLook={onLook} />
      </Dialog>
    </>
  );
}

function WaitingContent({ titleId, of, finishing, onLook }: { titleId: string } & Omit<FinishingDialogsProps, 'name'>) {
  const { t } = useTranslation();
  const balls = unsentOf(useSelector(selectEntries), of);
  const [all] = useState(balls.length);
  const undecided = balls.filter(isUndecided).length;
  return (
    <>
      <DialogTitle id={titleId}>{t('wizard.finishing.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography role="status">{t('wizard.finishing.question', { count: balls.length })}</Typography>
          <LinearProgress
            variant="determinate"
            aria-label={t('wizard.finishing.progress')}
            value={all === 0 ? 100 : Math.max(0, (100 * (all - balls.length)) / all)}
          />
          <Typography>{t('trainingId' in of ? 'wizard.finishing.training' : 'wizard.finishing.session')}</Typography>
          {undecided > 0 && <Typography>{t('wizard.finishing.undecided', { count: undecided })}</Typography>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onLook} sx={{ minHeight: 44 }}>
          {t('wizard.finishing.look')}
        </Button>
        <Button variant="contained" onClick={() => void finishing.finishAfterwards()} sx={{ minHeight: 44 }}>
          {t('wizard.finishing.afterwards')}
        </Button>
      </DialogActions>
    </>
  );
}

interface QueuedFinishProps {
  name: string;
  queued: FinishEntry;
  cancel: () => Promise<void>;
}

function QueuedFinish({ name, queued, cancel }: QueuedFinishProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
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
        onClick={() => void cancel()}
        sx={{ minHeight: 44 }}
      >
        {t('wizard.finishing.callOff')}
      </Button>
    </Stack>
  );
}
