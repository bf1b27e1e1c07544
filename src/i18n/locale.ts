import i18next from 'i18next';
import { safeLocalStorage } from '@/browserStorage/browserStorage';
import { LOCALE_COOKIE } from '@contract/headers';
import { locales, type Locale } from '@contract/lists';

const KEY = 'locale';
const A_YEAR_IN_SECONDS = 31_536_000;

/** Returns the language that the page speaks, whatever was chosen since; before it has any texts, the stored one. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === i18next.language) ?? storedLocale();
}

/** Returns the locale that a page starts with; English when none, or none that exists, is stored. */
export function storedLocale(): Locale {
  const stored = safeLocalStorage.getItem(KEY);
  return locales.find((locale) => locale === stored) ?? 'en';
}

/** Stores the locale; it counts from the next loading of the page. */
export function storeLocale(locale: Locale): void {
  safeLocalStorage.setItem(KEY, locale);
}

/** Stores the locale and tells the server; it counts from the next loading of the page. */
export function chooseLocale(locale: Locale): void {
  storeLocale(locale);
  writeLocaleCookie(locale);
}

/** Tells the server which language is stored, so that with the next page it can name the right texts early. */
export function writeLocaleCookie(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
}
