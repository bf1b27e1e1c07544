import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadingButton, LoadingIconButton } from './LoadingButton';

describe('a button that waits', () => {
  async function pressed() {
    const user = userEvent.setup();
    const submitted = jest.fn();
    function Asking() {
      const [isBusy, setBusy] = useState(false);
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted();
            setBusy(true);
          }}
        >
          <input aria-label="Name" />
          <LoadingButton type="submit" loading={isBusy}>
            Save
          </LoadingButton>
          <button type="button" onClick={() => setBusy(false)}>
            Answer
          </button>
        </form>
      );
    }
    render(<Asking />);
    const save = screen.getByRole('button', { name: 'Save' });
    act(() => save.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('progressbar')).toBeVisible();
    return { user, save, submitted };
  }

  test('keeps the focus and says that it cannot be pressed', async () => {
    const { user, save } = await pressed();
    // A disabled button keeps the focus in jsdom, but in no browser.
    expect(save).toBeEnabled();
    expect(save).toHaveFocus();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByText('Answer'));
    expect(save).not.toHaveAttribute('aria-disabled');
  });

  test('submits its form once, by whichever key', async () => {
    const { user, save, submitted } = await pressed();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    act(() => save.click());
    expect(submitted).toHaveBeenCalledTimes(1);
    await user.click(screen.getByText('Answer'));
    act(() => save.click());
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  test.each([LoadingButton, LoadingIconButton])(
    'takes the focus with the click, so that nothing moves under the press',
    async (Submit) => {
      const user = userEvent.setup();
      render(
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Name" />
          <Submit type="submit">Save</Submit>
        </form>,
      );
      const save = screen.getByRole('button');
      const field = screen.getByLabelText('Name');
      await user.click(field);
      await user.pointer({ target: save, keys: '[MouseLeft>]' });
      expect(field).toHaveFocus();
      await user.pointer({ target: save, keys: '[/MouseLeft]' });
      expect(save).toHaveFocus();
      await user.type(field, 'Ann{Enter}');
      expect(field).toHaveFocus();
    },
  );

  test('is disabled where it could not be pressed anyway', () => {
    render(
      <LoadingButton loading disabled>
        Save
      </LoadingButton>,
    );
    expect(screen.getByRole('button')).toBeDisabled();
  });
});
