import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSort } from './CardSort';
import { Faces, type QueryFace } from './Faces';
import { GridCards } from './GridCards';
import type { GridColumn } from './gridColumn';
import { GridPager, type Paging } from './GridPager';
import { CheckedRowsProvider, type GridSelection } from './GridSelection';
import { useLocalSort, type GridSort } from './gridSort';
import { GridTable, type GridDensity } from './GridTable';
import { leastWidth } from './gridWidths';
import { useWidth } from './useWidth';

/** On one page: more rows than anybody looks through, and slow to draw. */
const MOST_ROWS = 100;
/** Pixels; what is narrower is a phone. */
const PHONE = 600;
const BORDERS = 2;

interface GridProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  query: QueryFace;
  rows: readonly Row[] | undefined;
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  nothingYet: ReactNode;
  /** Shown instead of `nothingYet` when a search or filter is the reason. */
  nothingFound?: ReactNode;
  isFiltered?: boolean;
  /** Where the server pages; without it long lists are paged here. */
  paging?: Paging;
  /** Where the server sorts; without it the rows are sorted here, by the columns that say how. */
  sort?: GridSort;
  /** Rows can be checked, in the table and on the cards. */
  selection?: GridSelection<Row>;
  density?: GridDensity;
  /** Stays a table on all but phones and moves sideways where it has no room: people choose how wide it is. */
  movesSideways?: boolean;
}

const none: readonly never[] = [];
const noRows: ReadonlySet<string> = new Set();
const nothingHappens = () => undefined;
const sortsOnServer = <Row,>({ isSortable = false }: GridColumn<Row>) => isSortable;
const sortsHere = <Row,>({ sortBy }: GridColumn<Row>) => sortBy !== undefined;

/** A table over the answer of a query, with all its faces; on a phone, and where the table has no room, its rows are cards. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, query, rows = none, columns, rowId, nothingYet, nothingFound, isFiltered = false } = props;
  const { density, selection, movesSideways = false } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(`(max-width:${PHONE - 0.05}px)`, { noSsr: true });
  const [measured, width] = useWidth();
  const hasRoom = width !== null && width >= leastWidth(columns, selection !== undefined) + BORDERS;
  const hasTable = !isPhone && (movesSideways || hasRoom);
  const [localPage, setLocalPage] = useState(0);
  const lastPage = Math.max(0, Math.ceil(rows.length / MOST_ROWS) - 1);
  const paging = props.paging ?? {
    page: Math.min(localPage, lastPage),
    pageSize: MOST_ROWS,
    totalCount: rows.length,
    onPage: setLocalPage,
  };
  const local = useLocalSort(rows, columns);
  const first = props.paging ? 0 : paging.page * MOST_ROWS;
  const onPage = useMemo(() => local.sorted.slice(first, first + MOST_ROWS), [local.sorted, first]);
  const nothing = isFiltered ? (nothingFound ?? t('ui.nothingFound')) : nothingYet;
  const sort = props.sort ?? local.sort;
  const canSort = props.sort ? sortsOnServer : sortsHere;
  const sortable = columns.filter(canSort);
  const shared = { label, rows: onPage, columns, rowId, ...(selection ? { selection } : {}) };
  return (
    <div ref={measured}>
      <Faces query={query} isEmpty={rows.length === 0} nothingYet={nothing}>
        <Stack spacing={1}>
          <CheckedRowsProvider chosen={selection?.chosen ?? noRows} onChoose={selection?.onChoose ?? nothingHappens}>
            {!hasTable && width !== null && (
              <>
                {sortable.length > 0 && paging.totalCount > 1 && <CardSort columns={sortable} sort={sort} />}
                <GridCards {...shared} />
              </>
            )}
            {hasTable && (
              <GridTable
                {...shared}
                isFetching={query.isFetching ?? false}
                sort={sort}
                canSort={canSort}
                {...(density ? { density } : {})}
              />
            )}
          </CheckedRowsProvider>
          <GridPager label={label} {...paging} />
        </Stack>
      </Faces>
    </div>
  );
}
