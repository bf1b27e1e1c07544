import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentLocale } from '@/i18n/locale';
import { startTexts } from '@/i18n/startTexts';
import { type Locale, locales } from '@contract/lists';
import { LANGUAGE } from '@contract/publicAddress';

/**
 * Returns the language that the address requests with `?lang=de`, and switches to it; without one the language that
 * the page speaks. What this browser remembers stays as it is.
 */
export function useRequestedLocale(): Locale {
  const [search] = useSearchParams();
  const requested = locales.find((locale) => locale === search.get(LANGUAGE));
  useEffect(() => {
    if (requested !== undefined && requested !== currentLocale()) void startTexts(requested).catch(() => undefined);
  }, [requested]);
  return requested ?? currentLocale();
}
