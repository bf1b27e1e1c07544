import DeleteIcon from '@mui/icons-material/Delete';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnInfo } from './gridColumn';
import { readSort, withKey, writeSort, type GridSort } from './gridSort';

interface SortOrderProps {
  /** Those that can be sorted by. */
  columns: readonly ColumnInfo[];
  sort: GridSort;
}

/** The columns that rows are sorted by, the first counting most, and one more to add. */
export function SortOrder({ columns, sort: { by, onSort } }: SortOrderProps) {
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
        <TextField
          select
          size="small"
          fullWidth
          label={t(keys.length === 0 ? 'ui.grid.sortBy' : 'ui.grid.thenBy')}
          value=""
          onChange={({ target }) => onSort(withKey(by, target.value, 'asc'))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        >
          <option value="">{t('ui.grid.chooseColumn')}</option>
          {others.map((column) => (
            <option key={column.field} value={column.field}>
              {column.header}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
}
