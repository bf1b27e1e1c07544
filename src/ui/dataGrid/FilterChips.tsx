import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { ColumnInfo } from './gridColumn';
import { filterText } from './filterText';
import type { GridFilters } from './gridFilter';
import { readSort, writeSort, type GridSort } from './gridSort';

interface FilterChipsProps {
  columns: readonly ColumnInfo[];
  filters: GridFilters;
  sort: GridSort;
  onOpen: (field: string, index: number) => void;
}

/** One chip for each filter of a column, to change or take out, and for each column that is sorted by besides the first. */
export function FilterChips({ columns, filters: { where, onFilter }, sort, onOpen }: FilterChipsProps) {
  const { t } = useTranslation();
  const keys = readSort(sort.by);
  const columnOf = (field: string) => columns.find((column) => column.field === field);
  return (
    <>
      {where.map((filter, index) => {
        const column = columnOf(filter.field);
        if (!column) return null;
        const text = filterText(filter, column, t);
        return (
          <Chip
            key={`${index} ${text}`}
            label={text}
            onClick={() => onOpen(filter.field, index)}
            onDelete={() => onFilter(where.filter((_other, at) => at !== index))}
            title={t('ui.grid.filter.change')}
            sx={{ maxWidth: 320 }}
          />
        );
      })}
      {keys.slice(1).map(({ field, direction }) => (
        <Chip
          key={field}
          variant="outlined"
          label={t(`ui.grid.then.${direction}`, { column: columnOf(field)?.header ?? field })}
          onDelete={() => sort.onSort(writeSort(keys.filter((key) => key.field !== field)))}
        />
      ))}
    </>
  );
}
