import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { startTexts } from '@/i18n/startTexts';
import { CopyButton } from './CopyButton';
import { shellSlice } from './shellSlice';

describe('copy button', () => {
  let writeText: jest.Mock<Promise<void>, [string]>;

  beforeAll(() => startTexts('en'));

  beforeEach(() => {
    writeText = jest.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  const renderButton = () =>
    render(
      <Provider store={configureStore({ reducer: { shell: shellSlice.reducer } })}>
        <CopyButton part="password" text="secret" label="Copy password" done="The password is copied." />
      </Provider>,
    );

  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

  const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('the copied cue stands for one second, not longer', async () => {
    renderButton();
    await press();
    expect(writeText).toHaveBeenCalledWith('secret');
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('The password is copied.');
    after(999);
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    after(1);
    expect(screen.getByRole('button')).toHaveTextContent('Copy password');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('where the browser refuses, it says so and nothing is copied', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    renderButton();
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Copy password');
    expect(screen.getByRole('status')).toHaveTextContent(/does not allow copying/);
  });
});
