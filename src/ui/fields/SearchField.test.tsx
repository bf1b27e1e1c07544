import { fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { SearchBox } from './SearchField';

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
