import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeDisplaySecret, useMakeDisplayCodeMutation } from '@/api/display';
import { useProblemText } from '@/errors/problem';
import { useDialogHere } from '@/modal/useDialog';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { useBusyControl } from '@/ui/useControl';
import type { DisplayLink } from '@contract/display';
import { DisplayCodeShown, type IssuedDisplayCode } from './DisplayCodeShown';

interface DisplayCodeDialogProps {
  golfclubId: string;
  links: readonly DisplayLink[];
}

/** Makes a code that opens a display link on a screen, and shows it large. */
export function DisplayCodeDialog({ golfclubId, links }: DisplayCodeDialogProps) {
  const { isOpen, dialog, hide } = useDialogHere('displayCode');
  const link = links.find(({ id }) => id === dialog?.id);
  return link && <CodeOfLink key={link.id} golfclubId={golfclubId} link={link} isOpen={isOpen} onClose={hide} />;
}

interface CodeOfLinkProps {
  golfclubId: string;
  link: DisplayLink;
  isOpen: boolean;
  onClose: () => void;
}

function CodeOfLink({ golfclubId, link, isOpen, onClose }: CodeOfLinkProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const titleId = useId();
  const [make, { isLoading, reset }] = useMakeDisplayCodeMutation();
  const { failed, refused, refusalCleared } = useFormStatus('displayCode');
  const isMaking = useBusyControl('displayCode', isLoading);
  const [shown, setShown] = useState<IssuedDisplayCode | null>(null);
  const makeCode = async () => {
    refusalCleared();
    const { data, error } = await make({ golfclubId, displayLinkId: link.id });
    if (!data) {
      refused(error);
      return;
    }
    setShown({ code: takeDisplaySecret(data) ?? '', expiresAt: data.expiresAt });
    reset();
  };
  return (
    <Dialog
      open={isOpen}
      // A press beside the dialog must not lose the code.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      slotProps={{
        transition: {
          onExited: () => {
            setShown(null);
            refusalCleared();
          },
        },
      }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('display.code.title', { name: link.name })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          {shown ? <DisplayCodeShown {...shown} /> : <Typography>{t('display.code.about')}</Typography>}
          {failed && (
            <Notice severity="error" takesFocus>
              {problemText(failed.failure)}
            </Notice>
          )}
          <LoadingButton
            variant={shown ? 'outlined' : 'contained'}
            loading={isMaking}
            autoFocus
            onClick={() => void makeCode()}
            sx={{ minHeight: 48, alignSelf: 'flex-start' }}
          >
            {t(shown ? 'display.code.makeAnother' : 'display.code.make')}
          </LoadingButton>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant={shown ? 'contained' : 'text'} onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
