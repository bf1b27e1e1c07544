import type { Locale } from '@contract/lists';
import { currentLocale } from './locale';

/** Returns what compares names in the order of a locale, without regard to case and accents, numbers in them by their value. */
export const collator = (locale: Locale = currentLocale()): Intl.Collator =>
  new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
