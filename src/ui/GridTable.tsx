import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { deDE, enUS } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { currentLocale } from '../i18n/locale';
import type { GridColumn } from './gridColumn';
import { pageNonce } from './nonce';

export interface GridSort {
  /** A field, with a minus in front for the other direction; null for the server's own order. */
  by: string | null;
  onSort: (by: string | null) => void;
}

interface GridTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  isFetching: boolean;
  sort?: GridSort;
}

const ROWS_AT_MOST = { paginationModel: { page: 0, pageSize: 100 } };
const lines = {
  borderColor: 'divider',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', py: 1 },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell--textCenter': { justifyContent: 'center' },
};
const texts = { en: enUS, de: deDE };

/** The rows of a grid as a table: one page of at most 100 rows, all of them in the document. */
export function GridTable<Row>({ label, rows, columns, rowId, isFetching, sort }: GridTableProps<Row>) {
  const locale = currentLocale();
  const serverSorts = sort !== undefined;
  const drawn = useMemo(
    () => columns.map((column) => columnFor(column, locale, serverSorts)),
    [columns, locale, serverSorts],
  );
  const table = useMemo(() => rows.map((row) => ({ id: rowId(row), row })), [rows, rowId]);
  return (
    <DataGrid
      aria-label={label}
      rows={table}
      columns={drawn}
      loading={isFetching}
      slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'linear-progress' } }}
      initialState={{ pagination: ROWS_AT_MOST }}
      localeText={texts[locale].components.MuiDataGrid.defaultProps.localeText}
      nonce={pageNonce()}
      getRowHeight={() => 'auto'}
      hideFooter
      disableVirtualization
      disableRowSelectionOnClick
      disableColumnMenu
      sx={lines}
      {...(sort ? serverSort(sort) : {})}
    />
  );
}

type Drawn<Row> = { id: string; row: Row };

function columnFor<Row>(column: GridColumn<Row>, locale: string, serverSorts: boolean): GridColDef<Drawn<Row>> {
  const { field, header, cell, sortBy, isSortable = false, align = 'left', flex, width, minWidth } = column;
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return {
    field,
    headerName: header,
    align,
    headerAlign: align,
    sortable: serverSorts ? isSortable : sortBy !== undefined,
    renderCell: ({ row }) => cell(row.row),
    valueGetter: (_value, row) => sortBy?.(row.row) ?? '',
    sortComparator: (a: string | number, b: string | number) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)),
    ...(width === undefined ? { flex: flex ?? 1 } : { width }),
    minWidth: minWidth ?? 100,
  };
}

function serverSort({ by, onSort }: GridSort) {
  const sortModel: GridSortModel = by
    ? [{ field: by.replace(/^-/, ''), sort: by.startsWith('-') ? 'desc' : 'asc' }]
    : [];
  return {
    sortingMode: 'server' as const,
    sortModel,
    onSortModelChange: ([first]: GridSortModel) =>
      onSort(first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : null),
  };
}
