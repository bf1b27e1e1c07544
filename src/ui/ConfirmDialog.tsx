import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from './LoadingButton';
import { Notice } from './Notice';
import { unlessDoubleClick } from './unlessDoubleClick';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  question: ReactNode;
  /** What is lost. */
  consequence?: ReactNode;
  /** What is chosen before confirming. */
  choice?: ReactNode;
  /** Names what the button does. */
  confirmLabel: string;
  /** Names what not doing it means; Cancel if not given. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Closes it without an answer, by Escape; as Cancel if not given. */
  onDismiss?: () => void;
  /** A third answer, between the other two. */
  otherwise?: ReactNode;
  /** Nothing is lost by it. */
  isHarmless?: boolean;
  isBusy?: boolean;
  /** Why the last attempt failed. */
  problem?: string | null | undefined;
}

/** Asks before something is lost; only the confirm button does it, and focus returns to where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, consequence, confirmLabel, cancelLabel, onConfirm, onCancel, onDismiss } = props;
  const { choice, otherwise, isHarmless = false, isBusy = false, problem } = props;
  const { t } = useTranslation();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open={open}
      onClose={isBusy ? undefined : unlessDoubleClick(onDismiss ?? onCancel)}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>
        <DialogContentText sx={{ color: 'text.primary' }}>{question}</DialogContentText>
        {consequence && <DialogContentText sx={{ mt: 1 }}>{consequence}</DialogContentText>}
        {choice && <Box sx={{ mt: 2 }}>{choice}</Box>}
        {problem && (
          <Box sx={{ mt: 2 }}>
            <Notice severity="error">{problem}</Notice>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel} disabled={isBusy}>
          <span>{cancelLabel ?? t('ui.cancel')}</span>
        </Button>
        {otherwise}
        <LoadingButton
          variant="contained"
          color={isHarmless ? 'primary' : 'error'}
          onClick={onConfirm}
          loading={isBusy}
        >
          {confirmLabel}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
