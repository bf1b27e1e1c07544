import { whereQuery } from '@/api/call';
import type { EntryFilters } from '@/filters/filters';
import { type Season, useFilters, useSeason, useSelectedClub } from '@/filters/useFilters';
import type { LeagueEntriesQuery } from '@contract/league';

export const USUAL_SORT = '-date';
const all = { player: null, template: null, category: null, q: '', where: [] };

export interface VisibleEntries {
  filters: EntryFilters;
  season: Season;
  isFiltered: boolean;
  /** What all pages of the entries are read with. */
  wanted: Omit<LeagueEntriesQuery, 'page' | 'pageSize'> & { golfclubId: string };
  change: (changes: Partial<EntryFilters>) => void;
  /** All years without a filter; club and sort stay. */
  showAll: () => void;
}

/** Returns which entries of which club are shown, and how to show others. */
export function useEntryFilters(): VisibleEntries {
  const { golfclubId } = useSelectedClub('entries');
  const season = useSeason('entries');
  const [filters, change] = useFilters('entries');
  const { player, template, category, q, sort, where } = filters;
  const narrowing = given({ player, template, category, q });
  return {
    filters,
    season,
    isFiltered: Object.keys(narrowing).length > 0 || where.length > 0 || season.choice !== 'all',
    wanted: {
      golfclubId,
      ...season.period,
      sort,
      ...whereQuery(where),
      ...narrowing,
    },
    change,
    showAll: () => change({ ...all, season: 'all' }),
  };
}

/** Returns the filters that narrow something: the server takes no empty id. */
function given(filters: Record<'player' | 'template' | 'category' | 'q', string | null>) {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Partial<
    Record<keyof typeof filters, string>
  >;
}
