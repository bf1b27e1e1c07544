import AddIcon from '@mui/icons-material/LowPriority';
import ColumnsIcon from '@mui/icons-material/ViewColumn';
import FilterIcon from '@mui/icons-material/FilterAlt';
import FitIcon from '@mui/icons-material/SettingsEthernet';
import HideIcon from '@mui/icons-material/VisibilityOff';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  GridColumnMenu,
  useGridApiContext,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, readSort, withKey } from './gridSort';
import { useGridTools } from './gridsSlice';

// Not in the place of the library's filter, which it leaves out where it does not filter by itself.
const slots = { columnMenuOwnItems: OwnItems, columnMenuColumnsItem: null };

/** The menu of a column: the library's sorting, and what the free edition does not have. */
export const GridColumnMenuItems = (props: GridColumnMenuProps) => <GridColumnMenu {...props} slots={slots} />;

function OwnItems({ colDef: { field, sortable }, onClick }: GridColumnMenuItemProps) {
  const { t } = useTranslation();
  const apiRef = useGridApiContext();
  const { sort, canFilter, onFilter, onHide, onView } = useGridTools();
  const keys = readSort(sort.by);
  const canAdd = sortable === true && keys.length > 0 && keys[0]?.field !== field;
  const direction = directionOf(sort.by, field);
  const hide = () => {
    const columns = apiRef.current
      .getVisibleColumns()
      .filter(({ hideable, disableColumnMenu }) => hideable !== false && disableColumnMenu !== true);
    const index = columns.findIndex((column) => column.field === field);
    const beside = columns[index + 1] ?? columns[index - 1];
    if (!beside) return;
    // First the menu leads back to the heading that goes.
    const stop = apiRef.current.subscribeEvent('columnsChange', () => {
      stop();
      apiRef.current.setColumnHeaderFocus(beside.field);
    });
    onHide(field);
  };
  const item = (key: string, icon: ReactNode, act: () => void) => (
    <MenuItem
      key={key}
      onClick={(event) => {
        onClick(event);
        act();
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{t(`ui.grid.column.${key}` as 'ui.grid.column.filter')}</ListItemText>
    </MenuItem>
  );
  return (
    <>
      {canAdd && item('thenAsc', <AddIcon fontSize="small" />, () => sort.onSort(withKey(sort.by, field, 'asc')))}
      {canAdd && item('thenDesc', <AddIcon fontSize="small" />, () => sort.onSort(withKey(sort.by, field, 'desc')))}
      {canAdd &&
        direction !== null &&
        item('notBy', <AddIcon fontSize="small" />, () => sort.onSort(withKey(sort.by, field, null)))}
      {canFilter(field) && item('filter', <FilterIcon fontSize="small" />, () => onFilter(field))}
      <FitItem field={field} onClick={onClick} />
      {item('hide', <HideIcon fontSize="small" />, hide)}
      {item('manage', <ColumnsIcon fontSize="small" />, onView)}
    </>
  );
}

/** Makes the column as wide as its texts need; what a double click on its border does, for the keyboard. */
function FitItem({ field, onClick }: { field: string; onClick: GridColumnMenuItemProps['onClick'] }) {
  const { t } = useTranslation();
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        void apiRef.current.autosizeColumns({ columns: [field], includeHeaders: true, includeOutliers: true });
      }}
    >
      <ListItemIcon>
        <FitIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('ui.grid.column.fit')}</ListItemText>
    </MenuItem>
  );
}
