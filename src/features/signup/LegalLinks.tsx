import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { browserSettings } from '@/api/address';
import { ExternalLink } from '@/ui/ExternalLink';

/** Privacy notice and imprint of the club, as far as there are any. */
export function LegalLinks() {
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
