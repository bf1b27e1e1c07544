import i18next from 'i18next';
import { locales, type Locale } from '@contract/lists';

/** Adds topics that are not fetched with the first page, in every language: it may change before they are shown. */
export function addTexts(topics: Record<Locale, object>): void {
  for (const locale of locales) i18next.addResourceBundle(locale, 'translation', topics[locale]);
}
