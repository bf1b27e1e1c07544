import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/CopyButton';
import { Notice } from '../../../ui/Notice';

export interface MadeLink {
  name: string;
  /** Holds the secret: it must not get into the store. */
  address: string;
}

/** Hands over the address of a new link, a new object each time; nobody can look it up later. */
export function MadeLinkDialog({ made, onClosed }: { made: MadeLink | null; onClosed: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [closed, setClosed] = useState<MadeLink | null>(null);
  if (made === null) return null;
  const close = () => setClosed(made);
  return (
    <Dialog
      open={made !== closed}
      // A press beside the dialog must not lose the address.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('display.made.title', { name: made.name })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Notice severity="warning">{t('display.made.once')}</Notice>
          {/* All of it can be read, and marked with one press. */}
          <TextField
            label={t('display.made.address')}
            value={made === closed ? '' : made.address}
            multiline
            fullWidth
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false }, input: { sx: { wordBreak: 'break-all' } } }}
          />
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <CopyButton text={made.address} label={t('display.made.copy')} done={t('display.made.copied')} />
            <Button
              size="small"
              href={made.address}
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
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={close}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
