import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo, useMemo, type ReactNode } from 'react';
import type { GridColumn } from './gridColumn';
import { AllCheckbox, RowCheckbox, type GridSelection } from './GridSelection';
import { afterPressing, directionOf, type GridSort } from './gridSort';
import { leastWidth, tracksOf } from './gridWidths';
import { useRowsInTurn } from './useRowsInTurn';

interface GridTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  isFetching: boolean;
  sort: GridSort;
  /** Whether a heading can be pressed to sort by its column. */
  canSort: (column: GridColumn<Row>) => boolean;
  selection?: GridSelection<Row>;
  density?: GridDensity;
}

export type GridDensity = 'compact' | 'standard' | 'comfortable';
/** Rows are as high as their content; the density is the space above and below it. */
const space: Readonly<Record<GridDensity, number>> = { compact: 0.25, standard: 1, comfortable: 2 };

/** One class for the whole table: a class for each cell would be computed for each cell. */
const look = {
  fontSize: 'body2.fontSize',
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: 'var(--grid-columns)',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& [role=rowgroup]:last-of-type > [role=row]:last-of-type': { borderBottom: 0 },
  '& [role=rowgroup]:last-of-type > [role=row]:hover > *': {
    backgroundImage: 'linear-gradient(var(--mui-palette-action-hover), var(--mui-palette-action-hover))',
  },
  '& [role=cell], & [role=columnheader]': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    px: 1.25,
    overflowWrap: 'anywhere',
    // What is pressed never breaks within a word.
    '& .MuiButton-root': { overflowWrap: 'normal' },
    '&.right': { justifyContent: 'flex-end', textAlign: 'right' },
    '&.center': { justifyContent: 'center', textAlign: 'center' },
    // In reach also where the table is wider than its place.
    '&.in-reach': { position: 'sticky', right: 0, zIndex: 1, bgcolor: 'background.paper' },
  },
  '& [role=columnheader]': {
    minHeight: 56,
    fontWeight: 500,
    lineHeight: 1.25,
    hyphens: 'auto',
    overflowWrap: 'normal',
  },
  '& .MuiTableSortLabel-root': { flexDirection: 'inherit', minHeight: 24 },
  '& .right .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
};

/** The rows of a grid as a table; where it is wider than its place it moves sideways in it. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, rows, columns, rowId, isFetching, sort, canSort, selection, density = 'standard' } = props;
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const hasCheckboxes = selection !== undefined;
  const style = useMemo(
    () => ({ '--grid-columns': tracksOf(columns, hasCheckboxes), minWidth: leastWidth(columns, hasCheckboxes) }),
    [columns, hasCheckboxes],
  );
  const { rowLabel } = selection ?? {};
  const { drawn, body, rest } = useRowsInTurn(rows, rowId);
  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      {isFetching && <LinearProgress aria-hidden sx={{ position: 'absolute', inset: '0 0 auto', zIndex: 2 }} />}
      {/* What takes the focus must not stop below the column that stays in reach. */}
      <Box sx={{ overflowX: 'auto', borderRadius: 'inherit', scrollPaddingRight: '180px' }}>
        <Box role="table" aria-label={label} style={style} sx={[look, { '& [role=cell]': { py: space[density] } }]}>
          <div role="rowgroup">
            <div role="row">
              {selection && (
                <div role="columnheader">
                  <AllCheckbox ids={ids} label={selection.allLabel} />
                </div>
              )}
              {columns.map((column) => (
                <Heading key={column.field} column={column} sort={sort} canSort={canSort(column)} />
              ))}
            </div>
          </div>
          <div role="rowgroup" ref={body}>
            {drawn.map((row) => (
              <TableRow
                key={rowId(row)}
                id={rowId(row)}
                row={row}
                columns={columns}
                {...(rowLabel ? { rowLabel } : {})}
              />
            ))}
          </div>
        </Box>
        <div ref={rest} />
      </Box>
    </Box>
  );
}

interface HeadingProps<Row> {
  column: GridColumn<Row>;
  sort: GridSort;
  canSort: boolean;
}

function Heading<Row>({ column, sort, canSort }: HeadingProps<Row>) {
  const { field, header } = column;
  if (!canSort) {
    return (
      <div role="columnheader" className={placeOf(column)}>
        {header}
      </div>
    );
  }
  const direction = directionOf(sort.by, field);
  return (
    <div
      role="columnheader"
      className={placeOf(column)}
      aria-sort={direction ? (direction === 'desc' ? 'descending' : 'ascending') : 'none'}
    >
      <TableSortLabel
        active={direction !== null}
        direction={direction ?? 'asc'}
        onClick={() => sort.onSort(afterPressing(sort.by, field))}
      >
        {header}
      </TableSortLabel>
    </div>
  );
}

interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly GridColumn<Row>[];
  rowLabel?: (row: Row) => string;
}

/** Drawn again only when its own row or the columns change. */
const TableRow = memo(function TableRow<Row>({ id, row, columns, rowLabel }: TableRowProps<Row>) {
  return (
    <div role="row">
      {rowLabel && (
        <div role="cell">
          <RowCheckbox id={id} label={rowLabel(row)} />
        </div>
      )}
      {columns.map((column) => (
        <div key={column.field} role="cell" className={placeOf(column)}>
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

const placeOf = <Row,>({ align = 'left', isActions = false }: GridColumn<Row>) =>
  isActions ? `${align} in-reach` : align;
