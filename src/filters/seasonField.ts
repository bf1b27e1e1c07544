import { readDate, typedDate } from '../i18n/dates';
import type { SeasonChoice } from '../ui/SeasonPicker';
import type { Field } from './fields';

const possibleYear = /^(19|20|21)\d\d$/;

/** The season: `year=2026`, `year=all`, or `from` and `to`, of which one may be missing; null is this year. */
export const seasonField: Field<SeasonChoice | null> = {
  usual: null,
  read: (search) => {
    const year = search.get('year') ?? '';
    if (year === 'all') return 'all';
    if (possibleYear.test(year)) return Number(year);
    const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
    return from === null && to === null ? undefined : { from, to };
  },
  write: (season) => {
    if (season === null) return [];
    if (typeof season !== 'object') return [['year', String(season)]];
    const { from, to } = season;
    return [
      ...(from === null ? [] : [['from', from] as [string, string]]),
      ...(to === null ? [] : [['to', to] as [string, string]]),
    ];
  },
};

/** Returns the calendar date of the address, or null for what is none. */
function dayIn(parameter: string | null): string | null {
  return parameter === null ? null : readDate(typedDate(parameter));
}
