import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseOption } from '@test/browser/chooseOption';
import { openGrid, openView, rounds } from '@test/browser/openGrid';

const button = (name: string) => screen.getByRole('button', { name });

const filterButton = () => button('Filter Rounds by a column');

async function filterBy(user: UserEvent, column: string, value: string) {
  await user.click(filterButton());
  await user.click(await screen.findByRole('menuitem', { name: column }));
  const panel = within(await screen.findByRole('dialog', { name: `Filter by ${column}` }));
  await user.type(panel.getByLabelText('Value'), value);
  await user.click(panel.getByRole('button', { name: 'Apply' }));
}

async function takeOut(user: UserEvent, name: string) {
  act(() => button(name).focus());
  await user.keyboard('{Delete}');
}

test('the focus of a chip that is taken out moves to the next one, at last to the button of the filters', async () => {
  const { user } = await openGrid();
  await filterBy(user, 'Player', 'o');
  await filterBy(user, 'Player', 'e');
  await filterBy(user, 'Points', '10');
  await takeOut(user, 'Player contains o');
  expect(button('Player contains e')).toHaveFocus();
  await takeOut(user, 'Points = 10');
  expect(button('Player contains e')).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(filterButton()).toHaveFocus();
});

test('so does that of a column that is sorted by', async () => {
  const { user } = await openGrid();
  const view = await openView(user);
  await chooseOption(user, view.getByRole('combobox', { name: 'Sort by' }), 'Points');
  await chooseOption(user, view.getByLabelText('Then by'), 'Player');
  await user.keyboard('{Escape}');
  await takeOut(user, 'Then by Player, ascending');
  expect(filterButton()).toHaveFocus();
});

test('while an empty list is read again without its filter, the bar stays for the focus', async () => {
  const query = { data: [], isLoading: false, refetch: jest.fn() };
  const { change } = await openGrid({ rows: [], isFiltered: true, query });
  const bar = filterButton();
  change({ isFiltered: false, query: { ...query, isFetching: true } });
  expect(bar).toBeInTheDocument();
  change({ rows: rounds, isFiltered: false, query });
  expect(bar).toBeInTheDocument();
  change({ rows: [], isFiltered: false, query });
  expect(bar).not.toBeInTheDocument();
});
