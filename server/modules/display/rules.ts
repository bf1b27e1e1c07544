import { MOST_DISPLAY_LINKS } from '@contract/lists';
import { toldApart } from '@contract/namesakes';
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

interface Shown {
  id: string;
  /** As the screen shows it. */
  name: string;
}

/** Returns the names by the ids of these people; equal names get a number, which says nothing else of them. */
export function displayNames(people: readonly Shown[]): Map<string, string> {
  const shown = people.map(({ id, name }) => ({ id, name, surname: '' }));
  return new Map(
    toldApart(shown).map(({ id, name, distinction }) => [
      id,
      distinction === undefined ? name : `${name} (${distinction})`,
    ]),
  );
}

const HOUR_MS = 60 * 60_000;

/** Hours by which clocks are behind and ahead of UTC at most. */
const [MOST_BEHIND, MOST_AHEAD] = [12, 14] as const;

/** Returns the year of the season that a screen shows at this instant: that of its own date, if it is that date anywhere. */
export function shownYear(at: string, today: string | undefined): number {
  const dayAfter = (hours: number) => new Date(Date.parse(at) + hours * HOUR_MS).toISOString().slice(0, 10);
  const isNow = today !== undefined && dayAfter(-MOST_BEHIND) <= today && today <= dayAfter(MOST_AHEAD);
  return Number((isNow ? today : dayAfter(0)).slice(0, 4));
}

/** Returns the first and the last day of a year. */
export function daysOfYear(year: number): { from: string; to: string } {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
