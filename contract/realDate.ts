const EARLIEST_YEAR = 1900;

/** Returns whether there is such a day; years before 1900 are taken for typing errors. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (year < EARLIEST_YEAR || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** How a year of two digits is read: as the latest one that is not after today, or as one of this century, which may be missing. */
export interface ShortYears {
  /** `YYYY-MM-DD` */
  today: string;
  of: 'past' | 'thisCentury';
}

// Programs write a day with a time that says nothing.
const midnight = /(?:T|,?\s+)0?0:00(?::00(?:\.0+)?)?Z?$/;
const dayFirst = /^(\d{1,2})[.,]\s?(\d{1,2})(?:[.,]\s?(\d{4}|\d{2})?)?$/;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;

/**
 * Returns what was typed as a calendar date `YYYY-MM-DD`: `1.2.1990`, `1,2,1990`, `01021990`, `1990-02-01`, `1990/02/01` or
 * `19900201`, and with `shortYears` also `1.2.90`. Null if no such day exists, or if the day and the month cannot be told apart,
 * as in `01/02/1990`.
 */
export function readDay(typed: string, shortYears?: ShortYears): string | null {
  const text = typed.trim().replace(midnight, '');
  const [, isoYear, , isoMonth = '', isoDay = ''] = yearFirst.exec(text) ?? [];
  if (isoYear !== undefined) return realDay(isoYear, isoMonth, isoDay);
  if (/^\d{8}$/.test(text)) {
    // Never both: the month of one would be the century of the other.
    return (
      realDay(text.slice(4), text.slice(2, 4), text.slice(0, 2)) ??
      realDay(text.slice(0, 4), text.slice(4, 6), text.slice(6))
    );
  }
  const [all, day = '', month = '', year = ''] = dayFirst.exec(text) ?? [];
  if (all === undefined) return null;
  if (year.length === 4) return realDay(year, month, day);
  if (shortYears === undefined) return null;
  const { today, of } = shortYears;
  const century = Number(today.slice(0, 2));
  if (of === 'thisCentury') return realDay(year === '' ? today.slice(0, 4) : `${century}${year}`, month, day);
  if (year === '') return null;
  const latest = realDay(`${century}${year}`, month, day);
  return latest !== null && latest <= today ? latest : realDay(`${century - 1}${year}`, month, day);
}

function realDay(year: string, month: string, day: string): string | null {
  if (!isRealDate(Number(year), Number(month), Number(day))) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
