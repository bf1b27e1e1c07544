import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeDisplaySecret, useMakeDisplayCodeMutation } from '@/api/display';
import { useDialogHere } from '@/modal/useDialog';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { CloseAction, NewCode, SecretDialog } from '@/ui/SecretDialog';
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
  const [make, { isLoading, reset }] = useMakeDisplayCodeMutation();
  const { failed, refused, refusalCleared } = useFormStatus('displayCode');
  const isMaking = useBusyControl('displayCode', isLoading);
  const [issued, setIssued] = useState<IssuedDisplayCode | null>(null);
  const makeCode = async () => {
    refusalCleared();
    const { data, error } = await make({ golfclubId, displayLinkId: link.id });
    if (!data) {
      refused(error);
      return;
    }
    setIssued({ code: takeDisplaySecret(data) ?? '', expiresAt: data.expiresAt });
    reset();
  };
  const close = () => {
    refusalCleared();
    onClose();
  };
  return (
    <SecretDialog
      open={isOpen}
      title={t('display.code.title', { name: link.name })}
      isShownOnce
      onClose={close}
      onExited={() => setIssued(null)}
    >
      <DialogContent>
        <Stack spacing={2.5}>
          <NewCode
            about={t('display.code.about')}
            code={issued && <DisplayCodeShown {...issued} />}
            failed={failed}
            isMaking={isMaking}
            autoFocus
            makeLabel={t('display.code.make')}
            makeAnotherLabel={t('display.code.makeAnother')}
            onMake={() => void makeCode()}
          />
        </Stack>
      </DialogContent>
      <CloseAction variant={issued ? 'contained' : 'text'} onClose={close} />
    </SecretDialog>
  );
}
