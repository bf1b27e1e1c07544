import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useApproveByCodeMutation, type ApprovalLink } from '../../api/auth';
import { LOGIN } from '../../session/publicCard';
import { put } from '../../session/secrets';
import { refusalOf } from '../../ui/failure';
import { Notice } from '../../ui/Notice';
import { useProblemText } from '../../ui/problem';

/** The button that approves, and what came of it. */
export function ApproveByLink({ link }: { link: ApprovalLink }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [approve, { isLoading, isSuccess, error }] = useApproveByCodeMutation();
  const isWrong = refusalOf(error)?.code === 'not-found';
  if (isSuccess) {
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
      {error !== undefined && (
        <Notice severity="error" takesFocus>
          {isWrong ? t('signUp.approve.wrong') : problemText(error)}
        </Notice>
      )}
      {!isWrong && (
        <Button variant="contained" size="large" loading={isLoading} onClick={() => void approve({ link: put(link) })}>
          {t('signUp.approve.button')}
        </Button>
      )}
    </Stack>
  );
}
