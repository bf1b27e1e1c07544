import type { Locale } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import { currentLocale } from './locale';

/** Returns the text in the locale, else in English, else in any language, else an empty text. */
export function localizedText(text: LocalizedString, locale: Locale = currentLocale()): string {
  return text[locale] || text.en || Object.values(text).find(Boolean) || '';
}
