import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/member';
import { takeApprovalCode, useApproveMemberMutation, useReadApprovalCodeMutation } from '../../api/memberChanges';
import { useMay } from '../../session/useSession';
import { useProblemText } from '../../ui/problem';
import { useNotify } from '../../ui/useNotify';
import { CopyButton } from '../../ui/CopyButton';

/** The approval code of somebody who waits for approval: loaded and shown only when asked for. Nothing for all others. */
export function ApprovalCode({ member }: { member: Member }) {
  const { t } = useTranslation();
  const mayRead = useMay('member.readApprovalCode');
  const mayApprove = useMay('member.approve');
  const notify = useNotify();
  const problemText = useProblemText();
  const [readCode, reading] = useReadApprovalCodeMutation();
  const [approve, approving] = useApproveMemberMutation();
  // Here and not in the store: whoever has the code can approve.
  const [code, setCode] = useState<string | null>(null);
  if (!member.roles.includes('UNAPPROVED')) return null;

  const { golfclubId, username, name, surname } = member;
  const show = async () => {
    const { data, error } = await readCode({ golfclubId, username });
    if (data) setCode(takeApprovalCode(data) ?? null);
    else notify(problemText(error), 'error');
  };
  const approveMember = async () => {
    const { error } = await approve({ golfclubId, username });
    if (error === undefined) notify(t('userForm.code.approved', { name, surname }));
    else notify(problemText(error), 'error');
  };

  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0, maxWidth: '100%' }}>
      {code !== null && <ShownCode code={code} member={member} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {mayRead && code === null && (
          <Button
            size="small"
            aria-label={t('userForm.code.showOf', { name, surname })}
            onClick={() => void show()}
            loading={reading.isLoading}
          >
            {t('userForm.code.show')}
          </Button>
        )}
        {mayApprove && (
          <Button
            size="small"
            aria-label={t('userForm.code.approveOf', { name, surname })}
            onClick={() => void approveMember()}
            loading={approving.isLoading}
          >
            {t('userForm.code.approve')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function ShownCode({ code, member: { golfclubId, username, name, surname } }: { code: string; member: Member }) {
  const { t } = useTranslation();
  const parts = [golfclubId, username, code].map(encodeURIComponent);
  const link = `${window.location.origin}/public/approve/${parts.join('/')}`;
  return (
    <>
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {code}
      </Typography>
      <CopyButton text={code} label={t('userForm.code.copy')} done={t('userForm.code.copied')} />
      <Typography variant="caption" color="textSecondary">
        {t('userForm.code.link', { name, surname })}
      </Typography>
      <Typography component="code" variant="caption" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {link}
      </Typography>
      <CopyButton text={link} label={t('userForm.code.copyLink')} done={t('userForm.code.linkCopied')} />
    </>
  );
}
