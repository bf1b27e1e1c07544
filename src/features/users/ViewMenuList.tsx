import CheckIcon from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { pageSizes, type UserFilters } from '../../filters/filters';
import { densities, movableColumns, type GridWishes, type MovableColumn } from './gridWishes';

export interface ViewMenuProps {
  wishes: GridWishes;
  onChange: (changes: Partial<GridWishes>) => void;
  pageSize: UserFilters['pageSize'];
  onPageSize: (pageSize: UserFilters['pageSize']) => void;
}

interface ViewMenuListProps extends ViewMenuProps {
  labelledBy: string;
  /** Where it opens; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

const subheader = { role: 'presentation', sx: { lineHeight: 2.2 } } as const;

/** The columns, the heights of rows and the sizes of pages that can be chosen. */
export default function ViewMenuList(props: ViewMenuListProps) {
  const { wishes, onChange, pageSize, onPageSize, labelledBy, anchor, onClose } = props;
  const { hidden, density } = wishes;
  const { t } = useTranslation();
  const isHidden = (column: MovableColumn) => hidden.includes(column);
  const turn = (column: MovableColumn) =>
    onChange({ hidden: isHidden(column) ? hidden.filter((other) => other !== column) : [...hidden, column] });
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-labelledby': labelledBy } }}
    >
      <ListSubheader {...subheader}>{t('users.view.columns')}</ListSubheader>
      {movableColumns.map((column) => (
        <MenuItem key={column} role="menuitemcheckbox" aria-checked={!isHidden(column)} onClick={() => turn(column)}>
          <Mark isOn={!isHidden(column)} />
          <ListItemText>{t(`users.${column}`)}</ListItemText>
        </MenuItem>
      ))}
      <Divider />
      <ListSubheader {...subheader}>{t('users.view.density')}</ListSubheader>
      {densities.map((value) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === density}
          onClick={() => onChange({ density: value })}
        >
          <Mark isOn={value === density} />
          <ListItemText>{t(`users.view.${value}`)}</ListItemText>
        </MenuItem>
      ))}
      <Divider />
      <ListSubheader {...subheader}>{t('users.view.pageSize')}</ListSubheader>
      {pageSizes.map((value) => (
        <MenuItem key={value} role="menuitemradio" aria-checked={value === pageSize} onClick={() => onPageSize(value)}>
          <Mark isOn={value === pageSize} />
          <ListItemText>{value}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}

const Mark = ({ isOn }: { isOn: boolean }) => (
  <ListItemIcon>{isOn && <CheckIcon fontSize="small" color="primary" />}</ListItemIcon>
);
