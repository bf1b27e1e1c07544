import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Choice } from '../fields/Choice';
import { SortOrder } from './CardSort';
import { ColumnList } from './ColumnList';
import type { ColumnInfo } from './gridColumn';
import {
  densities,
  type GridDensity,
  type GridPreferences,
  gridPreferencesChanged,
  gridPreferencesReset,
  pageSizes,
} from './gridPreferencesSlice';
import type { GridSort } from './gridSort';

interface ViewPanelProps {
  /** Of the grid. */
  id: string;
  /** What it opens at; null: closed. */
  anchor: HTMLElement | null;
  columns: readonly ColumnInfo[];
  sortable: readonly ColumnInfo[];
  sort: GridSort;
  preferences: GridPreferences;
  density: GridDensity;
  /** Goes back to the first page, where another size of pages makes others of them. */
  onPageSize: () => void;
  /** Saved views, where the grid has them. */
  views?: ReactNode;
  onClose: () => void;
}

/** How the grid looks: columns and their order, sorting by several, the height of rows, the size of pages. */
export default function ViewPanel(props: ViewPanelProps) {
  const { id, anchor, columns, sortable, sort, preferences, density, onPageSize, views, onClose } = props;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const titleId = useId();
  const change = (changes: Partial<GridPreferences>) => dispatch(gridPreferencesChanged({ grid: id, changes }));
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Stack spacing={2} sx={{ p: 2, width: 400, maxWidth: '92vw' }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={titleId} component="h2" variant="h6">
            {t('ui.grid.view.title')}
          </Typography>
          <IconButton aria-label={t('ui.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        {views}
        <Labelled label={t('ui.grid.view.density')}>
          <Choice
            label={t('ui.grid.view.density')}
            value={density}
            options={densities.map((value) => ({ value, label: t(`ui.grid.view.${value}`) }))}
            onChoose={(chosen) => change({ density: chosen })}
          />
        </Labelled>
        <Labelled label={t('ui.grid.view.pageSize')}>
          <Choice
            label={t('ui.grid.view.pageSize')}
            value={String(preferences.pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChoose={(chosen) => {
              change({ pageSize: pageSizes.find((size) => String(size) === chosen) ?? 25 });
              onPageSize();
            }}
          />
        </Labelled>
        {sortable.length > 0 && <SortOrder grid={id} columns={sortable} sort={sort} />}
        <ColumnList columns={columns} preferences={preferences} onChange={change} />
        <Box>
          <Button onClick={() => dispatch(gridPreferencesReset({ grid: id }))}>{t('ui.grid.view.reset')}</Button>
        </Box>
      </Stack>
    </Popover>
  );
}

/** A choice below its name, which screen readers announce it with the choice itself. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography variant="subtitle2" aria-hidden>
      {label}
    </Typography>
    {children}
  </Box>
);
