import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { browserSettings } from '../../api/address';
import { SIGN_UP } from '../../session/publicCard';
import { PublicPage } from '../../ui/PublicPage';
import { LoginForm } from './LoginForm';

/** The login (specification §2): the form, the two mail links and, beside them, the way to sign up oneself. */
export default function LoginPage() {
  const { t } = useTranslation();
  const mail = (subject: string) => `mailto:${browserSettings().contactEmail}?subject=${encodeURIComponent(subject)}`;
  return (
    <PublicPage title={t('login.title')} heading={t('login.welcome')}>
      <LoginForm />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 1, mt: 3 }}>
        <Link component={RouterLink} to={SIGN_UP}>
          {t('login.signUp')}
        </Link>
        <Link href={mail(t('login.newAccountSubject'))}>{t('login.newAccount')}</Link>
        <Link href={mail(t('login.forgotPasswordSubject'))}>{t('login.forgotPassword')}</Link>
      </Box>
    </PublicPage>
  );
}
