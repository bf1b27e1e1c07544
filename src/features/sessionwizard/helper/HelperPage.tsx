import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '@/session/sessionSlice';
import { PublicPage } from '@/ui/PublicPage';
import { useRequestedLocale } from '@/ui/useRequestedLocale';
import { HelperRecorder } from './HelperRecorder';
import { HelperSignIn } from './HelperSignIn';

/** Where somebody without an account records the balls of one training: the code first, then its recorder and nothing else. */
export default function HelperPage() {
  const { t } = useTranslation();
  useRequestedLocale();
  const session = useSelector(selectSession);
  if (session?.trainingId !== undefined) {
    return <HelperRecorder key={session.id} trainingId={session.trainingId} session={session} />;
  }
  return (
    <PublicPage title={t('helper.title')} heading={t('helper.title')}>
      {session === null ? <HelperSignIn /> : <SignedInAlready name={`${session.name} ${session.surname}`} />}
    </PublicPage>
  );
}

/** Whoever has an account records with it: the balls carry their name. */
function SignedInAlready({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('helper.signedInAlready', { name })}</Typography>
      <Button variant="contained" component={Link} to="/">
        {t('shell.home')}
      </Button>
    </>
  );
}
