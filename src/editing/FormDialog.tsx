import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Form, useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { DialogKind } from '@/modal/dialog';
import { dialogShown } from '@/modal/modalSlice';
import { FocusFirstError } from '@/ui/fields/Field';
import { focusPageHeading, isFocusFree } from '@/ui/focus';
import { LoadingButton } from '@/ui/LoadingButton';
import { unlessDoubleClick } from '@/ui/unlessDoubleClick';
import { useIsPhone } from '@/ui/useIsPhone';
import { LeavingDialog } from './UnsavedChangesBlocker';

interface FormDialogProps {
  kind: DialogKind;
  open: boolean;
  title: string;
  /** Names the button that submits. */
  submitLabel: string;
  /** Called only when nothing is lost, or when losing it was confirmed. */
  onClose: () => void;
  /** Nothing can be submitted for now, because something else must be decided first. */
  isBlocked?: boolean;
  /** Whether anything would be lost; if not given, whether the form differs from its beginning. */
  isChanged?: boolean;
  /** What is typed is stored as a draft: only closing the dialog asks, by Back too; leaving the page does not. */
  isDrafted?: boolean;
  maxWidth?: 'sm' | 'md';
  children: ReactNode;
}

/** Only the fields scroll: title and buttons stay visible. */
const FormColumn = styled(Form)({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });

/**
 * The dialog around the fields of the surrounding Formik form, with the buttons Close and submit. Closing, and leaving
 * the page, ask before something that was typed is lost. On a phone it fills the screen.
 */
export function FormDialog(props: FormDialogProps) {
  const { kind, open, title, submitLabel, onClose, isBlocked = false, isDrafted = false, children } = props;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { dirty, isSubmitting } = useFormikContext();
  const { isChanged = dirty } = props;
  const isPhone = useIsPhone();
  const titleId = useId();

  const close = () => {
    if (isSubmitting) return;
    if (isChanged) dispatch(dialogShown({ kind: 'discard', of: kind }));
    else onClose();
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={unlessDoubleClick(close)}
        fullScreen={isPhone}
        fullWidth
        maxWidth={props.maxWidth ?? 'sm'}
        aria-labelledby={titleId}
        slotProps={{
          transition: {
            // What was opened by an address leads back to nothing.
            onExited: (dialog) => {
              if (isFocusFree(dialog)) focusPageHeading({ preventScroll: true });
            },
          },
        }}
      >
        <FormColumn noValidate aria-labelledby={titleId}>
          <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              {children}
            </Stack>
            <FocusFirstError />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={close} disabled={isSubmitting}>
              {t('ui.close')}
            </Button>
            <LoadingButton type="submit" variant="contained" loading={isSubmitting} disabled={isBlocked}>
              {submitLabel}
            </LoadingButton>
          </DialogActions>
        </FormColumn>
      </Dialog>
      {/* Also while it is being sent: it may be refused. */}
      <LeavingDialog of={kind} wouldLose={open && isChanged} isDrafted={isDrafted} onDiscard={onClose} />
    </>
  );
}
