import Dialog from '@mui/material/Dialog';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { startTexts } from '@/i18n/startTexts';
import type { QueryResult } from '@/ui/QueryState';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { RowButton } from '@/ui/dataGrid/RowButton';
import { SavedViews } from '@/ui/dataGrid/SavedViews';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import { controlsSlice } from '@/ui/controlsSlice';
import { gridPreferencesSlice } from '@/ui/dataGrid/gridPreferencesSlice';
import { gridsSlice } from '@/ui/dataGrid/gridsSlice';
import { formsSlice } from '@/ui/forms/formsSlice';
import { shellSlice } from '@/ui/shellSlice';

export interface Round {
  id: string;
  player: string;
  points: number;
  day: string;
  tee: 'red' | 'white';
  isFinished: boolean;
}

/** Three rounds: two of as many points, one without a day. */
export const rounds: readonly Round[] = [
  { id: 'a', player: 'Zoë Müller', points: 9, day: '2026-02-28', tee: 'red', isFinished: true },
  { id: 'b', player: 'Ben Otto', points: 10, day: '2026-03-01', tee: 'white', isFinished: false },
  { id: 'c', player: 'Ada Öz', points: 9, day: '', tee: 'red', isFinished: false },
];

/** Returns this many rounds: Player 1, Player 2 … */
export const manyRounds = (count: number): Round[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    player: `Player ${index + 1}`,
    points: index,
    day: '2026-03-01',
    tee: 'red',
    isFinished: true,
  }));

const columnsThat = (press: (what: string) => void, canEdit: boolean): GridColumn<Round>[] => [
  {
    field: 'player',
    header: 'Player',
    isTitle: true,
    isSticky: true,
    text: ({ player }) => player,
    sortBy: ({ player }) => player,
    filter: { kind: 'text' },
    ...(canEdit && { withText: (round: Round, player: string) => ({ ...round, player }) }),
  },
  {
    field: 'points',
    header: 'Points',
    align: 'right',
    text: ({ points }) => String(points),
    sortBy: ({ points }) => points,
    filter: { kind: 'number', value: ({ points }) => points },
  },
  {
    field: 'day',
    header: 'Day',
    text: ({ day }) => day,
    sortBy: ({ day }) => day,
    filter: { kind: 'date', value: ({ day }) => day },
  },
  {
    field: 'tee',
    header: 'Tee',
    text: ({ tee }) => tee,
    filter: {
      kind: 'choice',
      value: ({ tee }) => tee,
      choices: [
        { value: 'red', label: 'Red tee' },
        { value: 'white', label: 'White tee' },
      ],
    },
  },
  {
    field: 'isFinished',
    header: 'Finished',
    text: ({ isFinished }) => String(isFinished),
    filter: { kind: 'boolean', value: ({ isFinished }) => isFinished },
  },
  { field: 'note', header: 'Note', isHiddenAtFirst: true, text: () => 'none' },
  {
    field: 'actions',
    header: 'Actions',
    isActions: true,
    text: () => '',
    cell: ({ player }) => (
      <>
        <RowButton icon="edit" label={`Edit ${player}`} onClick={() => press(`edit ${player}`)} />
        <RowButton icon="delete" label={`Delete ${player}`} onClick={() => press(`delete ${player}`)} />
      </>
    ),
  },
];

const reducer = combineSlices(gridsSlice, gridPreferencesSlice, shellSlice, controlsSlice, formsSlice);

/** A busy machine is no reason to warn. */
const checks = { serializableCheck: { warnAfter: 500 }, immutableCheck: { warnAfter: 500 } };

const answered: QueryResult = { data: [], isLoading: false, refetch: () => undefined };

const roundId = ({ id }: Round) => id;

const roundLabel = ({ player }: Round) => `Check ${player}`;

interface Opening {
  rows?: readonly Round[];
  query?: QueryResult;
  isFiltered?: boolean;
  canCheck?: boolean;
  /** Above the grid stands a search, which finds nothing. */
  hasSearch?: boolean;
  /** Pressing its pencil opens a dialog with a field, and Escape in that closes it. */
  opensDialog?: boolean;
  /** Pressing its pencil turns a row into a field, and Enter in that back. */
  canBeForms?: boolean;
  /** The player can be edited in its cell; hears of the round after that. */
  onEdit?: (round: Round) => void;
  highlightedId?: string;
  addedId?: string;
}

type RoundsProps = Opening & { press: (what: string) => void };

function Rounds(props: RoundsProps) {
  const { rows = rounds, query = answered, isFiltered = false, canCheck = false, canBeForms = false, press } = props;
  const [edited, setEdited] = useState<readonly string[]>([]);
  const pressed = (what: string) => {
    press(what);
    if (props.opensDialog) setOpen(true);
    const found = rows.find(({ player }) => what === `edit ${player}`);
    if (found) setEdited((others) => [...others, found.id]);
  };
  const form = ({ id, player }: Round) => (
    <>
      <input
        aria-label={`Player ${id}`}
        defaultValue={player}
        autoFocus
        onKeyDown={({ key }) => {
          if (key === 'Enter') setEdited((others) => others.filter((one) => one !== id));
        }}
      />
      <button tabIndex={0}>Save</button>
    </>
  );
  const [isOpen, setOpen] = useState(false);
  const [checked, onCheck] = useState<readonly string[]>([]);
  const [columns] = useState(() => columnsThat(pressed, props.onEdit !== undefined));
  const { search } = useLocation();
  return (
    <>
      <p>{search}</p>
      {props.hasSearch && <input type="search" aria-label="Search" />}
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label="Round">
        <input aria-label="Note" autoFocus />
      </Dialog>
      <DataGrid
        id="rounds"
        label="Rounds"
        query={query}
        rows={rows}
        columns={columns}
        rowId={roundId}
        nothingYet="No rounds yet."
        nothingFound="No round matches."
        isFiltered={isFiltered}
        views={<SavedViews grid="rounds" />}
        highlightedId={props.highlightedId ?? null}
        addedId={props.addedId ?? null}
        {...(props.onEdit && { onEdit: props.onEdit })}
        {...(canBeForms ? { rowForms: { edited, form } } : {})}
        {...(canCheck ? { selection: { checked, onCheck, rowLabel: roundLabel } } : {})}
      />
      {canCheck && <output aria-label="Checked">{checked.join(' ')}</output>}
    </>
  );
}

/** Opens a grid of rounds of its own, without the app around it; what is pressed in rows is noted. */
export async function openGrid(opening: Opening = {}) {
  await startTexts('en');
  const store = configureStore({
    reducer,
    middleware: (standard) => standard(checks),
  });
  const pressed: string[] = [];
  const screenWith = (changes: Opening) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/?q=otto']}>
        <Rounds {...opening} {...changes} press={(what) => pressed.push(what)} />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(screenWith({}));
  const state = (): ReturnType<typeof reducer> => store.getState();
  return {
    user: userEvent.setup(),
    state,
    dispatch: store.dispatch,
    change: (changes: Opening) => rerender(screenWith(changes)),
    pressed,
  };
}

/**
 * Returns the texts of a column's cells, from the top; also while a panel is open, which hides the grid from screen
 * readers.
 */
export const columnTexts = (field: string) =>
  [
    ...screen
      .getByRole('grid', { hidden: true })
      .querySelectorAll(`[role=row] > [data-field=${field}]:not([role=columnheader])`),
  ].map(({ textContent }) => textContent);

/** Returns the headings of the columns, in their order. */
export const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** Opens the panel of the view. */
export async function openView(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'View of Rounds' }));
  return within(await screen.findByRole('dialog', { name: 'Columns and view' }));
}

/** Returns the grid with this label, or the only one, as soon as it is there. */
export const findGrid = (name?: string): Promise<HTMLElement> =>
  screen.findByRole('grid', name === undefined ? {} : { name });

/** Returns the rows of a grid without its header. */
export const rowsOf = (grid: HTMLElement): HTMLElement[] => within(grid).getAllByRole('row').slice(1);

/** Returns the cells of a row in their order, those that name the row included; the checkbox is none of them. */
export const cellsOf = (row: HTMLElement): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('[role="gridcell"], [role="rowheader"]')].filter(
    (cell) => cell.querySelector('input[type="checkbox"]') === null,
  );

/** Returns the texts of the cells of a row. */
export const cellTexts = (row: HTMLElement): string[] => cellsOf(row).map(({ textContent }) => textContent);

/** Returns the texts of the cells of all rows of a grid. */
export const gridTexts = (grid: HTMLElement): string[][] => rowsOf(grid).map(cellTexts);

/** Returns the texts of the header cells in their order; that of the checkboxes has none. */
export const headerTexts = (inside: HTMLElement = document.body): string[] =>
  within(inside)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** Returns the pager below the grid with this label, as soon as it says that these of the rows are shown. */
export async function pagerWithText(label: string, position: string) {
  const pager = within(await screen.findByRole('navigation', { name: i18next.t('ui.grid.pageLabel', { label }) }));
  await pager.findByText(position);
  return pager;
}
