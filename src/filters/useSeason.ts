import { todayHere } from '../i18n/dates';
import type { SeasonChoice } from '../ui/SeasonPicker';
import { useFilters } from './useFilters';

export interface Season {
  choice: SeasonChoice;
  /** It has ended, so nothing played today changes it. */
  isPast: boolean;
  /** What a query needs to read it. */
  period: { from?: string; to?: string };
  choose: (choice: SeasonChoice) => void;
}

/** Returns the season that a screen shows: this year unless another one was chosen. */
export function useSeason(screen: 'league' | 'entries'): Season {
  const [{ season }, change] = useFilters(screen);
  const thisYear = Number(todayHere().slice(0, 4));
  const choice = season ?? thisYear;
  const { from, to } = rangeOf(choice);
  return {
    choice,
    isPast: to !== null && to < todayHere(),
    period: { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) },
    choose: (next) => change({ season: next === thisYear ? null : next }),
  };
}

function rangeOf(choice: SeasonChoice): { from: string | null; to: string | null } {
  if (choice === 'all') return { from: null, to: null };
  return typeof choice === 'number' ? { from: `${choice}-01-01`, to: `${choice}-12-31` } : choice;
}
