import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useProblemText } from '@/errors/problem';
import { isUndecided, unsentOf, type FinishEntry } from '@/outbox/entries';
import { selectEntries } from '@/outbox/outboxSlice';
import { isFocusFree } from '@/ui/focus';
import { unlessDoubleClick } from '@/ui/unlessDoubleClick';
import type { Finishing } from './useFinishing';

interface FinishingDialogsProps {
  /** The name of what is finished. */
  name: string;
  of: { trainingId: string } | { playerDataId: string };
  finishing: Finishing;
  /** Has the focus again once a queued finish is called off. */
  finishButton: RefObject<HTMLElement | null>;
  /** Cancels finishing and shows the unsent balls. */
  onLook: () => void;
}

/** The dialog while unsent balls delay finishing, and the status of a queued finish. */
export function FinishingDialogs({ name, of, finishing, finishButton, onLook }: FinishingDialogsProps) {
  const titleId = useId();
  const { queued } = finishing;
  const callOffButton = useRef<HTMLButtonElement>(null);
  const isQueued = queued !== undefined;
  const isFocusOwed = useRef(false);
  useEffect(() => {
    if (isFocusOwed.current && isFocusFree()) (isQueued ? callOffButton : finishButton).current?.focus();
    isFocusOwed.current = false;
  }, [isQueued, finishButton]);
  const finishAfterwards = () => {
    isFocusOwed.current = true;
    void finishing.finishAfterwards();
  };
  const callOff = () => {
    isFocusOwed.current = true;
    void finishing.cancel();
  };
  return (
    <>
      {queued && <QueuedFinish ref={callOffButton} name={name} queued={queued} onCallOff={callOff} />}
      <Dialog
        open={finishing.isWaiting}
        onClose={unlessDoubleClick(onLook)}
        role="alertdialog"
        aria-labelledby={titleId}
        fullWidth
        maxWidth="xs"
      >
        {/* Mounted with each opening, so that the progress starts at 0. */}
        <WaitingContent titleId={titleId} of={of} onLook={onLook} onFinishAfterwards={finishAfterwards} />
      </Dialog>
    </>
  );
}

interface WaitingContentProps extends Pick<FinishingDialogsProps, 'of' | 'onLook'> {
  titleId: string;
  onFinishAfterwards: () => void;
}

function WaitingContent({ titleId, of, onLook, onFinishAfterwards }: WaitingContentProps) {
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
        <Button variant="contained" onClick={onFinishAfterwards} sx={{ minHeight: 44 }}>
          {t('wizard.finishing.afterwards')}
        </Button>
      </DialogActions>
    </>
  );
}

interface QueuedFinishProps {
  name: string;
  queued: FinishEntry;
  /** Of the button. */
  ref: Ref<HTMLButtonElement>;
  onCallOff: () => void;
}

function QueuedFinish({ name, queued, ref, onCallOff }: QueuedFinishProps) {
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
        ref={ref}
        disabled={queued.state === 'sending'}
        aria-label={t('outbox.finish.callOffOf', { name })}
        onClick={onCallOff}
        sx={{ minHeight: 44 }}
      >
        {t('wizard.finishing.callOff')}
      </Button>
    </Stack>
  );
}
