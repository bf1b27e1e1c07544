import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { browserSettings } from '@/api/address';
import { useGetClubsToJoinQuery } from '@/api/golfclub';
import { ExternalLink } from '@/ui/ExternalLink';
import { focusPageHeading } from '@/ui/focus';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { PublicPage } from '@/ui/PublicPage';
import { QueryState } from '@/ui/QueryState';
import { LOGIN } from '@contract/publicAddress';
import { SignUpForm } from './SignUpForm';

const steps = ['form', 'approval', 'signIn'] as const;

/** Signs somebody up for a golf club, and says before and after what happens next. */
export default function SignUpPage() {
  const { t } = useTranslation();
  const clubs = useGetClubsToJoinQuery();
  const { outcome, ended } = useFormStatus('signUpReceived');
  const receivedFor = outcome?.values?.['golfclubName'];
  const setReceivedFor = (golfclubName: string) =>
    ended({ textKey: 'signUp.received.title', values: { golfclubName } });
  const [search] = useSearchParams();
  const linked = clubs.data?.find(({ id }) => id === search.get('club'))?.id ?? null;
  const heading = receivedFor === undefined ? t('signUp.title') : t('signUp.received.title');
  return (
    <PublicPage title={heading} heading={heading} maxWidth={640}>
      {typeof receivedFor === 'string' ? (
        <SignUpReceived golfclub={receivedFor} />
      ) : (
        <>
          <Typography variant="h2" sx={{ fontSize: '1.15rem' }}>
            {t('signUp.before.label')}
          </Typography>
          <Box component="ol" sx={{ mt: 1, mb: 3, pl: 3 }}>
            {steps.map((step) => (
              <Typography component="li" key={step}>
                {t(`signUp.before.${step}`)}
              </Typography>
            ))}
          </Box>
          <QueryState query={clubs} isEmpty={clubs.data?.length === 0} nothingYet={t('signUp.nothingYet')}>
            <SignUpForm clubs={clubs.data ?? []} ownLinkOf={linked} onReceived={setReceivedFor} />
          </QueryState>
          <LegalLinks />
          <Link component={RouterLink} to={LOGIN} sx={{ display: 'inline-block', mt: 3 }}>
            {t('signUp.member')}
          </Link>
        </>
      )}
    </PublicPage>
  );
}

/** What happens next; the same words whether or not the e-mail or the username already belonged to somebody. */
function SignUpReceived({ golfclub }: { golfclub: string }) {
  const { t } = useTranslation();
  const mail = `mailto:${browserSettings().contactEmail}?subject=${encodeURIComponent(t('login.newAccountSubject'))}`;
  useEffect(focusPageHeading, []);
  return (
    <Stack spacing={2}>
      <Typography>{t('signUp.received.text', { golfclub })}</Typography>
      <Typography>{t('signUp.received.next')}</Typography>
      {browserSettings().sendsMail && <Typography>{t('signUp.received.mail')}</Typography>}
      <Typography>{t('signUp.received.doubt')}</Typography>
      <Typography>
        <span>{t('signUp.received.silence')}</span> <Link href={mail}>{t('signUp.received.office')}</Link>
      </Typography>
      <Button component={RouterLink} to={LOGIN} variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {t('signUp.received.toLogin')}
      </Button>
    </Stack>
  );
}

/** Privacy notice and imprint of the club, as far as there are any. */
function LegalLinks() {
  const { t } = useTranslation();
  const { privacyUrl, imprintUrl } = browserSettings();
  if (privacyUrl === '' && imprintUrl === '') return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, mt: 2 }}>
      {privacyUrl !== '' && <ExternalLink href={privacyUrl}>{t('signUp.privacy')}</ExternalLink>}
      {imprintUrl !== '' && <ExternalLink href={imprintUrl}>{t('signUp.imprint')}</ExternalLink>}
    </Stack>
  );
}
