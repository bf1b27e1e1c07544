import { locales, type Locale } from '../../contract/lists';

const KEY = 'locale';

/** Returns the stored locale; English when none, or none that exists, is stored. */
export function currentLocale(): Locale {
  const stored = window.localStorage.getItem(KEY);
  return locales.find((locale) => locale === stored) ?? 'en';
}

/** Stores the locale; it counts from the next loading of the page. */
export function storeLocale(locale: Locale): void {
  window.localStorage.setItem(KEY, locale);
}
