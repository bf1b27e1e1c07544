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
import { ballsOf, isUndecided } from '../../../outbox/entries';
import { selectEntries } from '../../../outbox/outboxSlice';

interface FinishUnsentDialogProps {
  open: boolean;
  of: { trainingId: string } | { playerDataId: string };
  onAfterwards: () => void;
  onLook: () => void;
}

/** Waits, with what is still to be sent, until it can be finished; or it is finished afterwards, or not at all for now. */
export function FinishUnsentDialog({ open, ...props }: FinishUnsentDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={props.onLook} role="alertdialog" aria-labelledby={titleId} fullWidth maxWidth="xs">
      {/* A new one each time, so that the progress begins anew. */}
      <Waiting titleId={titleId} {...props} />
    </Dialog>
  );
}

function Waiting({ titleId, of, onAfterwards, onLook }: { titleId: string } & Omit<FinishUnsentDialogProps, 'open'>) {
  const { t } = useTranslation();
  const balls = ballsOf(useSelector(selectEntries), of);
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
        <Button variant="contained" onClick={onAfterwards} sx={{ minHeight: 44 }}>
          {t('wizard.finishing.afterwards')}
        </Button>
      </DialogActions>
    </>
  );
}
