import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useGetWhoamiQuery } from '../../api/auth';
import { Faces } from '../../ui/Faces';
import { Page } from '../../ui/Page';
import { Appearance } from './Appearance';
import { OwnData } from './OwnData';
import { PasswordForm } from './PasswordForm';
import { SignIns } from './SignIns';

/** Everybody's own page: the own data, the password, the sign-ins, language and colours. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const whoami = useGetWhoamiQuery();
  return (
    <Page title={t('profile.title')}>
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        <Section title={t('profile.data')}>
          <Faces query={whoami} isEmpty={false} nothingYet={null}>
            {whoami.data && (
              <>
                <OwnData member={whoami.data} />
                <Link
                  component={RouterLink}
                  to={`/private/playerstatistics/${encodeURIComponent(whoami.data.username)}`}
                  sx={{ display: 'inline-block', mt: 2 }}
                >
                  {t('statistics.own')}
                </Link>
              </>
            )}
          </Faces>
        </Section>
        <Section title={t('profile.password.title')}>
          <PasswordForm />
        </Section>
        <Section title={t('profile.signIns.heading')}>
          <SignIns />
        </Section>
        <Section title={t('profile.appearance.title')}>
          <Appearance />
        </Section>
      </Stack>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
