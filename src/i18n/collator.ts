import type { Locale } from '@contract/lists';
import { currentLocale } from './locale';

/** Making one takes as long as some hundred comparisons. */
const made = new Map<Locale, Intl.Collator>();

/** Returns what compares names in the order of a locale, without regard to case, numbers in them by their value. */
export function collator(locale: Locale = currentLocale()): Intl.Collator {
  const known = made.get(locale) ?? new Intl.Collator(locale, { sensitivity: 'accent', numeric: true });
  made.set(locale, known);
  return known;
}
