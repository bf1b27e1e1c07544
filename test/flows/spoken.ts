import i18next, { type TFunction } from 'i18next';
import type { Locale } from '../../contract/lists';
import { de } from '../../src/i18n/de';
import { capsule as germanCapsule } from '../../src/i18n/de/capsule';
import { capsuleViewer as germanViewer } from '../../src/i18n/de/capsuleViewer';
import { en } from '../../src/i18n/en';
import { capsule } from '../../src/i18n/en/capsule';
import { capsuleViewer } from '../../src/i18n/en/capsuleViewer';

/** Returns the app's own texts in a locale, so that no test repeats one. */
export function spoken(locale: Locale): TFunction {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    resources: {
      en: { translation: { ...en, capsule, capsuleViewer } },
      de: { translation: { ...de, capsule: germanCapsule, capsuleViewer: germanViewer } },
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance.t;
}
