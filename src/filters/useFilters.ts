import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useSession } from '@/session/sessionSlice';
import type { SeasonChoice } from '@/ui/fields/SeasonPicker';
import { useToday } from '@/ui/useToday';
import { seesEveryClub } from '@contract/rights';
import { isSame, screenAt } from './address';
import type { FiltersState, Screen } from './filters';
import { filtersChanged, selectFilters, type WithFilters } from './filtersSlice';

/**
 * Returns what a screen shows, and how to change some of it, which begins on the first page; the browser's Back undoes that.
 */
export function useFilters<Name extends Screen>(
  screen: Name,
): [FiltersState[Name], (changes: Partial<FiltersState[Name]>) => void] {
  const dispatch = useDispatch();
  const entry = useSelector((state: WithFilters) => selectFilters(state)[screen]);
  const change = useCallback(
    (changes: Partial<FiltersState[Name]>) => void dispatch(filtersChanged({ screen, changes })),
    [dispatch, screen],
  );
  return [entry, change];
}

/**
 * Returns what is called when something is pressed on a screen, and gives what changes the screen once the answer is there:
 * not where one of these fields has changed meanwhile.
 */
export function useChangeAfterAnswer<Name extends Screen>(
  screen: Name,
  fields: readonly (keyof FiltersState[Name])[],
): () => (changes: Partial<FiltersState[Name]>) => void {
  const store = useStore<WithFilters>();
  const shown = () => {
    const entry = selectFilters(store.getState())[screen];
    return fields.map((field) => entry[field]);
  };
  return () => {
    const atPress = shown();
    return (changes) => {
      if (isSame(shown(), atPress)) store.dispatch(filtersChanged({ screen, changes }));
    };
  };
}

/** Returns the club that was chosen on the screen at a path; null where none was, or none can be. */
export function clubAt(pathname: string, filters: FiltersState): string | null {
  const screen = screenAt(pathname);
  if (screen === null) return null;
  const entry = filters[screen];
  return 'club' in entry ? entry.club : null;
}

/**
 * Returns whose things a screen shows: those of the chosen club for someone who sees every club, the own club's for
 * everyone else.
 */
export function useSelectedClub(screen: 'planner' | 'wizard' | 'sessions' | 'league' | 'entries' | 'display'): {
  golfclubId: string;
  mayChooseClub: boolean;
  chooseClub: (id: string) => void;
} {
  const session = useSession();
  const [{ club }, change] = useFilters(screen);
  const mayChooseClub = seesEveryClub(session.roles);
  return {
    golfclubId: (mayChooseClub && club) || session.golfclubId,
    mayChooseClub,
    chooseClub: (id) => change({ club: id === session.golfclubId ? null : id }),
  };
}

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
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const choice = season ?? thisYear;
  const period = periodOf(choice);
  return {
    choice,
    isPast: period.to !== undefined && period.to < today,
    period,
    choose: (next) => change({ season: next === thisYear ? null : next }),
  };
}

/** Returns the calendar dates of a season, both included; what is open at an end has none there. */
export function periodOf(choice: SeasonChoice): { from?: string; to?: string } {
  const { from, to } = rangeOf(choice);
  return { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
}

function rangeOf(choice: SeasonChoice): { from: string | null; to: string | null } {
  if (choice === 'all') return { from: null, to: null };
  return typeof choice === 'number' ? { from: `${choice}-01-01`, to: `${choice}-12-31` } : choice;
}
