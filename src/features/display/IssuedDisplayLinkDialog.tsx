import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDialogHere } from '@/modal/useDialog';
import { CopyableText } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import { CloseAction, SecretDialog } from '@/ui/SecretDialog';
import type { DisplayLink } from '@contract/display';
import { DisplayCodeShown, type IssuedDisplayCode } from './DisplayCodeShown';

export interface IssuedDisplayLink {
  id: string;
  name: string;
  /** Holds the secret: it must not get into the store. */
  address: string;
  code: IssuedDisplayCode;
}

interface IssuedDisplayLinkDialogProps {
  /** Null: none was made on this page. */
  made: IssuedDisplayLink | null;
  links: readonly DisplayLink[];
  onClosed: () => void;
}

/** Hands over the address of a new link; nobody can look it up later, not even here after a reload. */
export function IssuedDisplayLinkDialog({ made, links, onClosed }: IssuedDisplayLinkDialogProps) {
  const { t } = useTranslation();
  const { isOpen, dialog, hide } = useDialogHere('madeDisplayLink');
  // The dialog may close more slowly than the state forgets it: it stays until `onClosed`.
  const current = made !== null && (dialog === null || made.id === dialog.id) ? made : null;
  const link = current ?? links.find(({ id }) => id === dialog?.id);

  if (!link) return null;
  return (
    <SecretDialog
      open={isOpen}
      title={t('display.made.title', { name: link.name })}
      isShownOnce
      onClose={hide}
      onExited={onClosed}
      disableRestoreFocus
    >
      <DialogContent>
        {current ? <Address {...current} /> : <Notice severity="warning">{t('display.made.gone')}</Notice>}
      </DialogContent>
      <CloseAction autoFocus onClose={hide} />
    </SecretDialog>
  );
}

function Address({ address, code }: IssuedDisplayLink) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Notice severity="warning">{t('display.made.once')}</Notice>
      <DisplayCodeShown {...code} />
      <Typography>{t('display.code.long')}</Typography>
      <CopyableText
        label={t('display.made.address')}
        text={address}
        part="displayAddress"
        copyLabel={t('display.made.copy')}
        done={t('display.made.copied')}
      >
        <Button
          size="small"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('display.made.opensAnew', { what: t('display.made.open') })}
        >
          {t('display.made.open')}
        </Button>
      </CopyableText>
      <Typography variant="body2" color="textSecondary">
        {t('display.made.careful')}
      </Typography>
    </Stack>
  );
}
