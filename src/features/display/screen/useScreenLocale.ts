import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { locales, type Locale } from '../../../../contract/lists';
import { currentLocale } from '../../../i18n/locale';
import { startTexts } from '../../../i18n/startTexts';

/**
 * Returns the language that the address wishes with `?lang=de`, because nobody chooses one at the screen; without a wish
 * the one this browser remembers. What it remembers stays as it is.
 */
export function useScreenLocale(): Locale {
  const [search] = useSearchParams();
  const wished = locales.find((locale) => locale === search.get('lang'));
  useEffect(() => {
    if (wished !== undefined && wished !== document.documentElement.lang)
      void startTexts(wished).catch(() => undefined);
  }, [wished]);
  return wished ?? currentLocale();
}
