import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page';
import { HeadingFocus } from '../LoadedPage';
import { HomeLink } from './HomeLink';
import { ReportButton } from './ReportButton';

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.notFound.title')}>
      <Typography sx={{ mb: 3, maxWidth: '65ch' }}>{t('shell.notFound.text')}</Typography>
      <HomeLink />
      <ReportButton />
      <HeadingFocus />
    </Page>
  );
}
