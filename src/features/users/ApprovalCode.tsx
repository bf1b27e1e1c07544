import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useApproveMemberMutation } from '@/api/memberChanges';
import { offerUndo } from '@/api/undo';
import { problemMessage } from '@/errors/problem';
import { dialogShown } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';
import { useRowTabIndex } from '@/ui/dataGrid/gridsSlice';
import { LoadingButton } from '@/ui/LoadingButton';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { Member } from '@contract/member';
import { isApproved } from '@contract/rights';

/**
 * The ways to approve somebody who waits for approval: the code to pass on, or at once, and what is not known of them. Nothing
 * for all others.
 */
export function ApprovalCode({ member }: { member: Member }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayRead = useMay('member.readApprovalCode');
  const mayApprove = useMay('member.approve');
  const notify = useNotify();
  const tabIndex = useRowTabIndex();
  const notProvenId = useId();
  const [approve, { isLoading }] = useApproveMemberMutation();
  const isApproving = useBusyControl(`approve/${member.id}`, isLoading);
  if (isApproved(member.roles)) return null;

  const { id, golfclubId, username, name, surname } = member;
  const approveMember = async () => {
    const { error } = await approve({ golfclubId, username });
    const approved = { textKey: 'userForm.code.approved', values: { name, surname } } as const;
    if (error === undefined) notify(approved, 'success', offerUndo('member.approved', [id]));
    else notify(problemMessage(error), 'error');
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      {mayRead && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('userForm.code.showOf', { name, surname })}
          onClick={() => dispatch(dialogShown({ kind: 'approvalCode', id }))}
          tabIndex={tabIndex}
        >
          {t('userForm.code.show')}
        </Button>
      )}
      {mayApprove && (
        <LoadingButton
          size="small"
          aria-label={t('userForm.code.approveOf', { name, surname })}
          aria-describedby={notProvenId}
          onClick={() => void approveMember()}
          loading={isApproving}
          tabIndex={tabIndex}
        >
          {t('userForm.code.approve')}
        </LoadingButton>
      )}
      <Typography
        id={notProvenId}
        variant="caption"
        color="warning"
        title={t('userForm.code.notProvenLong', { email: member.email })}
        sx={{ ml: 0.5 }}
      >
        {t('userForm.code.notProven')}
      </Typography>
    </Stack>
  );
}
