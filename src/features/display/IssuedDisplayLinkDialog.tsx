import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogHere } from '@/modal/useDialog';
import { CopyButton, SelectableText } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
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
  const titleId = useId();
  const { isOpen, dialog, hide } = useDialogHere('madeDisplayLink');
  const current = made?.id === dialog?.id ? made : null;
  const link = current ?? links.find(({ id }) => id === dialog?.id);

  if (!link) return null;
  return (
    <Dialog
      open={isOpen}
      // A press beside the dialog must not lose the address.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && hide()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('display.made.title', { name: link.name })}
      </DialogTitle>
      <DialogContent>
        {current ? <Address {...current} /> : <Notice severity="warning">{t('display.made.gone')}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={hide}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Address({ address, code }: IssuedDisplayLink) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Notice severity="warning">{t('display.made.once')}</Notice>
      <DisplayCodeShown {...code} />
      <Typography>{t('display.code.long')}</Typography>
      <SelectableText label={t('display.made.address')} text={address} />
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <CopyButton
          part="displayAddress"
          text={address}
          label={t('display.made.copy')}
          done={t('display.made.copied')}
        />
        <Button
          size="small"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('display.made.opensAnew', { what: t('display.made.open') })}
        >
          {t('display.made.open')}
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('display.made.careful')}
      </Typography>
    </Stack>
  );
}
