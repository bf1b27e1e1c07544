import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Faces, type QueryFace } from './Faces';
import { GridCards } from './GridCards';
import type { GridColumn } from './gridColumn';
import { GridPager, type Paging } from './GridPager';
import { CheckedRowsProvider, type GridSelection } from './GridSelection';
import { GridTable, type GridDensity, type GridSort } from './GridTable';

/** More rows on one page than the grid library draws. */
const MOST_ROWS = 100;
/** Pixels; what is narrower is a phone. */
const PHONE = 600;

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
  /** Where the server sorts. */
  sort?: GridSort;
  /** Rows can be checked, in the table and on the cards. */
  selection?: GridSelection<Row>;
  density?: GridDensity;
  /** Pixels of the window; for tables too wide for more than a phone. */
  cardsBelow?: number;
}

const noRows: ReadonlySet<string> = new Set();
const nothingHappens = () => undefined;

/** A table over the answer of a query, with all its faces; on a narrow screen its rows are cards. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, query, rows = [], columns, rowId, nothingYet, nothingFound, isFiltered = false, sort } = props;
  const { cardsBelow = PHONE, density, selection } = props;
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(`(max-width:${cardsBelow - 0.05}px)`);
  const [localPage, setLocalPage] = useState(0);
  const lastPage = Math.max(0, Math.ceil(rows.length / MOST_ROWS) - 1);
  const paging = props.paging ?? {
    page: Math.min(localPage, lastPage),
    pageSize: MOST_ROWS,
    totalCount: rows.length,
    onPage: setLocalPage,
  };
  const first = props.paging ? 0 : paging.page * MOST_ROWS;
  const onPage = rows.slice(first, first + MOST_ROWS);
  const nothing = isFiltered ? (nothingFound ?? t('ui.nothingFound')) : nothingYet;
  const shared = { label, rows: onPage, columns, rowId, ...(selection ? { selection } : {}) };
  return (
    <Faces query={query} isEmpty={rows.length === 0} nothingYet={nothing}>
      <Stack spacing={1}>
        <CheckedRowsProvider chosen={selection?.chosen ?? noRows} onChoose={selection?.onChoose ?? nothingHappens}>
          {isNarrow ? (
            <GridCards {...shared} />
          ) : (
            <GridTable
              {...shared}
              isFetching={query.isFetching ?? false}
              {...(density ? { density } : {})}
              {...(sort ? { sort } : {})}
            />
          )}
        </CheckedRowsProvider>
        <GridPager label={label} {...paging} />
      </Stack>
    </Faces>
  );
}
