const EARLIEST_YEAR = 1900;

/** Returns whether there is such a day; years before 1900 are taken for typing errors. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (year < EARLIEST_YEAR || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
