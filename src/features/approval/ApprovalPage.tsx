import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { type ApprovalLink, useApproveByCodeMutation } from '@/api/auth';
import { refusalOf } from '@/errors/failure';
import { APPROVE } from '@/routing/routes';
import { storeSecret } from '@/session/secrets';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { PublicPage } from '@/ui/PublicPage';
import { useBusyControl } from '@/ui/useControl';
import { LOGIN } from '@contract/publicAddress';

/**
 * What an approval link opens. Opening it approves nothing, because mail programs open links to preview them; and it
 * says nothing about whom it is for. Its code leaves the address, and so the history, at once.
 */
export default function ApprovalPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { golfclubId, username, code } = useParams();
  const [link] = useState<ApprovalLink | null>(golfclubId && username && code ? { golfclubId, username, code } : null);
  useEffect(() => {
    if (golfclubId !== undefined) void navigate(APPROVE, { replace: true });
  }, [golfclubId, navigate]);
  const { outcome, ended } = useFormStatus('approval');
  useEffect(() => {
    if (link) ended({ textKey: 'signUp.approve.text' });
    // Once: the code itself stays out of the store.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <PublicPage title={t('signUp.approve.title')} heading={t('signUp.approve.title')}>
      {link || outcome ? (
        <ApproveByLink link={link} />
      ) : (
        <Notice severity="warning">{t('signUp.approve.noLink')}</Notice>
      )}
    </PublicPage>
  );
}

/** The button that approves, and what came of it. */
function ApproveByLink({ link }: { link: ApprovalLink | null }) {
  const { t } = useTranslation();
  const [approve, { isLoading }] = useApproveByCodeMutation();
  const isApproving = useBusyControl('approvalByLink', isLoading);
  const { outcome, ended } = useFormStatus('approval');
  const { failed, refused, refusalCleared } = useFormStatus('approvalByLink');
  const isWrong = refusalOf(failed?.failure)?.code === 'not-found';
  const approveNow = async () => {
    if (!link) return;
    refusalCleared();
    const { error } = await approve({ link: storeSecret(link) });
    if (error === undefined) ended({ textKey: 'signUp.approve.done' });
    else refused(error);
  };
  if (outcome?.textKey === 'signUp.approve.done') {
    return (
      <Stack spacing={2}>
        <Notice severity="success" takesFocus>
          {t('signUp.approve.done')}
        </Notice>
        <Typography>{t('signUp.approve.next')}</Typography>
        <Button component={RouterLink} to={LOGIN} variant="contained" sx={{ alignSelf: 'flex-start' }}>
          {t('signUp.received.toLogin')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      {!isWrong && <Typography>{t('signUp.approve.text')}</Typography>}
      <FailureNotice failed={failed} text={isWrong ? t('signUp.approve.wrong') : null} />
      {!isWrong && (
        <LoadingButton variant="contained" size="large" loading={isApproving} onClick={() => void approveNow()}>
          {t('signUp.approve.button')}
        </LoadingButton>
      )}
    </Stack>
  );
}
