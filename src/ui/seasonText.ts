import type { TFunction } from 'i18next';
import type { Locale } from '../../contract/lists';
import { showDate } from '../i18n/dates';
import type { SeasonChoice } from './SeasonPicker';

/** Returns the season for reading, as headings and what is taken out name it. */
export function seasonText(choice: SeasonChoice, t: TFunction, locale: Locale): string {
  if (choice === 'all') return t('ui.season.all');
  if (typeof choice === 'number') return t('ui.season.of', { year: choice });
  const [from, to] = [choice.from, choice.to].map((day) => day && showDate(day, locale));
  if (!from) return t('ui.season.until', { to });
  return to ? t('ui.season.between', { from, to }) : t('ui.season.since', { from });
}
