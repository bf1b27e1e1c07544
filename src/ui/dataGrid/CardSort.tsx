import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { ColumnInfo } from './gridColumn';
import { readSort, type GridSort } from './gridSort';

interface CardSortProps {
  /** Those that can be sorted by. */
  columns: readonly ColumnInfo[];
  sort: GridSort;
}

/** Sorts rows that are cards, as the headings of a table do. */
export function CardSort({ columns, sort: { by, onSort } }: CardSortProps) {
  const { t } = useTranslation();
  // What is sorted by may be a column that is not shown.
  const [first] = readSort(by);
  const sorted = columns.find(({ field }) => field === first?.field);
  const isDescending = sorted !== undefined && first?.direction === 'desc';
  const Arrow = isDescending ? ArrowDownward : ArrowUpward;
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      <TextField
        select
        size="small"
        label={t('ui.grid.sortBy')}
        value={sorted?.field ?? ''}
        onChange={({ target }) => onSort(target.value || null)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 160 }}
      >
        <option value="">{t('ui.grid.usualOrder')}</option>
        {columns.map(({ field, header }) => (
          <option key={field} value={field}>
            {header}
          </option>
        ))}
      </TextField>
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
