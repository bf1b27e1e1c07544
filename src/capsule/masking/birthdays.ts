const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1900, 0, 1);
const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const pad = (number: number) => String(number).padStart(2, '0');

/** Returns a number that grows with the date; null where the text is no date as the contract has it. */
function dateOf(text: string): number | null {
  if (!/^\d\d\.\d\d\.\d{4}$/.test(text)) return null;
  const [day, month, year] = [Number(text.slice(0, 2)), Number(text.slice(3, 5)), Number(text.slice(6))];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (day < 1 || day > (daysOfMonths[month - 1] ?? 0) || (day === 29 && month === 2 && !isLeap)) return null;
  return year * 10_000 + month * 100 + day;
}

/** Returns whether the text is a date as the contract has it. */
export const isBirthday = (text: string): boolean => dateOf(text) !== null;

function written(day: number): string {
  const date = new Date(day);
  return `${pad(date.getUTCDate())}.${pad(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}

/** Returns another day for each of the birthdays, in the same order, none of them a birthday itself. */
export function otherBirthdays(birthdays: ReadonlySet<string>): Map<string, string> {
  const sorted = [...birthdays].map((text) => ({ text, date: dateOf(text) ?? 0 }));
  sorted.sort((one, other) => one.date - other.date);
  let next = FIRST_DAY;
  return new Map(
    sorted.map(({ text }) => {
      while (birthdays.has(written(next))) next += DAY;
      const standIn = written(next);
      next += DAY;
      return [text, standIn];
    }),
  );
}
