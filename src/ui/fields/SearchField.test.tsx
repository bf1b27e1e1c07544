import Dialog from '@mui/material/Dialog';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { SearchBox, SearchField } from './SearchField';

test('what was not searched for when a page was left that is kept alive is gone on coming back', () => {
  jest.useFakeTimers();
  try {
    const searched: string[] = [];
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <SearchBox label="Search" help="" q="" onSearch={(q) => void searched.push(q)} />
      </Activity>
    );
    const { rerender } = render(view('visible'));
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'Berg' } });
    rerender(view('hidden'));
    jest.runAllTimers();
    expect(searched).toEqual([]);
    rerender(view('visible'));
    expect(box).toHaveValue('');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    fireEvent.change(box, { target: { value: 'Berg' } });
    jest.runAllTimers();
    expect(searched).toEqual(['Berg']);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['at the server', () => <SearchBox label="Search" help="" q="" onSearch={() => undefined} />],
  ['of what is here', () => <SearchField label="Search" value="" onSearch={() => undefined} />],
])('the slash leads to a search %s, but not behind a dialog', async (_where, search) => {
  const user = userEvent.setup();
  const view = (isOpen: boolean) => (
    <>
      {search()}
      <Dialog open={isOpen} transitionDuration={0}>
        <button>Close</button>
      </Dialog>
    </>
  );
  const { rerender } = render(view(false));
  const field = screen.getByRole('searchbox');
  await user.keyboard('/');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  rerender(view(true));
  const button = await screen.findByRole('button', { name: 'Close' });
  button.focus();
  await user.keyboard('/');
  expect(button).toHaveFocus();
});
