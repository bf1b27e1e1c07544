import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ComponentProps, MouseEvent } from 'react';

/** The library disables a button that waits, which would take the focus from it; its handlers ignore presses all the same. */
const KeepingFocus = ({ disabled, ...props }: ComponentProps<'button'>) => (
  <button {...props} disabled={disabled === true && props['aria-disabled'] !== true} />
);

const waiting = ({ loading, disabled }: Pick<ButtonProps, 'loading' | 'disabled'>) =>
  loading === true && disabled !== true ? { 'aria-disabled': true } : {};

type Pressed = Pick<ButtonProps, 'type' | 'onClick' | 'onMouseDown'>;

/**
 * Leaving a field shows what is wrong with it, and would move the button away from under the press: the focus comes to it with the
 * click, no sooner.
 */
const focusedByClick = ({ type, onClick }: Pressed): Pressed =>
  type !== 'submit'
    ? {}
    : {
        onMouseDown: (event) => event.preventDefault(),
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          // Enter in a field clicks too, and leaves the focus there.
          if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
          onClick?.(event);
        },
      };

/**
 * A button that cannot be pressed while it waits for an answer, but keeps the focus; with `aria-disabled` one that is disabled keeps it
 * too.
 */
export const LoadingButton = ({ children, ...props }: ButtonProps) => (
  <Button component={KeepingFocus} {...props} {...waiting(props)} {...focusedByClick(props)}>
    <span>{children}</span>
  </Button>
);

/** As `LoadingButton`, for an icon. */
export const LoadingIconButton = (props: IconButtonProps) => (
  <IconButton component={KeepingFocus} {...props} {...waiting(props)} {...focusedByClick(props)} />
);
