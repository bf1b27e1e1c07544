import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnInfo } from './gridColumn';
import type { GridPreferences } from './gridPreferencesSlice';
import { isVisible, orderedColumns, withColumn } from './visibleColumns';

interface ColumnListProps {
  columns: readonly ColumnInfo[];
  preferences: GridPreferences;
  onChange: (changes: Partial<GridPreferences>) => void;
}

/** Which columns are shown, and in which order. */
export function ColumnList({ columns, preferences, onChange }: ColumnListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const ordered = orderedColumns(columns, preferences).filter(
    ({ isActions = false, isFilterOnly = false }) => !isActions && !isFilterOnly,
  );
  const fields = ordered.map(({ field }) => field);
  const hidden = ordered.filter((column) => !isVisible(column, preferences)).map(({ field }) => field);
  const show = (field: string, isWanted: boolean) =>
    onChange(withColumn(columns, preferences, { field, isShown: isWanted }));
  const move = (index: number, by: -1 | 1) => {
    const moved = fields.toSpliced(index, 1);
    onChange({ order: moved.toSpliced(index + by, 0, fields[index] ?? '') });
  };
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {t('ui.grid.view.columns')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {ordered.map(({ field, header }, index) => {
          const isOn = !hidden.includes(field);
          return (
            <Box component="li" key={field} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                label={header}
                sx={{ flexGrow: 1, minWidth: 0 }}
                control={
                  <Checkbox
                    size="small"
                    checked={isOn}
                    // A grid without any column would look like an empty one.
                    disabled={isOn && hidden.length === fields.length - 1}
                    onChange={(_event, isWanted) => show(field, isWanted)}
                  />
                }
              />
              <IconButton
                size="small"
                aria-label={t('ui.list.moveUp', { row: header })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUpwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('ui.list.moveDown', { row: header })}
                disabled={index === fields.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDownwardIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
