import { useSearchParams } from 'react-router-dom';
import { readDate, todayHere, typedDate } from '../i18n/dates';
import type { SeasonChoice } from '../ui/SeasonPicker';

export interface Season {
  /** The first day `YYYY-MM-DD`; null: from the beginning. */
  from: string | null;
  /** The last day, itself included; null: until now and beyond. */
  to: string | null;
  /** Null for all years and for other ranges of days. */
  year: number | null;
  choice: SeasonChoice;
  /** It has ended, so nothing played today changes it. */
  isPast: boolean;
  /** What a query needs to read it. */
  period: { from?: string; to?: string };
  /** Puts another season into the address, which begins on its first page; the browser's Back undoes that. */
  choose: (choice: SeasonChoice) => void;
}

const possibleYear = /^(19|20|21)\d\d$/;
const parameters = ['year', 'from', 'to', 'page'] as const;

/** Returns which season the address asks for: `year=2026`, `year=all` or `from` and `to`; this year if it says nothing. */
export function useSeason(): Season {
  const [search, setSearch] = useSearchParams();
  const thisYear = Number(todayHere().slice(0, 4));
  const choice = choiceOf(search) ?? thisYear;
  const { from, to } = rangeOf(choice);
  return {
    from,
    to,
    year: typeof choice === 'number' ? choice : null,
    choice,
    isPast: to !== null && to < todayHere(),
    period: { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) },
    choose: (next) =>
      setSearch((before) => {
        const query = new URLSearchParams(before);
        for (const name of parameters) query.delete(name);
        if (typeof next === 'object') {
          if (next.from !== null) query.set('from', next.from);
          if (next.to !== null) query.set('to', next.to);
        } else if (next !== thisYear) query.set('year', String(next));
        return query;
      }),
  };
}

function choiceOf(search: URLSearchParams): SeasonChoice | null {
  const year = search.get('year') ?? '';
  if (year === 'all') return 'all';
  if (possibleYear.test(year)) return Number(year);
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
  return from === null && to === null ? null : { from, to };
}

function rangeOf(choice: SeasonChoice): { from: string | null; to: string | null } {
  if (choice === 'all') return { from: null, to: null };
  return typeof choice === 'number' ? { from: `${choice}-01-01`, to: `${choice}-12-31` } : choice;
}

/** Returns the calendar date of the address, or null for what is none. */
function dayIn(parameter: string | null): string | null {
  return parameter === null ? null : readDate(typedDate(parameter));
}
