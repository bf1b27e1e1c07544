import type { Locale } from '../../../../contract/lists';
import { showInstant } from '../../../i18n/dates';

/** Returns the time of an instant, with its date where that is not today's. */
export function momentText(instant: string, now: Date, locale: Locale): string {
  const moment = new Date(instant);
  if (moment.toDateString() !== now.toDateString()) return showInstant(instant, locale);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(moment);
}
