import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice, type FailureNoticeProps } from './FailureNotice';
import { LoadingButton } from './LoadingButton';

interface SecretDialogProps {
  open: boolean;
  title: string;
  /** Whether it shows what cannot be read again: a click beside the dialog does not close it then. */
  isShownOnce: boolean;
  onClose: () => void;
  onExited?: () => void;
  disableRestoreFocus?: boolean;
  /** The content of the dialog and its actions. */
  children: ReactNode;
}

/** The dialog around a link or a code that is handed over. */
export function SecretDialog(props: SecretDialogProps) {
  const { open, title, isShownOnce, onClose, onExited, disableRestoreFocus = false, children } = props;
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => (!isShownOnce || reason === 'escapeKeyDown') && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus={disableRestoreFocus}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}

/** The actions of a dialog that is only closed. */
export function CloseAction({
  onClose,
  ...button
}: { onClose: () => void } & Pick<ButtonProps, 'variant' | 'autoFocus'>) {
  const { t } = useTranslation();
  return (
    <DialogActions>
      <Button variant="contained" {...button} onClick={onClose}>
        {t('ui.close')}
      </Button>
    </DialogActions>
  );
}

interface NewCodeProps extends Pick<FailureNoticeProps, 'failed' | 'text'> {
  /** What a code is for. */
  about: string;
  /** The code that was made, null before. */
  code: ReactNode;
  isMaking: boolean;
  autoFocus?: boolean;
  makeLabel: string;
  makeAnotherLabel: string;
  onMake: () => void;
}

/** Says what a code is for and makes one, which is shown in place of that. */
export function NewCode(props: NewCodeProps) {
  const { about, code, failed, text, isMaking, autoFocus = false, makeLabel, makeAnotherLabel, onMake } = props;
  return (
    <>
      {code ?? <Typography>{about}</Typography>}
      <FailureNotice failed={failed} text={text} />
      <LoadingButton
        variant={code ? 'outlined' : 'contained'}
        loading={isMaking}
        autoFocus={autoFocus}
        onClick={onMake}
        sx={{ minHeight: 48, alignSelf: 'flex-start' }}
      >
        {code ? makeAnotherLabel : makeLabel}
      </LoadingButton>
    </>
  );
}
