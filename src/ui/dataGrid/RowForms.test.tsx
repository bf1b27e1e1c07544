import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cellsOf, columnTexts, manyRounds, openGrid, rowsOf } from '@test/browser/openGrid';
import { gridPreferencesChanged } from './gridPreferencesSlice';
import { gridFiltered, gridPageTurned } from './gridsSlice';

const fieldOf = (id: string) => screen.getByLabelText(`Player ${id}`);

async function editBen() {
  const opened = await openGrid({ canBeForms: true });
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Ben Otto' }));
  return { ...opened, field: await screen.findByLabelText('Player b') };
}

test('the form of a row takes the focus, and is one cell that names no row', async () => {
  const { field } = await editBen();
  expect(field).toHaveFocus();
  const row = field.closest<HTMLElement>('[role=row]');
  expect(row && cellsOf(row)).toHaveLength(1);
  expect(field.closest('[role=gridcell]')).toHaveAttribute('aria-colspan', '6');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Zoë Müller', 'Ada Öz']);
});

test('keys that are typed into it are its own, and the grid goes by its keys as before', async () => {
  const { user, field } = await editBen();
  await user.keyboard(' {ArrowLeft}x{ArrowUp}{ArrowDown}{Home}{Delete}y{End}{Backspace}');
  expect(field).toHaveValue('yen Ottox');
  expect(field).toHaveFocus();
  const [first] = screen.getAllByRole('rowheader');
  if (first) await user.click(first);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(field.closest('[role=gridcell]')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(field).toHaveFocus();
});

test('the tabulator leads to its cell, from which arrow keys lead on', async () => {
  const { user, field } = await editBen();
  const cell = field.closest('[role=gridcell]');
  await waitFor(() => expect(cell).toHaveAttribute('tabindex', '0'));
  await user.tab({ shift: true });
  expect(cell).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('rowheader', { name: 'Ada Öz' })).toHaveFocus();
});

test('when it is closed, its row is read as before', async () => {
  const { user } = await editBen();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(columnTexts('player')).toEqual(['Zoë Müller', 'Ben Otto', 'Ada Öz']));
  expect(screen.getByRole('button', { name: 'Edit Ben Otto' })).toBeVisible();
});

test('what is typed into a search stays there while the page of the form is not shown', async () => {
  const { user, dispatch } = await openGrid({ rows: manyRounds(30), canBeForms: true, hasSearch: true });
  await user.click(await screen.findByRole('button', { name: 'Edit Player 1' }));
  expect(fieldOf('0')).toHaveFocus();
  const search = screen.getByRole('searchbox');
  act(() => search.focus());
  await user.keyboard('o');
  for (const [page, typed] of [
    [1, 'tt'],
    [0, 'o'],
  ] as const) {
    act(() => void dispatch(gridPageTurned({ grid: 'rounds', page })));
    await waitFor(() => expect(columnTexts('player')).toHaveLength(page === 1 ? 5 : 25));
    await user.keyboard(typed);
  }
  expect(search).toHaveValue('otto');
  expect(search).toHaveFocus();
});

test('several rows can be forms, each with what was typed into it', async () => {
  const { user } = await editBen();
  await user.type(fieldOf('b'), ' junior');
  await user.click(screen.getByRole('button', { name: 'Edit Ada Öz' }));
  expect(await screen.findByLabelText('Player c')).toHaveFocus();
  expect(fieldOf('b')).toHaveValue('Ben Otto junior');
});

test('what is typed into one of them stays there when another is closed meanwhile', async () => {
  const { user, field } = await editBen();
  await user.click(screen.getByRole('button', { name: 'Edit Ada Öz' }));
  const closed = await screen.findByLabelText('Player c');
  act(() => field.focus());
  await user.keyboard('1');
  fireEvent.keyDown(closed, { key: 'Enter' });
  await waitFor(() => expect(columnTexts('player')).toContain('Ada Öz'));
  await user.keyboard('2');
  expect(field).toHaveValue('Ben Otto12');
  expect(field).toHaveFocus();
});

test('no filter takes a row away while it is edited', async () => {
  const { user, dispatch } = await editBen();
  act(
    () =>
      void dispatch(gridFiltered({ grid: 'rounds', where: [{ field: 'player', operator: 'contains', value: 'Zoë' }] })),
  );
  await waitFor(() => expect(screen.queryByText('Ada Öz')).not.toBeInTheDocument());
  await user.type(fieldOf('b'), ' junior');
  expect(fieldOf('b')).toHaveValue('Ben Otto junior');
});

test('what was typed survives moved columns, another page, and cards', async () => {
  const { user, dispatch, change } = await openGrid({ rows: manyRounds(30), canBeForms: true });
  await user.click(await screen.findByRole('button', { name: 'Edit Player 2' }));
  await user.type(await screen.findByLabelText('Player 1'), '2');

  act(() => void dispatch(gridPreferencesChanged({ grid: 'rounds', changes: { order: ['day', 'player'] } })));
  await waitFor(() => expect(fieldOf('1').closest('[data-field]')).toHaveAttribute('data-field', 'day'));
  expect(fieldOf('1')).toHaveValue('Player 22');

  act(() => void dispatch(gridPageTurned({ grid: 'rounds', page: 1 })));
  await screen.findByText('Player 30');
  expect(screen.queryByLabelText('Player 1')).not.toBeInTheDocument();
  act(() => void dispatch(gridPageTurned({ grid: 'rounds', page: 0 })));
  expect(await screen.findByLabelText('Player 1')).toHaveValue('Player 22');

  window.innerWidth = 390;
  change({ isFiltered: true });
  const cards = within(await screen.findByRole('list', { name: 'Rounds' }));
  expect(cards.getByLabelText('Player 1')).toHaveValue('Player 22');
});

test('a row that was just added or changed is turned to, and another page can be turned to again', async () => {
  const { user, change } = await openGrid({ rows: manyRounds(30) });
  const grid = await screen.findByRole('grid');
  expect(rowsOf(grid)).toHaveLength(25);
  change({ highlightedId: '28' });
  expect(await screen.findByText('Player 29')).toBeVisible();
  const [previous] = screen.getAllByRole('button', { name: 'Previous page' });
  if (previous) await user.click(previous);
  expect(await screen.findByText('Player 2')).toBeVisible();
  expect(screen.queryByText('Player 29')).not.toBeInTheDocument();
});

test('a row that was added is turned to when it comes, and never again', async () => {
  const { change, dispatch } = await openGrid({ rows: manyRounds(28) });
  await screen.findByText('Player 2');
  change({ rows: manyRounds(30), addedId: '28' });
  expect(await screen.findByText('Player 29')).toBeVisible();
  act(() => void dispatch(gridPageTurned({ grid: 'rounds', page: 0 })));
  change({ rows: manyRounds(31), addedId: '28' });
  expect(await screen.findByText('Player 2')).toBeVisible();
  expect(screen.queryByText('Player 29')).not.toBeInTheDocument();
});

test('on a phone its card is marked', async () => {
  window.innerWidth = 390;
  await openGrid({ highlightedId: 'b' });
  const card = (await screen.findByText('Ben Otto')).closest('li');
  expect(card).toHaveAttribute('data-marked', 'true');
  expect(screen.getByText('Ada Öz').closest('li')).not.toHaveAttribute('data-marked');
});
