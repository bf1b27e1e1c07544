import { currentLocale } from '../../../../i18n/locale';

/** Returns a span of time since the beginning for reading: `+1.2 s`. */
export function showSeconds(milliseconds: number): string {
  const seconds = new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `+${seconds.format(Math.max(0, milliseconds) / 1000)} s`;
}
