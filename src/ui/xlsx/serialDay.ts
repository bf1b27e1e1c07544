const MILLISECONDS_OF_DAY = 86_400_000;
/** The day before the one that spreadsheets count as 1, as they take 1900 for a leap year. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** Returns the day that a spreadsheet counts so, as `DD.MM.YYYY`; a time of that day is left out. */
export function dayOfSerial(serial: number): string {
  const [year, month, day] = new Date(DAY_ZERO + Math.floor(serial) * MILLISECONDS_OF_DAY)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}.${month}.${year}`;
}

/** Returns the number by which spreadsheets count a day that is given as `YYYY-MM-DD`. */
export function serialOfDay(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - DAY_ZERO) / MILLISECONDS_OF_DAY;
}
