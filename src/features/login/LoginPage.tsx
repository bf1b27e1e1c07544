import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { browserSettings } from '../../api/browserSettings';
import { LanguageLinks } from '../../ui/LanguageLinks';
import { Emblem } from './Emblem';
import { LoginForm } from './LoginForm';

/** The login (specification §2): the form and the two mail links. */
export default function LoginPage() {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${t('login.title')} · ${t('shell.product')}`;
  }, [t]);
  const mail = (subject: string) => `mailto:${browserSettings().contactEmail}?subject=${encodeURIComponent(subject)}`;
  return (
    <Box
      component="main"
      id="content"
      sx={{ minHeight: '100vh', display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 3, p: 2 }}
    >
      <Box sx={{ textAlign: 'center' }}>
        <Emblem />
        <Typography variant="h3" component="p" color="primary">
          {t('shell.product')}
        </Typography>
        <Typography color="textSecondary">{t('shell.tagline')}</Typography>
      </Box>
      <Card sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 4 } }}>
        <Typography variant="h1" tabIndex={-1} sx={{ mb: 3 }}>
          {t('login.welcome')}
        </Typography>
        <LoginForm />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 3 }}>
          <Link href={mail(t('login.newAccountSubject'))}>{t('login.newAccount')}</Link>
          <Link href={mail(t('login.forgotPasswordSubject'))}>{t('login.forgotPassword')}</Link>
        </Box>
      </Card>
      <LanguageLinks />
    </Box>
  );
}
