import CheckIcon from '@mui/icons-material/Check';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { densities, movableColumns, type GridWishes, type MovableColumn } from './gridWishes';
import { pageSizes, type PageSize } from './usersPlace';

interface ViewMenuProps {
  wishes: GridWishes;
  onChange: (changes: Partial<GridWishes>) => void;
  pageSize: PageSize;
  onPageSize: (pageSize: PageSize) => void;
}

const subheader = { role: 'presentation', sx: { lineHeight: 2.2 } } as const;

/** Which columns the table has, how high its rows are and how many stand on a page. */
export function ViewMenu({ wishes: { hidden, density }, onChange, pageSize, onPageSize }: ViewMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const isHidden = (column: MovableColumn) => hidden.includes(column);
  const turn = (column: MovableColumn) =>
    onChange({ hidden: isHidden(column) ? hidden.filter((other) => other !== column) : [...hidden, column] });
  return (
    <>
      <Button
        id={buttonId}
        startIcon={<TuneIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('users.view.open')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-labelledby': buttonId } }}
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
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === pageSize}
            onClick={() => onPageSize(value)}
          >
            <Mark isOn={value === pageSize} />
            <ListItemText>{value}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Mark = ({ isOn }: { isOn: boolean }) => (
  <ListItemIcon>{isOn && <CheckIcon fontSize="small" color="primary" />}</ListItemIcon>
);
