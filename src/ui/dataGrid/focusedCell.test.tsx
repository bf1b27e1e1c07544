import { act, screen, waitFor } from '@testing-library/react';
import { columnTexts, openGrid, rounds } from '@test/browser/openGrid';

const players = () => columnTexts('player');

const cell = (row: number, field: string) => {
  const found = screen.getAllByRole('row')[row]?.querySelector<HTMLElement>(`[data-field=${field}]`);
  if (!found) throw new Error(`there is no ${field} in row ${row}`);
  return found;
};

/** Types into the field that has the focus while rows go, the focused one first; all of it must stand there. */
async function typeWhileRowsGo({ user, change }: Awaited<ReturnType<typeof openGrid>>, field: HTMLElement) {
  await user.keyboard('o');
  change({ rows: rounds.slice(1) });
  await waitFor(() => expect(players()).toEqual(['Ben Otto', 'Ada Öz']));
  await user.keyboard('tt');
  change({ rows: rounds.slice(1, 2) });
  await waitFor(() => expect(players()).toEqual(['Ben Otto']));
  await user.keyboard('o');
  expect(field).toHaveValue('otto');
  expect(field).toHaveFocus();
}

test('what is typed into a search stays there when the row that had the focus is not found', async () => {
  const opened = await openGrid({ hasSearch: true });
  await opened.user.click(await screen.findByText('Zoë Müller'));
  expect(cell(1, 'player')).toHaveFocus();
  const search = screen.getByRole('searchbox');
  act(() => search.focus());
  await typeWhileRowsGo(opened, search);
});

test('what is typed into a dialog stays there when the row that opened it goes', async () => {
  const opened = await openGrid({ opensDialog: true });
  await opened.user.click(await screen.findByText('Zoë Müller'));
  await opened.user.keyboard('{Enter} ');
  await typeWhileRowsGo(opened, await screen.findByRole('textbox', { name: 'Note' }));
});

test('when a dialog leads back to a row, and the row goes, the next one has the focus', async () => {
  const { user, change } = await openGrid({ opensDialog: true });
  await user.click(await screen.findByText('Zoë Müller'));
  await user.keyboard('{Enter} ');
  await screen.findByRole('textbox', { name: 'Note' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Zoë Müller' })).toHaveFocus());
  change({ rows: rounds.slice(1) });
  await waitFor(() => expect(cell(1, 'actions')).toHaveFocus());
});

test('a click outside ends the editing of a cell', async () => {
  const onEdit = jest.fn();
  const { user } = await openGrid({ onEdit, hasSearch: true });
  await user.dblClick(await screen.findByText('Zoë Müller'));
  await user.keyboard(' jun.');
  await user.click(screen.getByRole('searchbox'));
  await waitFor(() => expect(onEdit).toHaveBeenCalledWith({ ...rounds[0], player: 'Zoë Müller jun.' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
