import i18next, { type TFunction } from 'i18next';
import type { Locale } from '../../contract/lists';
import { de } from '../../src/i18n/de';
import { en } from '../../src/i18n/en';

/** Returns the app's own texts in a locale, so that no test repeats one. */
export function spoken(locale: Locale): TFunction {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    resources: { en: { translation: en }, de: { translation: de } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance.t;
}
