import FilterIcon from '@mui/icons-material/FilterAlt';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../lazyLoading';
import { FilterChips } from './FilterChips';
import { FilterMenu } from './FilterMenu';
import type { ColumnInfo } from './gridColumn';
import type { GridFilters } from './gridFilter';
import { GridPager, type Paging } from './GridPager';
import type { GridDensity, GridPreferences } from './gridPreferencesSlice';
import type { GridSort } from './gridSort';
import { gridPanelClosed, gridPanelOpened, selectPanel } from './gridsSlice';

const FilterPanel = lazyPart(() => import(/* webpackChunkName: "grid-panels" */ './FilterPanel'));
const ViewPanel = lazyPart(() => import(/* webpackChunkName: "grid-panels" */ './ViewPanel'));

/** Room above the rows is room for rows. */
const low = { minHeight: 34, paddingInline: '10px' };

type WithGrids = Parameters<typeof selectPanel>[0];

interface GridBarProps {
  /** What the preferences are kept by. */
  id: string;
  /** What its panel is opened by. */
  grid: string;
  label: string;
  columns: readonly ColumnInfo[];
  sortable: readonly ColumnInfo[];
  sort: GridSort;
  filters: GridFilters;
  canFilter: (field: string) => boolean;
  preferences: GridPreferences;
  density: GridDensity;
  paging: Paging;
  tools: ReactNode;
  views: ReactNode;
}

/** What stands above the rows: the filters of columns as chips, what can be done with all rows, the view and the pages. */
export function GridBar(props: GridBarProps) {
  const { id, grid, label, columns, sortable, sort, filters, canFilter, preferences, density, paging, tools, views } =
    props;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = useSelector((state: WithGrids) => selectPanel(state, grid));
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const filterable = columns.filter(({ field }) => canFilter(field));
  const filtered = panel?.kind === 'filter' ? filterable.find(({ field }) => field === panel.field) : undefined;
  const close = () => dispatch(gridPanelClosed());
  const openFilter = (field: string, index: number | null) =>
    dispatch(gridPanelOpened({ grid, kind: 'filter', field, index }));
  return (
    <Stack
      direction="row"
      ref={setBar}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, '& .MuiButton-root': low }}
    >
      {filterable.length > 0 && (
        <FilterMenu
          columns={filterable}
          label={label}
          icon={<FilterIcon />}
          onChoose={(field) => openFilter(field, null)}
        />
      )}
      <FilterChips columns={columns} filters={filters} sort={sort} onOpen={openFilter} />
      <Box sx={{ flexGrow: 1 }} />
      {tools}
      <Button
        size="small"
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        aria-expanded={panel?.kind === 'view'}
        aria-label={t('ui.grid.view.of', { label })}
        onClick={() => dispatch(gridPanelOpened({ grid, kind: 'view' }))}
      >
        {t('ui.grid.view.open')}
      </Button>
      <GridPager label={label} at="top" {...paging} />
      <Suspense>
        {filtered && panel?.kind === 'filter' && (
          <FilterPanel anchor={bar} column={filtered} filters={filters} index={panel.index} onClose={close} />
        )}
        {panel?.kind === 'view' && (
          <ViewPanel
            id={id}
            anchor={bar}
            columns={columns}
            sortable={sortable}
            sort={sort}
            preferences={preferences}
            density={density}
            onPageSize={() => paging.onPage(0)}
            views={views}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  );
}
