import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Emblem } from './Emblem';
import { LanguageLinks } from './LanguageLinks';
import { useCapsule } from './useCapsule';

interface PublicPageProps {
  /** Of the browser's window. */
  title: string;
  heading: string;
  maxWidth?: number;
  children: ReactNode;
}

/** A page before the sign-in: the product, one card with its heading, and the languages. */
export function PublicPage({ title, heading, maxWidth = 440, children }: PublicPageProps) {
  const { t } = useTranslation();
  const openCapsule = useCapsule();
  useEffect(() => {
    document.title = `${title} · ${t('shell.product')}`;
  }, [title, t]);
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
      <Card sx={{ width: '100%', maxWidth, p: { xs: 3, sm: 4 } }}>
        <Typography variant="h1" tabIndex={-1} sx={{ mb: 3 }}>
          {heading}
        </Typography>
        {children}
      </Card>
      <LanguageLinks staysOpen />
      {openCapsule && (
        <Link component="button" type="button" variant="caption" color="textSecondary" onClick={openCapsule}>
          {t('shell.capsule.report')}
        </Link>
      )}
    </Box>
  );
}
