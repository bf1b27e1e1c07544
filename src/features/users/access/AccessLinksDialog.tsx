import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserSettings } from '@/api/address';
import { type Message, textOf } from '@/i18n/message';
import { useDialogHere } from '@/modal/useDialog';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { Notice } from '@/ui/Notice';
import { SecretDialog } from '@/ui/SecretDialog';
import type { AccessLinkOf } from '@contract/access';
import { AccessLinkActions } from './AccessLinkActions';
import { MailsState } from './MailsState';
import { useMakingLinks } from './useMakingLinks';

/** Makes a link for each of the checked users, and saves them as a file for a mail merge or has them sent by mail. */
export function AccessLinksDialog({ checked }: { checked: readonly string[] }) {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialogHere('accessLinks');
  const { make, send, save, progress } = useMakingLinks();
  const { outcome, ended } = useFormStatus('accessLinks');
  // Here and not in the store: whoever has a link sets a password.
  const [links, setLinks] = useState<readonly AccessLinkOf[]>([]);
  const isBusy = progress !== null;

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
    <SecretDialog
      open={isOpen}
      title={t('access.many.title')}
      isShownOnce={links.length > 0}
      onClose={() => {
        if (!isBusy) close();
      }}
    >
      <DialogContent>
        <Stack spacing={2}>
          {outcome ? <LinksOutcome outcome={outcome} links={links} /> : <AboutLinks count={checked.length} />}
          <Typography role="status">{progress && t('access.many.making', { ...progress })}</Typography>
        </Stack>
      </DialogContent>
      {outcome ? (
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {links.length > 0 && (
            <Button startIcon={<DownloadIcon />} onClick={() => save(links)}>
              {t('access.many.again')}
            </Button>
          )}
          <Button variant="contained" onClick={close}>
            {t('ui.close')}
          </Button>
        </DialogActions>
      ) : (
        <AccessLinkActions
          makeLabel={t('access.many.make')}
          cancel={{ disabled: isBusy, onClick: close }}
          make={{ loading: isBusy, onClick: () => void makeAndSave() }}
          send={{ loading: isBusy, onClick: () => void sendAll() }}
        />
      )}
    </SecretDialog>
  );
}

function AboutLinks({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <Typography>{t('access.many.text', { count })}</Typography>
      <Typography>{t('access.many.ends')}</Typography>
      {browserSettings().sendsMail && <Typography>{t('access.many.offer')}</Typography>}
    </>
  );
}

/** How many links were made and why others were not; of mails, what has become of them. */
function LinksOutcome({ outcome, links }: { outcome: Message; links: readonly AccessLinkOf[] }) {
  const { t } = useTranslation();
  const batchId = outcome.values?.['batchId'];
  const isMailed = typeof batchId === 'string' && batchId !== '';
  return (
    <>
      <Notice severity={links.length > 0 || isMailed ? 'success' : 'error'} takesFocus>
        {textOf(t, outcome)}
      </Notice>
      {links.length > 0 && <Typography>{t('access.many.once')}</Typography>}
      {isMailed && <MailsState batchId={batchId} />}
    </>
  );
}
