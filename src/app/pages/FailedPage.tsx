import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { ExportStateButton } from '../state/exporting/ExportStateButton';
import { noteError } from '../watchErrors';
import { HomeLink } from './HomeLink';
import { ReportButton } from './ReportButton';

/** Takes the place of a page that threw, or whose code could not be fetched. */
export function FailedPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const text = isNotFetched(error) ? t('shell.failed.notFetched') : t('shell.failed.text');
  useEffect(() => noteError(error), [error]);
  return (
    <Page
      title={t('shell.failed.title')}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('shell.failed.reload')}
        </Button>
      }
    >
      <Typography role="alert" sx={{ mb: 3, maxWidth: '65ch' }}>
        {text}
      </Typography>
      <HomeLink />
      <ReportButton />
      <ExportStateButton />
    </Page>
  );
}

/** The name webpack gives to the error of a chunk that did not come. */
const isNotFetched = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
