import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { chooseLocale, currentLocale } from '@/i18n/locale';
import { startTexts } from '@/i18n/startTexts';
import { type Locale, locales } from '@contract/lists';
import { LANGUAGE } from '@contract/publicAddress';
import { useOpenReport } from './stateContexts';

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
  const openCapsule = useOpenReport();
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
        <Link
          component="button"
          type="button"
          variant="caption"
          color="textSecondary"
          onClick={openCapsule}
          sx={{ minHeight: 24 }}
        >
          {t('shell.capsule.report')}
        </Link>
      )}
    </Box>
  );
}

/**
 * EN and DE: store the locale and load the page again (specification §1). A page that `staysOpen` only changes its
 * texts, because what was typed there, or the code of a link, would not outlive the loading.
 */
export function LanguageLinks({ staysOpen = false }: { staysOpen?: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const current = currentLocale();
  const choose = (locale: Locale) => {
    chooseLocale(locale);
    if (!staysOpen) {
      window.location.reload();
      return;
    }
    const parameters = new URLSearchParams(search);
    if (parameters.has(LANGUAGE)) {
      // Or the address would go on requesting the other one.
      parameters.set(LANGUAGE, locale);
      void navigate({ search: parameters.toString(), hash }, { replace: true });
    }
    void startTexts(locale).catch(() => window.location.reload());
  };
  return (
    <Box component="nav" aria-label={t('shell.languages.label')} sx={{ display: 'flex', gap: 0.5 }}>
      {locales.map((locale) => (
        <Link
          key={locale}
          href={window.location.href}
          lang={locale}
          hrefLang={locale}
          title={t(`shell.languages.${locale}`)}
          aria-current={locale === current ? 'true' : undefined}
          underline={locale === current ? 'always' : 'hover'}
          variant="body2"
          sx={{ display: 'inline-block', minWidth: 28, minHeight: 24, textAlign: 'center', fontWeight: 600 }}
          onClick={(event) => {
            event.preventDefault();
            choose(locale);
          }}
        >
          {locale.toUpperCase()}
        </Link>
      ))}
    </Box>
  );
}

/** A flag on its green. */
export function Emblem() {
  return (
    <SvgIcon viewBox="0 0 48 48" color="primary" sx={{ fontSize: 64 }}>
      <path d="M22 6v30h2.4V22.5L38 15.2 24.4 8V6z" />
      <path
        fillOpacity=".35"
        d="M24 33c11 0 20 2.7 20 6s-9 6-20 6-20-2.7-20-6 9-6 20-6zm-.8 3.6c-2.6 0-4.7.7-4.7 1.5s2.1 1.5 4.7 1.5 4.7-.7 4.7-1.5-2.1-1.5-4.7-1.5z"
      />
    </SvgIcon>
  );
}
