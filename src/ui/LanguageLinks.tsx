import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from '../../contract/lists';
import { chooseLocale, currentLocale } from '../i18n/locale';
import { startTexts } from '../i18n/startTexts';

/**
 * EN and DE: store the locale and load the page again (specification §1). A page that `staysOpen` only changes its
 * texts, because what was typed there, or the code of a link, would not outlive the loading.
 */
export function LanguageLinks({ staysOpen = false }: { staysOpen?: boolean }) {
  const { t } = useTranslation();
  const current = currentLocale();
  const choose = (locale: Locale) => {
    chooseLocale(locale);
    if (staysOpen) void startTexts(locale).catch(() => window.location.reload());
    else window.location.reload();
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
