import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseOption } from '@test/browser/chooseOption';
import { columnTexts, headings, manyRounds, openGrid, openView } from '@test/browser/openGrid';
import { usualPreferences } from './gridPreferencesSlice';

describe('grid bar', () => {
  const players = () => columnTexts('player');

  async function openFilter(user: UserEvent, column: string) {
    await user.click(screen.getByRole('button', { name: 'Filter Rounds by a column' }));
    await user.click(await screen.findByRole('menuitem', { name: column }));
    return within(await screen.findByRole('dialog', { name: `Filter by ${column}` }));
  }

  const chip = (name: string) => screen.getByRole('button', { name });

  /** The cross in the chip is for the pointer; with the chip in focus, Delete does the same. */
  async function takeOut(user: UserEvent, name: string) {
    act(() => chip(name).focus());
    await user.keyboard('{Delete}');
  }

  test.each([
    ['Player', 'contains', 'mull', ['Zoë Müller'], 'Player contains mull'],
    ['Player', 'is any of', 'ada oz, ben otto', ['Ben Otto', 'Ada Öz'], 'Player is any of ada oz, ben otto'],
    ['Points', '=', '9', ['Zoë Müller', 'Ada Öz'], 'Points = 9'],
    ['Points', '>', '9', ['Ben Otto'], 'Points > 9'],
    ['Day', 'is on or before', '28.02.2026', ['Zoë Müller'], 'Day is on or before February 28th, 2026'],
  ])('a column is filtered: %s %s %s', async (column, operator, value, found, text) => {
    const { user } = await openGrid();
    const panel = await openFilter(user, column);
    await chooseOption(user, panel.getByLabelText('Condition'), operator);
    await user.type(panel.getByLabelText('Value'), value);
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(players()).toEqual(found);
    await takeOut(user, text);
    expect(players()).toHaveLength(3);
  });

  test('a column is filtered by what is missing, by yes and no, and by choices', async () => {
    const { user } = await openGrid();
    const day = await openFilter(user, 'Day');
    await chooseOption(user, day.getByLabelText('Condition'), 'is empty');
    expect(day.queryByLabelText('Value')).not.toBeInTheDocument();
    await user.click(day.getByRole('button', { name: 'Apply' }));
    expect(players()).toEqual(['Ada Öz']);
    await takeOut(user, 'Day is empty');

    const finished = await openFilter(user, 'Finished');
    await chooseOption(user, finished.getByLabelText('Value'), 'No');
    await user.click(finished.getByRole('button', { name: 'Apply' }));
    expect(players()).toEqual(['Ben Otto', 'Ada Öz']);

    const tee = await openFilter(user, 'Tee');
    await user.click(tee.getByRole('button', { name: 'Apply' }));
    expect(await tee.findByText('Please choose a value.')).toBeVisible();
    expect(tee.getByRole('group', { name: 'Value' })).toHaveAccessibleDescription('Please choose a value.');
    await user.click(tee.getByLabelText('White tee'));
    await user.click(tee.getByRole('button', { name: 'Apply' }));
    expect(players()).toEqual(['Ben Otto']);
    expect(chip('Finished is No')).toBeVisible();
    expect(chip('Tee is White tee')).toBeVisible();
  });

  test('a chip opens its filter to be changed; what is wrong is said and filters nothing', async () => {
    const { user, state } = await openGrid();
    const points = await openFilter(user, 'Points');
    await user.type(points.getByLabelText('Value'), 'many');
    await user.click(points.getByRole('button', { name: 'Apply' }));
    expect(await points.findByText('Please enter a number, such as 18.4.')).toBeVisible();
    expect(state().grids.grids).toEqual({});
    await user.clear(points.getByLabelText('Value'));
    await user.type(points.getByLabelText('Value'), '10{Enter}');
    expect(players()).toEqual(['Ben Otto']);

    await user.click(chip('Points = 10'));
    const again = within(await screen.findByRole('dialog', { name: 'Filter by Points' }));
    expect(again.getByLabelText('Value')).toHaveValue('10');
    await chooseOption(user, again.getByLabelText('Condition'), '<');
    await user.click(again.getByRole('button', { name: 'Apply' }));
    expect(players()).toEqual(['Zoë Müller', 'Ada Öz']);
    expect(chip('Points < 10')).toBeVisible();
  });

  test('where no row passes, that is said, and the filter can be taken out', async () => {
    const { user } = await openGrid();
    const panel = await openFilter(user, 'Player');
    await user.type(panel.getByLabelText('Value'), 'nobody{Enter}');
    expect(await screen.findByText('No round matches.')).toBeVisible();
    await takeOut(user, 'Player contains nobody');
    expect(players()).toHaveLength(3);
  });

  test('while other rows are read it stays, with the panel that is open', async () => {
    const { user, change } = await openGrid();
    await openView(user);
    change({ rows: [], query: { isLoading: false, isFetching: true, refetch: () => undefined } });
    expect(screen.getByText('Loading …')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Columns and view' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'View of Rounds', hidden: true })).toBeInTheDocument();
  });

  test('in the view rows are sorted by several columns, and by fewer again', async () => {
    const { user } = await openGrid();
    const view = await openView(user);
    await chooseOption(user, view.getByRole('combobox', { name: 'Sort by' }), 'Points');
    await chooseOption(user, view.getByLabelText('Then by'), 'Player');
    expect(players()).toEqual(['Ada Öz', 'Zoë Müller', 'Ben Otto']);
    await user.click(view.getByRole('button', { name: 'Points descending' }));
    expect(players()).toEqual(['Ben Otto', 'Ada Öz', 'Zoë Müller']);
    await user.click(view.getByRole('button', { name: 'No longer sort by Points' }));
    expect(players()).toEqual(['Ada Öz', 'Ben Otto', 'Zoë Müller']);
  });

  test('columns are hidden, shown and moved; the last one stays; one press brings the usual back', async () => {
    const { user, state } = await openGrid();
    const view = await openView(user);
    const usual = ['Player', 'Points', 'Day', 'Tee', 'Finished', 'Actions'];
    expect(headingsBehind()).toEqual(usual);
    await user.click(view.getByRole('checkbox', { name: 'Note' }));
    await user.click(view.getByRole('checkbox', { name: 'Day' }));
    expect(headingsBehind()).toEqual(['Player', 'Points', 'Tee', 'Finished', 'Note', 'Actions']);
    await user.click(view.getByRole('button', { name: 'Move up: Tee' }));
    await user.click(view.getByRole('button', { name: 'Move up: Tee' }));
    await user.click(view.getByRole('button', { name: 'Move down: Player' }));
    expect(headingsBehind()).toEqual(['Tee', 'Player', 'Points', 'Finished', 'Note', 'Actions']);
    expect(view.getByRole('button', { name: 'Move up: Tee' })).toBeDisabled();
    for (const name of ['Tee', 'Points', 'Finished', 'Note']) await user.click(view.getByRole('checkbox', { name }));
    expect(headingsBehind()).toEqual(['Player', 'Actions']);
    expect(view.getByRole('checkbox', { name: 'Player' })).toBeDisabled();
    await user.click(view.getByRole('button', { name: 'Reset to the usual view' }));
    expect(headingsBehind()).toEqual(usual);
    expect(state().gridPreferences.grids).toEqual({});
  });

  /** While the panel is open, what is behind it is hidden from screen readers. */
  function headingsBehind() {
    const grid = document.querySelector<HTMLElement>('[role=grid]');
    if (!grid) throw new Error('there is no grid');
    return within(grid)
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '');
  }

  test('the height of rows and the size of pages are chosen', async () => {
    const { user, state } = await openGrid({ rows: manyRounds(60) });
    const heightOfRow = () => screen.getAllByRole('row', { hidden: true })[1]?.style.getPropertyValue('--height');
    expect(heightOfRow()).toBe('36px');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of Rounds' }));
    await user.click(pages.getByRole('button', { name: 'Last page' }));
    await waitFor(() => expect(players()).toHaveLength(10));
    const view = await openView(user);
    await user.click(view.getByRole('button', { name: 'Comfortable' }));
    expect(heightOfRow()).toBe('52px');
    await user.click(view.getByRole('button', { name: '50' }));
    expect(players()).toHaveLength(50);
    expect(state().gridPreferences.grids).toEqual({
      rounds: { ...usualPreferences, density: 'comfortable', pageSize: 50 },
    });
  });

  test('a view is saved under a name, taken up again and deleted', async () => {
    const { user } = await openGrid();
    const view = await openView(user);
    await user.click(view.getByRole('button', { name: 'Save' }));
    expect(await view.findByText('Please enter a name.')).toBeVisible();
    await user.click(view.getByRole('checkbox', { name: 'Day' }));
    await user.type(view.getByLabelText('Name of this view'), ' Without days {Enter}');
    const saved = await view.findByRole('button', { name: 'Without days' });
    await user.click(view.getByRole('button', { name: 'Reset to the usual view' }));
    expect(headingsBehind()).toContain('Day');
    await user.click(saved);
    expect(headings()).not.toContain('Day');
    expect(screen.getByText('?q=otto')).toBeVisible();
    const again = await openView(user);
    await user.click(again.getByRole('button', { name: 'Delete the view Without days' }));
    expect(again.queryByRole('button', { name: 'Without days' })).not.toBeInTheDocument();
  });

  test('the menu of a column sorts by one more, filters, hides, and leads to the view', async () => {
    const { user } = await openGrid();
    const choose = async (column: string, item: string) => {
      // It is seen where the pointer is.
      await user.click(screen.getByLabelText(`${column} column menu`));
      await user.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await choose('Points', 'Sort by ASC');
    await choose('Player', 'Then sort descending');
    expect(players()).toEqual(['Zoë Müller', 'Ada Öz', 'Ben Otto']);
    await takeOut(user, 'Then by Player, descending');
    await choose('Tee', 'Filter …');
    expect(await screen.findByRole('dialog', { name: 'Filter by Tee' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('Tee', 'Hide column');
    expect(headings()).not.toContain('Tee');
    expect(screen.getByRole('columnheader', { name: 'Finished' })).toHaveFocus();
    await choose('Finished', 'Hide column');
    expect(screen.getByRole('columnheader', { name: 'Day' })).toHaveFocus();
    await choose('Day', 'Columns and view …');
    expect(await screen.findByRole('dialog', { name: 'Columns and view' })).toBeVisible();
  });
});
