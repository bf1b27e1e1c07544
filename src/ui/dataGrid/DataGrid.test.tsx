import { screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseOption } from '@test/browser/chooseOption';
import { columnTexts, manyRounds, openGrid, rounds } from '@test/browser/openGrid';
import {
  type GridPreferencesState,
  storedGridPreferences,
  storeGridPreferences,
  usualPreferences,
} from './gridPreferencesSlice';

describe('data grid', () => {
  afterEach(() => {
    window.innerWidth = 1440;
  });

  const refetch = jest.fn();

  const players = () => columnTexts('player');

  const cell = (row: number, field: string) => {
    const found = screen.getAllByRole('row')[row]?.querySelector<HTMLElement>(`[data-field=${field}]`);
    if (!found) throw new Error(`there is no ${field} in row ${row}`);
    return found;
  };

  test('while rows are loading it says so below the heading, and shows no tools for them', async () => {
    await openGrid({ rows: [], query: { isLoading: true, refetch } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading …');
    expect(screen.getByText('Player')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.queryByText('No rows')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('without rows it says that there are none yet', async () => {
    await openGrid({ rows: [] });
    expect(screen.getByText('No rounds yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View of Rounds' })).not.toBeInTheDocument();
  });

  test('where a filter is the reason, it says that none match', async () => {
    await openGrid({ rows: [], isFiltered: true });
    expect(screen.getByText('No round matches.')).toBeVisible();
    expect(screen.queryByText('No rounds yet.')).not.toBeInTheDocument();
  });

  test('what could not be loaded is said, and asked for again at a press', async () => {
    const { user } = await openGrid({ query: { isLoading: false, error: { status: 'FETCH_ERROR' }, refetch } });
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('it is a grid with a name, of rows that are named by their headers', async () => {
    await openGrid();
    const grid = within(await screen.findByRole('grid', { name: 'Rounds' }));
    expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      rounds.map(({ player }) => player),
    );
    expect(grid.getByRole('columnheader', { name: 'Points' })).toBeVisible();
    expect(grid.getAllByRole('gridcell').every((one) => one.getAttribute('aria-colindex') !== null)).toBe(true);
  });

  test('a heading sorts, turns round, and lets the rows be as they came', async () => {
    const { user } = await openGrid();
    const heading = await screen.findByRole('columnheader', { name: 'Player' });
    const asTheyCame = players();
    await user.click(within(heading).getByText('Player'));
    await waitFor(() => expect(players()).toEqual(['Ada Öz', 'Ben Otto', 'Zoë Müller']));
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(heading).getByText('Player'));
    await waitFor(() => expect(players()).toEqual(['Zoë Müller', 'Ben Otto', 'Ada Öz']));
    await user.click(within(heading).getByText('Player'));
    await waitFor(() => expect(players()).toEqual(asTheyCame));
  });

  test('a long list is turned over: next, last, first, and to the page that is typed', async () => {
    const { user } = await openGrid({ rows: manyRounds(120) });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of Rounds, above' }));
    const page = () => pages.getByLabelText<HTMLInputElement>('Page, 1 to 5');
    const position = () => pages.getByText(/ of 120$/).textContent;
    expect(position()).toBe('1–25 of 120');
    expect(pages.getByRole('button', { name: 'First page' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect([position(), page().value, players()[0]]).toEqual(['26–50 of 120', '2', 'Player 26']));
    await user.click(pages.getByRole('button', { name: 'Last page' }));
    await waitFor(() => expect([position(), players().length]).toEqual(['101–120 of 120', 20]));
    expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(position()).toBe('76–100 of 120'));
    await user.click(pages.getByRole('button', { name: 'First page' }));
    await waitFor(() => expect(position()).toBe('1–25 of 120'));
    await user.clear(page());
    await user.type(page(), '3{Enter}');
    expect(position()).toBe('51–75 of 120');
    expect(page()).toHaveFocus();
    await user.clear(page());
    await user.type(page(), '99{Enter}');
    expect(position()).toBe('101–120 of 120');
    await user.clear(page());
    await user.type(page(), 'x{Enter}');
    expect([position(), page().value]).toEqual(['101–120 of 120', '5']);
    expect(screen.getByRole('navigation', { name: 'Pages of Rounds' })).toBeVisible();
  });

  test('a list that fits on a page has no pages', async () => {
    await openGrid({ rows: manyRounds(25) });
    await screen.findByRole('grid');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('rows are checked by their boxes, all of them by the one above, and by the space bar', async () => {
    const { user } = await openGrid({ canCheck: true });
    const checked = () => screen.getByLabelText('Checked').textContent;
    await user.click(await screen.findByRole('checkbox', { name: 'Check Ben Otto' }));
    expect(checked()).toBe('b');
    await user.click(cell(1, 'points'));
    expect(checked()).toBe('b');
    await user.keyboard(' ');
    expect(checked()).toBe('b a');
    await user.keyboard(' ');
    expect(checked()).toBe('b');
    const [all] = screen.getAllByRole('checkbox');
    if (!all) throw new Error('there is no box above');
    await user.click(all);
    expect(checked().split(' ').sort()).toEqual(['a', 'b', 'c']);
  });

  test('rows that cannot be checked have no boxes, and the space bar does nothing', async () => {
    const { user, state } = await openGrid();
    await user.click(await screen.findByText('Ben Otto'));
    const before = state();
    await user.keyboard(' ');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(state()).toBe(before);
  });

  test('arrow keys lead from cell to cell, Enter into the actions of the row, Escape back', async () => {
    const { user, pressed } = await openGrid();
    await user.click(await screen.findByText('Zoë Müller'));
    expect(cell(1, 'player')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(cell(2, 'points')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Edit Ben Otto' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Delete Ben Otto' })).toHaveFocus();
    await user.keyboard(' ');
    expect(pressed).toEqual(['delete Ben Otto']);
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(pressed).toEqual(['delete Ben Otto', 'edit Ben Otto']);
    await user.keyboard('{Escape}');
    expect(cell(2, 'actions')).toHaveFocus();
  });

  test('below 600 px rows are cards, which can be sorted, checked and pressed', async () => {
    window.innerWidth = 390;
    const { user, pressed } = await openGrid({ canCheck: true });
    const cards = () => within(screen.getByRole('list', { name: 'Rounds' })).getAllByRole('listitem');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(cards()).toHaveLength(3);
    expect(cards()[1]).toHaveTextContent('Ben OttoPoints10Day2026-03-01');
    await chooseOption(user, screen.getByLabelText('Sort by'), 'Points');
    expect(cards().map((card) => /^\D+(?=Points)/.exec(card.textContent)?.[0])).toEqual([
      'Zoë Müller',
      'Ada Öz',
      'Ben Otto',
    ]);
    await user.click(screen.getByRole('button', { name: 'Descending' }));
    expect(cards()[0]).toHaveTextContent('Ben Otto');
    await user.click(screen.getByRole('checkbox', { name: 'Check Ben Otto' }));
    expect(screen.getByLabelText('Checked')).toHaveTextContent('b');
    await user.click(screen.getByRole('button', { name: 'Delete Ben Otto' }));
    expect(pressed).toEqual(['delete Ben Otto']);
  });
});

describe('stored grid preferences', () => {
  const nothing: GridPreferencesState = { grids: {}, views: {} };

  const wide = { ...usualPreferences, hidden: ['club'], order: ['name'], widths: { name: 300 }, pageSize: 50 as const };

  const preferred: GridPreferencesState = {
    grids: { users: { ...wide, density: 'comfortable', shown: ['phone'] } },
    views: { users: [{ name: 'Pros', search: '?filter=pros', preferences: wide }] },
  };

  const write = (text: string) => window.localStorage.setItem('grids:7', text);

  afterEach(() => jest.restoreAllMocks());

  test('what was stored is read again, by this person alone', () => {
    storeGridPreferences('7', preferred);
    expect(storedGridPreferences('7')).toEqual(preferred);
    expect(storedGridPreferences('8')).toEqual(nothing);
  });

  test.each(['', '{', 'null', '7', '"text"', '[]', '{}', '{"grids":7,"views":[]}', '{"grids":null}'])(
    'from %j nothing is read',
    (text) => {
      write(text);
      expect(storedGridPreferences('7')).toEqual(nothing);
    },
  );

  test.each([
    ['a hidden that is no list', { ...wide, hidden: 'club' }],
    ['hidden numbers', { ...wide, hidden: [7] }],
    ['a shown that is no list', { ...wide, shown: 'phone' }],
    ['a missing order', { ...wide, order: undefined }],
    ['a width that is a text', { ...wide, widths: { name: '300px' } }],
    ['a width of nothing', { ...wide, widths: { name: 0 } }],
    ['a width beyond any screen', { ...wide, widths: { name: 10_000 } }],
    ['widths that are a list', { ...wide, widths: [300] }],
    ['a density of another version', { ...wide, density: 'tiny' }],
    ['another page size', { ...wide, pageSize: 7 }],
    ['null', null],
  ])('a grid with %s is as usual, and the others are kept', (_what, users) => {
    write(JSON.stringify({ grids: { users, clubs: wide }, views: {} }));
    expect(storedGridPreferences('7')).toEqual({ grids: { clubs: wide }, views: {} });
  });

  test('views of which one is broken are left out', () => {
    write(JSON.stringify({ ...preferred, views: { users: [{ name: '', search: '', preferences: wide }] } }));
    expect(storedGridPreferences('7')).toEqual({ ...preferred, views: {} });
    write(JSON.stringify({ ...preferred, views: { users: { name: 'no list' } } }));
    expect(storedGridPreferences('7')).toEqual({ ...preferred, views: {} });
  });

  test('a storage that is full or forbidden loses the preferences and nothing else', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storeGridPreferences('7', preferred)).not.toThrow();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(storedGridPreferences('7')).toEqual(nothing);
  });
});

describe('lists are grids', () => {
  const src = join(__dirname, '../..');

  /** What draws a table by itself, and why it is no list of rows. */
  const otherTables: Readonly<Record<string, string>> = {
    'app/capsule/viewing/timeline/FactTable.tsx':
      'stands beside the replayed app and outside every store, in which a grid keeps its view',
    'features/display/screen/BoardTable.tsx': 'is read from across the room and pressed by nobody',
    'features/display/screen/LeagueRows.tsx': 'is read from across the room and pressed by nobody',
    'features/display/screen/RunningRows.tsx': 'is read from across the room and pressed by nobody',
    'features/sessionplanner/month/MonthGrid.tsx': 'is a calendar',
    'features/sessionpoints/editing/MappingRow.tsx': 'is typed into',
    'features/sessionpoints/editing/MappingTable.tsx': 'is typed into',
    'features/sessiontemplates/cards/TemplatePreview.tsx': 'shows the score-handicap map of one template',
    'features/sessionwizard/recorder/AllPlayers.tsx': 'is typed into: players × balls',
    'features/sessionwizard/trainings/TrainingRules.tsx': 'shows the maps of one template, in two columns each',
    'features/winners/ProjectorTable.tsx': 'is read from the last row of a room',
    'scoring/MapWindow.tsx': 'shows the rows of a map around the one that decided',
    'ui/PrintedTable.tsx': 'stands on paper',
    'ui/StaleVersions.tsx': 'compares two versions field by field',
  };

  const drawsTable =
    /<(table|tr)\b|role=["'{ ]*(table|grid|treegrid)\b|component=["'{ ]*(table|tr)\b|styled\(["'](table|tr)\b|@mui\/material\/Table/;

  const usesLibrary = /@mui\/x-data-grid/;

  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

  const filesWith = (pattern: RegExp) =>
    sources.filter((path) => pattern.test(readFileSync(join(src, path), 'utf8'))).sort();

  test('every list of rows is drawn by the data grid: other tables are no lists', () => {
    expect(filesWith(drawsTable)).toEqual(Object.keys(otherTables).sort());
  });

  test("the library's grid is used by ours alone, which all screens draw alike", () => {
    expect(filesWith(usesLibrary).filter((path) => !path.startsWith('ui/dataGrid/'))).toEqual([]);
  });

  test.each([
    '<table>',
    '<Box role="table">',
    "<Box role={'grid'}>",
    '<Box component="table">',
    "styled('table')",
    "import Table from '@mui/material/Table';",
    "import { TableRow } from '@mui/material/TableRow';",
  ])('%s would be found', (source) => {
    expect(source).toMatch(drawsTable);
  });
});
