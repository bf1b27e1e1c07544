import type { Locale } from '../../../../contract/lists';
import { showInstant, showTime } from '../../../i18n/dates';
import { dayjs } from '../../../i18n/dayjs';

/** Returns the time of an instant, with its date where that is not today's. */
export const momentText = (instant: string, locale: Locale): string =>
  dayjs(instant).isSame(dayjs(), 'day') ? showTime(instant, locale) : showInstant(instant, locale);
