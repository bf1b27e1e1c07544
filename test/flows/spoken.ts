import i18next, { type TFunction } from 'i18next';
import type { Locale } from '../../contract/lists';
import { de } from '../../src/i18n/de';
import { capsule as germanCapsule } from '../../src/i18n/de/capsule';
import { capsuleViewer as germanViewer } from '../../src/i18n/de/capsuleViewer';
import { liveState as germanLive } from '../../src/i18n/de/liveState';
import { stateExport as germanExport } from '../../src/i18n/de/stateExport';
import { en } from '../../src/i18n/en';
import { capsule } from '../../src/i18n/en/capsule';
import { capsuleViewer } from '../../src/i18n/en/capsuleViewer';
import { liveState } from '../../src/i18n/en/liveState';
import { stateExport } from '../../src/i18n/en/stateExport';

/** Returns the app's own texts in a locale, so that no test repeats one. */
export function spoken(locale: Locale): TFunction {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    resources: {
      en: { translation: { ...en, capsule, capsuleViewer, liveState, stateExport } },
      de: {
        translation: {
          ...de,
          capsule: germanCapsule,
          capsuleViewer: germanViewer,
          liveState: germanLive,
          stateExport: germanExport,
        },
      },
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance.t;
}
