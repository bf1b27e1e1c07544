import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { browserSettings } from '../../api/address';
import { LOGIN } from '../../session/publicCard';

/** What happens next; the same words whether or not the e-mail or the username already belonged to somebody. */
export function SignUpReceived({ golfclub }: { golfclub: string }) {
  const { t } = useTranslation();
  const mail = `mailto:${browserSettings().contactEmail}?subject=${encodeURIComponent(t('login.newAccountSubject'))}`;
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <Stack spacing={2}>
      <Typography>{t('signUp.received.text', { golfclub })}</Typography>
      <Typography>{t('signUp.received.next')}</Typography>
      <Typography>{t('signUp.received.doubt')}</Typography>
      <Typography>
        {t('signUp.received.silence')} <Link href={mail}>{t('signUp.received.office')}</Link>
      </Typography>
      <Button component={RouterLink} to={LOGIN} variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {t('signUp.received.toLogin')}
      </Button>
    </Stack>
  );
}
