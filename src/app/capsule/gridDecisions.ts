import type { ColumnFilter } from '../../../contract/columnFilter';
import { ofFilterValue } from '../../api/decisions/ofWhere';
import type { Decision } from '../../capsule/decision';
import type { GridPreferences, SavedView } from '../../ui/dataGrid/gridPreferencesSlice';
import type { GridPanel } from '../../ui/dataGrid/gridsSlice';

export const ofColumnFilter: Decision<ColumnFilter> = {
  fields: { field: 'keep', operator: 'keep', value: ofFilterValue },
};
const ofColumnFilters = { each: ofColumnFilter } as const;

const ofPanel: Decision<GridPanel> = { fields: { grid: 'keep', kind: 'keep', field: 'keep', index: 'keep' } };

const ofPreferences = {
  fields: {
    hidden: { each: 'keep' },
    order: { each: 'keep' },
    widths: { values: 'keep' },
    density: 'keep',
    pageSize: 'keep',
  },
} as const satisfies Decision<GridPreferences>;
const ofView: Decision<SavedView> = { fields: { name: 'words', search: 'words', preferences: ofPreferences } };

const ids = { each: 'keep' } as const;

export const ofGrids = {
  fields: {
    grids: {
      values: {
        fields: { sort: 'keep', where: ofColumnFilters, page: 'keep', checked: ids, checkedIn: 'words' },
      },
    },
    panel: ofPanel,
  },
} as const;

export const ofGridPreferences = {
  fields: { grids: { values: ofPreferences }, views: { values: { each: ofView } } },
} as const;

export const gridActions = {
  grids: {
    gridSorted: { fields: { grid: 'keep', sort: 'keep' } },
    gridFiltered: { fields: { grid: 'keep', where: ofColumnFilters } },
    gridPageTurned: { fields: { grid: 'keep', page: 'keep' } },
    rowsChecked: { fields: { grid: 'keep', list: 'words', ids } },
    gridPanelOpened: ofPanel,
    gridPanelClosed: 'keep',
    gridsReset: 'keep',
  },
  gridPreferences: {
    gridPreferencesRead: ofGridPreferences,
    gridPreferencesChanged: { fields: { grid: 'keep', changes: ofPreferences } },
    gridPreferencesReset: { fields: { grid: 'keep' } },
    viewSaved: { fields: { grid: 'keep', view: ofView } },
    viewDeleted: { fields: { grid: 'keep', name: 'words' } },
  },
} as const;
