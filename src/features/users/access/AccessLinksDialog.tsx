import DownloadIcon from '@mui/icons-material/Download';
import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserSettings } from '@/api/address';
import { textOf } from '@/i18n/message';
import { useDialogHere } from '@/modal/useDialog';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import type { AccessLinkOf } from '@contract/access';
import { MailsState } from './MailsState';
import { useMakingLinks } from './useMakingLinks';

/** Makes a link for each of the checked users, and saves them as a file for a mail merge or has them sent by mail. */
export function AccessLinksDialog({ checked }: { checked: readonly string[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isOpen, hide } = useDialogHere('accessLinks');
  const { make, send, save, progress } = useMakingLinks();
  const { outcome, ended } = useFormStatus('accessLinks');
  const { sendsMail } = browserSettings();
  // Here and not in the store: whoever has a link sets a password.
  const [links, setLinks] = useState<readonly AccessLinkOf[]>([]);
  const isBusy = progress !== null;
  const batchId = outcome?.values?.['batchId'];
  const isMailed = typeof batchId === 'string' && batchId !== '';

  const close = () => {
    hide();
    setLinks([]);
    ended(null);
  };
  const makeAndSave = async () => {
    const made = await make(checked);
    setLinks(made.links);
    ended({ textKey: 'access.many.outcome', values: { parts: made.messages } });
    if (made.links.length > 0) save(made.links);
  };
  const sendAll = async () => {
    const queued = await send(checked);
    ended({ textKey: 'access.many.outcome', values: { parts: queued.messages, batchId: queued.batchId ?? '' } });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={(_event, reason) => !isBusy && (links.length === 0 || reason === 'escapeKeyDown') && close()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{t('access.many.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {outcome ? (
            <>
              <Notice severity={links.length > 0 || isMailed ? 'success' : 'error'} takesFocus>
                {textOf(t, outcome)}
              </Notice>
              {links.length > 0 && <Typography>{t('access.many.once')}</Typography>}
              {isMailed && <MailsState batchId={batchId} />}
            </>
          ) : (
            <>
              <Typography>{t('access.many.text', { count: checked.length })}</Typography>
              <Typography>{t('access.many.ends')}</Typography>
              {sendsMail && <Typography>{t('access.many.offer')}</Typography>}
            </>
          )}
          <Typography role="status">{progress && t('access.many.making', { ...progress })}</Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {outcome ? (
          <>
            {links.length > 0 && (
              <Button startIcon={<DownloadIcon />} onClick={() => save(links)}>
                {t('access.many.again')}
              </Button>
            )}
            <Button variant="contained" onClick={close}>
              {t('ui.close')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isBusy} onClick={close}>
              {t('ui.cancel')}
            </Button>
            <LoadingButton
              variant={sendsMail ? 'outlined' : 'contained'}
              autoFocus={!sendsMail}
              loading={isBusy}
              onClick={() => void makeAndSave()}
            >
              {t('access.many.make')}
            </LoadingButton>
            {sendsMail && (
              <LoadingButton
                variant="contained"
                autoFocus
                startIcon={<MailIcon />}
                loading={isBusy}
                onClick={() => void sendAll()}
              >
                {t('access.mailing.send')}
              </LoadingButton>
            )}
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
