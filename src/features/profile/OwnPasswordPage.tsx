import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PublicPage } from '@/ui/PublicPage';
import { PasswordForm } from './PasswordForm';

/** Asks for a password of one's own after a sign-in with a one-time password; there is no way past it but signing out. */
export default function OwnPasswordPage({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <PublicPage title={t('profile.password.first.title')} heading={t('profile.password.first.title')} maxWidth={528}>
      <PasswordForm isFirst />
      <Button onClick={onLeave} sx={{ mt: 3 }}>
        {t('shell.signOut')}
      </Button>
    </PublicPage>
  );
}
