import type { GridPreferences, SavedView } from '@/ui/dataGrid/gridPreferencesSlice';
import type { RandomClub } from './makeClub';
import type { PayloadMakers } from './payloadMakers';
import { nothing, randomValues } from './randomValues';

/** Returns what makes payloads of the data grids. */
export function gridPayloads(club: RandomClub): Pick<PayloadMakers, 'grids' | 'gridPreferences'> {
  const { pick, below, chance } = club;
  const { id, typed, where } = randomValues(club);
  const preferences: GridPreferences = {
    hidden: ['email'],
    shown: ['handicap'],
    order: null,
    widths: { name: 120 },
    density: 'standard',
    pageSize: 50,
  };
  const view = (): SavedView => ({ name: typed(), search: `?q=${encodeURIComponent(typed())}`, preferences });
  return {
    grids: {
      gridSorted: () => ({ grid: 'winners', sort: pick(['players', '-points', null]) }),
      gridFiltered: () => ({ grid: 'winners', where: where() }),
      gridPageTurned: () => ({ grid: 'winners', page: below(3) }),
      rowsChecked: () => ({
        grid: 'users',
        list: chance(0.3) ? typed() : JSON.stringify({ club: id(), filter: 'all', q: typed(), where: where() }),
        ids: [id()],
      }),
      gridPanelOpened: () => ({ grid: 'users', kind: 'filter', field: 'surname', index: null }),
      gridPanelClosed: nothing,
      gridsReset: nothing,
    },
    gridPreferences: {
      gridPreferencesRead: () => ({ grids: { users: preferences }, views: { users: [view()] } }),
      gridPreferencesChanged: () => ({
        grid: 'users',
        changes: { hidden: ['email'], shown: ['handicap'], widths: { name: below(300) } },
      }),
      gridPreferencesReset: () => ({ grid: 'users' }),
      viewSaved: () => ({ grid: 'users', view: view() }),
      viewDeleted: () => ({ grid: 'users', name: typed() }),
    },
  };
}
