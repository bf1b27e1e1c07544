import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { startTexts } from '@/i18n/startTexts';
import { PickNamed, type PickNamedProps } from './PickNamed';
import { controlsSlice } from '@/ui/controlsSlice';

describe('pick named', () => {
  const clubs = [
    { id: 'a', name: 'Golfclub Waldsee' },
    { id: 'b', name: 'Golfclub Seeblick' },
  ];

  const waiting: (() => void)[] = [];

  // This page is not quiet before the test says so.
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.push(work),
    cancelIdleCallback: () => undefined,
  });

  beforeAll(() => startTexts('en'));

  function Picker(props: Omit<PickNamedProps, 'label' | 'value'>) {
    const [store] = useState(() => configureStore({ reducer: { controls: controlsSlice.reducer } }));
    return (
      <Provider store={store}>
        <PickNamed label="Golf club" value="b" {...props} />
      </Provider>
    );
  }

  test('what is picked stands there from the first, and whoever goes there early is in the field when it comes', async () => {
    const user = userEvent.setup();
    const picked: string[] = [];
    render(<Picker query={{ data: clubs, isLoading: false }} onPick={(id) => void picked.push(id)} />);
    expect(screen.getByRole('textbox', { name: 'Golf club' })).toHaveValue('Golfclub Seeblick');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Golf club' })).toHaveFocus();

    act(() => waiting.forEach((work) => work()));
    expect(await screen.findByRole('combobox', { name: 'Golf club' })).toHaveFocus();
    await user.keyboard('wald{ArrowDown}{Enter}');
    expect(picked).toEqual(['a']);
  });

  test('nothing can be typed that a pick known only later would take away', async () => {
    const user = userEvent.setup();
    const field = (query: PickNamedProps['query']) => <Picker query={query} onPick={() => undefined} />;
    const { rerender } = render(field({ isLoading: true }));
    await act(async () => waiting.forEach((work) => work()));
    await user.click(screen.getByLabelText('Golf club'));
    await user.keyboard('wald');
    expect(screen.getByLabelText('Golf club')).toHaveValue('');

    rerender(field({ data: clubs, isLoading: false }));
    const picker = await screen.findByRole('combobox', { name: 'Golf club' });
    await waitFor(() => expect(picker).toHaveFocus());
    expect(picker).toHaveValue('Golfclub Seeblick');
    await user.keyboard('wald');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Golfclub Waldsee']);
  });
});
