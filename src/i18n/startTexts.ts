import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '@contract/lists';
import { currentLocale } from './locale';

const first: Record<Locale, () => Promise<object>> = {
  en: async () => (await import(/* webpackChunkName: "text-en" */ './en/first')).first,
  de: async () => (await import(/* webpackChunkName: "text-de" */ './de/first')).first,
};
const work: Record<Locale, () => Promise<object>> = {
  en: async () => (await import(/* webpackChunkName: "work-en" */ './en/work')).work,
  de: async () => (await import(/* webpackChunkName: "work-de" */ './de/work')).work,
};

/** Somebody has come to where the other texts are needed; from then on they belong to every language. */
let isAtWork = false;

/** Loads the texts of this one language; no other is ever sent. Throws when they cannot be loaded. */
export async function startTexts(locale: Locale): Promise<void> {
  const parts = await Promise.all(isAtWork ? [first[locale](), work[locale]()] : [first[locale]()]);
  const translation = Object.assign({}, ...parts) as object;
  document.documentElement.lang = locale;
  if (i18next.isInitialized) {
    i18next.addResourceBundle(locale, 'translation', translation);
    await i18next.changeLanguage(locale);
    return;
  }
  await i18next.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { translation } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}

/** Loads what the pages behind the sign-in say, in the language that is spoken. Throws when it cannot be loaded. */
export async function loadWorkTexts(): Promise<void> {
  isAtWork = true;
  const locale = currentLocale();
  i18next.addResourceBundle(locale, 'translation', await work[locale]());
}
