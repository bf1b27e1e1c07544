import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../fields/Select';
import type { ColumnInfo } from './gridColumn';
import { type GridSort, readSort, withKey, writeSort } from './gridSort';

interface CardSortProps {
  /** Of the grid. */
  grid: string;
  /** Those that can be sorted by. */
  columns: readonly ColumnInfo[];
  sort: GridSort;
}

/** Sorts rows that are cards, as the headings of a table do. */
export function CardSort({ grid, columns, sort: { by, onSort } }: CardSortProps) {
  const { t } = useTranslation();
  // What is sorted by may be a column that is not shown.
  const [first] = readSort(by);
  const sorted = columns.find(({ field }) => field === first?.field);
  const isDescending = sorted !== undefined && first?.direction === 'desc';
  const Arrow = isDescending ? ArrowDownward : ArrowUpward;
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      <Select
        control={`sort/${grid}`}
        size="small"
        label={t('ui.grid.sortBy')}
        value={sorted?.field ?? ''}
        onChange={({ target }) => onSort(target.value || null)}
        options={[{ value: '', label: t('ui.grid.usualOrder') }, ...optionsOf(columns)]}
        sx={{ minWidth: 160 }}
      />
      <IconButton
        aria-label={t('ui.grid.descending')}
        aria-pressed={isDescending}
        disabled={!sorted}
        onClick={() => sorted && onSort(isDescending ? sorted.field : `-${sorted.field}`)}
      >
        <Arrow />
      </IconButton>
    </Stack>
  );
}

interface SortOrderProps {
  /** Of the grid. */
  grid: string;
  /** Those that can be sorted by. */
  columns: readonly ColumnInfo[];
  sort: GridSort;
}

/** The columns that rows are sorted by, the first counting most, and one more to add. */
export function SortOrder({ grid, columns, sort: { by, onSort } }: SortOrderProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const keys = readSort(by).filter(({ field }) => columns.some((column) => column.field === field));
  const others = columns.filter(({ field }) => !keys.some((key) => key.field === field));
  const header = (field: string) => columns.find((column) => column.field === field)?.header ?? field;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {t('ui.grid.sortBy')}
      </Typography>
      <Box component="ol" aria-labelledby={titleId} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {keys.map(({ field, direction }) => (
          <Box component="li" key={field} sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography sx={{ flexGrow: 1 }}>{header(field)}</Typography>
            <IconButton
              size="small"
              aria-label={t('ui.grid.descendingBy', { column: header(field) })}
              aria-pressed={direction === 'desc'}
              onClick={() => onSort(withKey(by, field, direction === 'desc' ? 'asc' : 'desc'))}
            >
              {direction === 'desc' ? <ArrowDownward fontSize="small" /> : <ArrowUpward fontSize="small" />}
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('ui.grid.notBy', { column: header(field) })}
              onClick={() => onSort(writeSort(keys.filter((key) => key.field !== field)))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {others.length > 0 && (
        <Select
          control={`thenSort/${grid}`}
          size="small"
          fullWidth
          label={t(keys.length === 0 ? 'ui.grid.sortBy' : 'ui.grid.thenBy')}
          value=""
          onChange={({ target }) => onSort(withKey(by, target.value, 'asc'))}
          options={[{ value: '', label: t('ui.grid.chooseColumn') }, ...optionsOf(others)]}
          sx={{ mt: 1 }}
        />
      )}
    </Box>
  );
}

const optionsOf = (columns: readonly ColumnInfo[]) =>
  columns.map(({ field, header }) => ({ value: field, label: header }));
