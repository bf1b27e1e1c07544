import FilterIcon from '@mui/icons-material/FilterAlt';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isFocusFree } from '../focus';
import { lazyComponent } from '../lazyLoading';
import { FilterMenu } from './FilterPanel';
import { GridPager, type Paging } from './GridPager';
import type { ColumnInfo } from './gridColumn';
import { filterText, type GridFilters } from './gridFilter';
import type { GridDensity, GridPreferences } from './gridPreferencesSlice';
import { type GridSort, readSort, writeSort } from './gridSort';
import { gridPanelClosed, gridPanelOpened, selectPanel, type WithGrids } from './gridsSlice';

const FilterPanel = lazyComponent(() => import(/* webpackChunkName: "grid-panels" */ './FilterPanel'));

const ViewPanel = lazyComponent(() => import(/* webpackChunkName: "grid-panels" */ './ViewPanel'));

/** Pixels, where it is one line: room above the rows is room for rows. */
export const BAR_HEIGHT = 34;
const low = { minHeight: BAR_HEIGHT, paddingInline: '10px' };

interface GridBarProps {
  /** Key of the stored preferences. */
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
      sx={{
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 0.5,
        '& .MuiButton-root': low,
      }}
    >
      {filterable.length > 0 && (
        <FilterMenu
          columns={filterable}
          grid={grid}
          label={label}
          icon={<FilterIcon />}
          onChoose={(field) => openFilter(field, null)}
        />
      )}
      <FilterChips bar={bar} columns={columns} filters={filters} sort={sort} onOpen={openFilter} />
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

interface FilterChipsProps {
  bar: HTMLElement | null;
  columns: readonly ColumnInfo[];
  filters: GridFilters;
  sort: GridSort;
  onOpen: (field: string, index: number) => void;
}

/** One chip for each filter of a column, to change or take out, and for each column that is sorted by besides the first. */
function FilterChips({ bar, columns, filters: { where, onFilter }, sort, onOpen }: FilterChipsProps) {
  const { t } = useTranslation();
  const keys = readSort(sort.by);
  const keepFocus = useFocusAfterChip(bar, where.length + keys.length);
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
            onDelete={(event: ChipEvent) => {
              keepFocus(event);
              onFilter(where.filter((_other, at) => at !== index));
            }}
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
          onDelete={(event: ChipEvent) => {
            keepFocus(event);
            sort.onSort(writeSort(keys.filter((key) => key.field !== field)));
          }}
        />
      ))}
    </>
  );
}

type ChipEvent = Pick<SyntheticEvent, 'currentTarget'>;

const CHIP = '.MuiChip-root';

/**
 * Returns what is called before a chip is taken out: the focus then moves to the chip that comes to its place, else to the one
 * before it, else to the first button of the bar.
 */
function useFocusAfterChip(bar: HTMLElement | null, count: number): (taken: ChipEvent) => void {
  const position = useRef<number | null>(null);
  useEffect(() => {
    if (position.current === null || !bar) return;
    const chips = bar.querySelectorAll<HTMLElement>(CHIP);
    const next = chips[position.current] ?? chips[chips.length - 1] ?? bar.querySelector('button');
    position.current = null;
    if (isFocusFree(bar)) next?.focus();
  }, [bar, count]);
  return ({ currentTarget }) => {
    const chip = currentTarget.closest(CHIP);
    position.current = [...(bar?.querySelectorAll(CHIP) ?? [])].findIndex((one) => one === chip);
  };
}
