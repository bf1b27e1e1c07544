import { usualFilters } from '@/filters/address';
import type { FilterChanges, FilterEntry } from '@/filters/filtersSlice';
import type { RandomClub } from './makeClub';
import type { PayloadMakers } from './payloadMakers';
import { randomValues } from './randomValues';

/** Returns what makes payloads of the filters. */
export function filterPayloads(club: RandomClub): Pick<PayloadMakers, 'filters'> {
  const { pick, below, person } = club;
  const { id, typed, where } = randomValues(club);
  const filterChanges = (): FilterChanges =>
    pick<FilterChanges>([
      { screen: 'users', changes: { q: typed() } },
      { screen: 'users', changes: { where: where(), club: id() } },
      { screen: 'users', changes: { edit: pick([person().username, null]) } },
      { screen: 'changes', changes: { kind: 'ball', q: typed() } },
      { screen: 'planner', changes: { status: 'STARTED', month: '2026-05' } },
      { screen: 'wizard', changes: { training: pick([id(), person().surname || 'x', null]) } },
      { screen: 'league', changes: { season: pick([2025, 'all', { from: '2026-01-01', to: null }]) } },
      { screen: 'entries', changes: { q: typed(), page: below(4) } },
    ]);
  const filterEntry = (): FilterEntry =>
    pick<FilterEntry>([
      { screen: 'users', entry: { ...usualFilters('users'), q: typed(), where: where() } },
      { screen: 'points', entry: { q: typed() } },
      { screen: 'wizard', entry: { ...usualFilters('wizard'), training: pick([id(), person().name]) } },
    ]);
  return {
    filters: {
      filtersChanged: filterChanges,
      filtersCorrected: () => ({
        screen: pick(['users', 'entries', 'changes', 'planner', 'sessions', 'wizard', 'templates'] as const),
        changes: { page: below(4) },
      }),
      addressRead: filterEntry,
    },
  };
}
