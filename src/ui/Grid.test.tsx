import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../i18n/startTexts';
import { Grid } from './Grid';

const columns = [
  {
    field: 'name',
    header: 'Name',
    isTitle: true,
    minWidth: 500,
    cell: (name: string) => name,
    sortBy: (name: string) => name,
  },
  {
    field: 'length',
    header: 'Letters',
    minWidth: 300,
    cell: (name: string) => name.length,
    sortBy: (name: string) => name.length,
  },
];
const names = ['Waldsee', 'Seeblick'];

beforeAll(() => startTexts('en'));
afterEach(() => (window.innerWidth = 1440));

/** Shows the grid in a place that is so many pixels wide. */
function shownIn(width: number, movesSideways = false) {
  window.innerWidth = width;
  const query = { data: names, isLoading: false, refetch: () => undefined };
  const props = { label: 'Clubs', query, rows: names, columns, rowId: (name: string) => name, nothingYet: 'None yet' };
  render(<Grid {...props} movesSideways={movesSideways} />);
}

const isTable = () => screen.queryByRole('table', { name: 'Clubs' }) !== null;

test.each([
  [802, true],
  [801, false],
])('in a place of %i px, a table that needs 800 and its borders is one: %s', (width, expected) => {
  shownIn(width);
  expect(isTable()).toBe(expected);
  expect(screen.getByText('Seeblick')).toBeVisible();
});

test.each([
  [700, true],
  [390, false],
])('at %i px, a table that moves sideways is one: %s', (width, expected) => {
  shownIn(width, true);
  expect(isTable()).toBe(expected);
  expect(screen.getByText('Seeblick')).toBeVisible();
});

test('cards are sorted like a table: by a column, the other way round, and as they came', async () => {
  shownIn(390);
  const user = userEvent.setup();
  const order = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => /^(Waldsee|Seeblick)/.exec(textContent)?.[0]);
  const descending = screen.getByRole('button', { name: 'Descending' });
  expect([order(), descending.hasAttribute('disabled')]).toEqual([['Waldsee', 'Seeblick'], true]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  expect(order()).toEqual(['Seeblick', 'Waldsee']);
  await user.click(descending);
  expect(order()).toEqual(['Waldsee', 'Seeblick']);
  expect(descending).toHaveAttribute('aria-pressed', 'true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Letters');
  expect(order()).toEqual(['Waldsee', 'Seeblick']);
  expect(descending).toHaveAttribute('aria-pressed', 'false');
  await user.click(descending);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Usual order');
  expect(order()).toEqual(['Waldsee', 'Seeblick']);
});

test('what cannot be sorted by, and a single card, offer no sorting', () => {
  window.innerWidth = 390;
  const query = { data: names, isLoading: false, refetch: () => undefined };
  const props = { label: 'Clubs', query, columns, rowId: (name: string) => name, nothingYet: 'None yet' };
  const { rerender } = render(<Grid {...props} rows={names.slice(1)} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  rerender(<Grid {...props} rows={names} columns={columns.map(({ sortBy: _, ...column }) => column)} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a last page with one card can still be sorted', () => {
  window.innerWidth = 390;
  const query = { data: names, isLoading: false, refetch: () => undefined };
  const paging = { page: 1, pageSize: 1, totalCount: 2, onPage: () => undefined };
  const props = { label: 'Clubs', query, columns, rowId: (name: string) => name, nothingYet: 'None yet' };
  render(<Grid {...props} rows={names.slice(1)} paging={paging} />);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
});
