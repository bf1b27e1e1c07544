import { render, screen } from '@testing-library/react';
import { startTexts } from '../i18n/startTexts';
import { Grid } from './Grid';

const columns = [
  { field: 'name', header: 'Name', isTitle: true, minWidth: 500, cell: (name: string) => name },
  { field: 'length', header: 'Letters', minWidth: 300, cell: (name: string) => name.length },
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
