import MailIcon from '@mui/icons-material/MailOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslation } from 'react-i18next';
import { browserSettings } from '@/api/address';
import { LoadingButton } from '@/ui/LoadingButton';

type ActionProps = Pick<ButtonProps, 'disabled' | 'loading' | 'onClick'>;

interface AccessLinkActionsProps {
  makeLabel: string;
  cancel: ActionProps;
  make: ActionProps;
  send: ActionProps;
}

/** Cancels, makes access links or, where the server sends mail, has them sent. */
export function AccessLinkActions({ makeLabel, cancel, make, send }: AccessLinkActionsProps) {
  const { t } = useTranslation();
  const { sendsMail } = browserSettings();
  return (
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      <Button {...cancel}>{t('ui.cancel')}</Button>
      <LoadingButton variant={sendsMail ? 'outlined' : 'contained'} autoFocus={!sendsMail} {...make}>
        {makeLabel}
      </LoadingButton>
      {sendsMail && (
        <LoadingButton variant="contained" autoFocus startIcon={<MailIcon />} {...send}>
          {t('access.mailing.send')}
        </LoadingButton>
      )}
    </DialogActions>
  );
}
