import { screen, within } from '@testing-library/react';
import i18next from 'i18next';

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
export async function pagerSaying(label: string, position: string) {
  const pager = within(await screen.findByRole('navigation', { name: i18next.t('ui.grid.pageLabel', { label }) }));
  await pager.findByText(position);
  return pager;
}
