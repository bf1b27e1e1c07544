import CircularProgress from '@mui/material/CircularProgress';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appAddress } from '@/api/address';
import { takeApprovalCode, useReadApprovalCodeMutation } from '@/api/memberChanges';
import { useDialogHere, useLastVersion } from '@/modal/useDialog';
import { APPROVE } from '@/routing/routes';
import { CopyableText } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import { RetryNotice } from '@/ui/RetryNotice';
import { CloseAction, SecretDialog } from '@/ui/SecretDialog';
import type { Member } from '@contract/member';

/** Shows the approval code of one of these members, and the link to pass on; it is read each time it is opened. */
export function ApprovalCodeDialog({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  const { isOpen, dialog, hide } = useDialogHere('approvalCode');
  const member = useLastVersion(dialog && dialog.id, members);

  if (!member) return null;
  return (
    <SecretDialog
      open={isOpen}
      title={t('userForm.code.title', { name: member.name, surname: member.surname })}
      isShownOnce={false}
      onClose={hide}
    >
      <DialogContent>
        <Notice severity="warning">{t('userForm.code.notProvenLong', { email: member.email })}</Notice>
        <Code key={member.id} member={member} />
      </DialogContent>
      <CloseAction autoFocus onClose={hide} />
    </SecretDialog>
  );
}

function Code({ member: { golfclubId, username } }: { member: Member }) {
  const { t } = useTranslation();
  const [readCode, { error }] = useReadApprovalCodeMutation();
  // Here and not in the store: whoever has the code can approve.
  const [code, setCode] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    void readCode({ golfclubId, username }).then(({ data }) => {
      if (data) setCode(takeApprovalCode(data) ?? null);
    });
  }, [readCode, golfclubId, username, attempt]);

  if (error !== undefined) return <RetryNotice error={error} onRetry={() => setAttempt(attempt + 1)} />;
  if (code === null) return <CircularProgress aria-label={t('ui.loading')} />;
  const parts = [golfclubId, username, code].map(encodeURIComponent);
  const link = `${appAddress()}${APPROVE}/${parts.join('/')}`;
  return (
    <Stack spacing={2} sx={{ pt: 2, alignItems: 'flex-start' }}>
      <CopyableText
        label={t('userForm.code.code')}
        text={code}
        part="approvalCode"
        copyLabel={t('userForm.code.copy')}
        done={t('userForm.code.copied')}
      />
      <CopyableText
        label={t('userForm.code.link')}
        text={link}
        part="approvalLink"
        copyLabel={t('userForm.code.copyLink')}
        done={t('userForm.code.linkCopied')}
      />
    </Stack>
  );
}
