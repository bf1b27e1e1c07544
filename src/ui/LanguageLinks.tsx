import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { locales } from '../../contract/lists';
import { currentLocale, storeLocale } from '../i18n/locale';

/** EN and DE: store the locale and load the page again (specification §1). */
export function LanguageLinks() {
  const { t } = useTranslation();
  const current = currentLocale();
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
            storeLocale(locale);
            window.location.reload();
          }}
        >
          {locale.toUpperCase()}
        </Link>
      ))}
    </Box>
  );
}
