import { MOST_DISPLAY_LINKS } from '@contract/lists';
import { Refusal } from '@contract/problem';

/** Throws `wrong-state` when the club has as many links as a club may have. */
export function requireRoom(count: number): void {
  if (count < MOST_DISPLAY_LINKS) return;
  throw new Refusal('wrong-state', `A golf club has at most ${MOST_DISPLAY_LINKS} display links; revoke one first.`);
}

interface Person {
  name: string;
  surname: string;
}

/** Returns the name that a screen shows: `Jana Möller`, or shortened `Jana M.`; empty for a former member. */
export function displayName({ name, surname }: Person, isShort: boolean): string {
  const [initial] = surname;
  const last = isShort && initial !== undefined ? `${initial}.` : surname;
  return `${name} ${last}`.trim();
}

/** Returns the first and the last day of a year. */
export function daysOfYear(year: number): { from: string; to: string } {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
