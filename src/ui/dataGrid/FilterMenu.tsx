import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnInfo } from './gridColumn';

interface FilterMenuProps {
  /** Those that can be filtered by. */
  columns: readonly ColumnInfo[];
  /** Of the grid. */
  label: string;
  icon: ReactNode;
  onChoose: (field: string) => void;
}

/** The columns that can be filtered by: those that are not shown too, and on cards, which have no headings. */
export function FilterMenu({ columns, label, icon, onChoose }: FilterMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('ui.grid.filter.of', { label })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('ui.grid.filter.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ field, header }) => (
          <MenuItem
            key={field}
            onClick={() => {
              setAnchor(null);
              onChoose(field);
            }}
          >
            {header}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
