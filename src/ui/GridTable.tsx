import { DataGrid, type GridColDef, type GridSortModel, type MuiEvent } from '@mui/x-data-grid';
import { deDE, enUS } from '@mui/x-data-grid/locales';
import { useMemo, type KeyboardEvent } from 'react';
import { currentLocale } from '../i18n/locale';
import type { GridColumn } from './gridColumn';
import { AllCheckbox, RowCheckbox, type GridSelection } from './GridSelection';
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
  selection?: GridSelection<Row>;
  density?: GridDensity;
}

export type GridDensity = 'compact' | 'standard' | 'comfortable';
/** Rows are as high as their content; the density is the space above and below it. */
const space: Readonly<Record<GridDensity, number>> = { compact: 0.25, standard: 1, comfortable: 2 };

const ROWS_AT_MOST = { paginationModel: { page: 0, pageSize: 100 } };
const ACTIONS = 'actions-in-reach';
const lines = {
  borderColor: 'divider',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
  // A long heading takes two lines before it takes width.
  '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.25, hyphens: 'auto' },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  // The whole heading can be pressed: its arrow needs no room of its own around it.
  '& .MuiDataGrid-sortButton': { p: 0.25, minWidth: 24, minHeight: 24 },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell--textCenter': { justifyContent: 'center' },
  // In reach also where the table is wider than its place.
  [`& .${ACTIONS}`]: { position: 'sticky', right: 0, zIndex: 1, bgcolor: 'background.paper' },
  // What takes the focus must not stop below it.
  '& .MuiDataGrid-virtualScroller': { scrollPaddingRight: '180px' },
};
const texts = { en: enUS, de: deDE };

/** The rows of a grid as a table: one page of at most 100 rows, all of them in the document. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, rows, columns, rowId, isFetching, sort, selection, density = 'standard' } = props;
  const locale = currentLocale();
  const serverSorts = sort !== undefined;
  const { rowLabel, allLabel } = selection ?? {};
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const drawn = useMemo(() => {
    const own = columns.map((column) => columnFor(column, locale, serverSorts));
    return rowLabel ? [checkboxes(ids, rowLabel, allLabel ?? ''), ...own] : own;
  }, [columns, locale, serverSorts, ids, rowLabel, allLabel]);
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
      density={density}
      getRowHeight={heightOfContent}
      onCellKeyDown={leaveSpaceToButtons}
      hideFooter
      disableVirtualization
      disableRowSelectionOnClick
      disableColumnMenu
      sx={[lines, { '& .MuiDataGrid-cell': { py: space[density] } }]}
      {...(sort ? serverSort(sort) : {})}
    />
  );
}

const heightOfContent = () => 'auto' as const;

/** The space bar presses the button that has the focus; only in a cell's own focus it moves on. */
function leaveSpaceToButtons(_cell: unknown, event: MuiEvent<KeyboardEvent<HTMLElement>>) {
  if (event.key === ' ' && event.target !== event.currentTarget) event.defaultMuiPrevented = true;
}

function checkboxes<Row>(
  ids: readonly string[],
  rowLabel: (row: Row) => string,
  allLabel: string,
): GridColDef<Drawn<Row>> {
  return {
    field: 'checked rows',
    headerName: allLabel,
    width: 60,
    sortable: false,
    resizable: false,
    renderHeader: () => <AllCheckbox ids={ids} label={allLabel} />,
    renderCell: ({ row }) => <RowCheckbox id={row.id} label={rowLabel(row.row)} />,
  };
}

type Drawn<Row> = { id: string; row: Row };

function columnFor<Row>(column: GridColumn<Row>, locale: string, serverSorts: boolean): GridColDef<Drawn<Row>> {
  const { field, header, cell, sortBy, isSortable = false, align = 'left', flex, width, minWidth } = column;
  const inReach = column.isActions ? { cellClassName: ACTIONS, headerClassName: ACTIONS } : {};
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
    ...inReach,
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
