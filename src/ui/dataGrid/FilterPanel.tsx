import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColumnFilter, operatorsOf } from '@contract/columnFilter';
import { FormInStore } from '../forms/useFormInStore';
import { MenuButton } from '../MenuButton';
import { ColumnFilterFields } from './ColumnFilterFields';
import { filterOf, filterSchema, typedFilter } from './columnFilterForm';
import type { ColumnInfo } from './gridColumn';
import type { GridFilters } from './gridFilter';

interface FilterPanelProps {
  /** What it opens at; null: closed. */
  anchor: HTMLElement | null;
  column: ColumnInfo;
  filters: GridFilters;
  /** Of the filter that is changed; null: a new one. */
  index: number | null;
  onClose: () => void;
}

/** One filter of a column: its operator and its value. */
export default function FilterPanel({ anchor, column, filters, index, onClose }: FilterPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { where, onFilter } = filters;
  const { kind = 'text', choices = [] } = column.filter ?? {};
  const before = index === null ? undefined : where[index];
  const apply = (filter: ColumnFilter) => {
    onFilter(index === null ? [...where, filter] : where.map((other, at) => (at === index ? filter : other)));
    onClose();
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Formik
        initialValues={typedFilter(before, kind)}
        validationSchema={filterSchema(kind, t, column.field)}
        validateOnChange={false}
        onSubmit={(typed) => apply(filterOf(column.field, typed, kind))}
      >
        <Form noValidate>
          <FormInStore form="columnFilter" />
          <Stack spacing={2} sx={{ p: 2, width: 320, maxWidth: '90vw' }}>
            <Typography id={titleId} component="h2" variant="h6">
              {t('ui.grid.filter.title', { column: column.header })}
            </Typography>
            <ColumnFilterFields kind={kind} operators={operatorsOf[kind]} choices={choices} />
          </Stack>
          <DialogActions>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button type="submit" variant="contained">
              {t('ui.grid.filter.apply')}
            </Button>
          </DialogActions>
        </Form>
      </Formik>
    </Popover>
  );
}

interface FilterMenuProps {
  /** Those that can be filtered by. */
  columns: readonly ColumnInfo[];
  /** Of the grid. */
  grid: string;
  label: string;
  icon: ReactNode;
  onChoose: (field: string) => void;
}

/** The columns that can be filtered by: those that are not shown too, and on cards, which have no headings. */
export function FilterMenu({ columns, grid, label, icon, onChoose }: FilterMenuProps) {
  const { t } = useTranslation();
  return (
    <MenuButton
      menu={`newFilter/${grid}`}
      label={t('ui.grid.filter.add')}
      size="small"
      startIcon={icon}
      aria-label={t('ui.grid.filter.of', { label })}
      items={(choose) =>
        columns.map(({ field, header }) => (
          <MenuItem key={field} onClick={choose(() => onChoose(field))}>
            <span>{header}</span>
          </MenuItem>
        ))
      }
    />
  );
}
