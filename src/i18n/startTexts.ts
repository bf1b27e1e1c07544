import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../../contract/lists';
import type { Texts } from './texts';
import type { en } from './en';

const languages: Record<Locale, () => Promise<Texts<typeof en>>> = {
  en: async () => (await import(/* webpackChunkName: "text-en" */ './en')).en,
  de: async () => (await import(/* webpackChunkName: "text-de" */ './de')).de,
};

/** Loads the texts of this one language; no other is ever sent. Throws when they cannot be loaded. */
export async function startTexts(locale: Locale): Promise<void> {
  const translation = await languages[locale]();
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
