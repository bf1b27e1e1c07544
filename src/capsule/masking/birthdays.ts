import { isRealDate } from '@contract/realDate';

const DAY_MS = 86_400_000;

/** Returns a text that sorts as the date, as the contract writes it; null: the text is no such date. */
function sortedDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  // Of any century: days repeat every 400 years.
  return isRealDate(2000 + (Number(year) % 400), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
}

/** Returns whether the text is a date as the contract writes it. */
export const isBirthday = (text: string): boolean => sortedDate(text) !== null;

/** Returns another day for each of the birthdays, in the same order, none of them a birthday itself. */
export function otherBirthdays(birthdays: ReadonlySet<string>): Map<string, string> {
  let next = Date.UTC(1900, 0, 1);
  const pseudonyms = new Map<string, string>();
  const sorted = Array.from(birthdays, (birthday) => ({ birthday, date: sortedDate(birthday) ?? '' }));
  sorted.sort((one, other) => (one.date < other.date ? -1 : 1));
  for (const { birthday } of sorted) {
    let standIn = birthday;
    while (birthdays.has(standIn)) {
      standIn = new Date(next).toISOString().slice(0, 10).split('-').reverse().join('.');
      next += DAY_MS;
    }
    pseudonyms.set(birthday, standIn);
  }
  return pseudonyms;
}
