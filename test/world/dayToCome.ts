const TWO_DAYS_MS = 172_800_000;

/** Returns a day that lies ahead in every time zone, as DD.MM.YYYY. */
export function dayToCome(): string {
  const day = new Date(Date.now() + TWO_DAYS_MS).toISOString().slice(0, 10);
  return day.split('-').reverse().join('.');
}
