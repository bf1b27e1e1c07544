import type { ButtonProps } from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import { type ReactNode, useId, useRef } from 'react';
import { LoadingButton } from './LoadingButton';
import { type MenuName, useMenu } from './shellSlice';

interface MenuButtonProps extends Omit<
  ButtonProps,
  'ref' | 'onClick' | 'children' | 'aria-haspopup' | 'aria-expanded'
> {
  menu: MenuName;
  label: ReactNode;
  menuProps?: Partial<MenuProps>;
  /** Returns the items; each is pressed with what `choose` returns, which closes the menu first. */
  items: (choose: (act: () => void) => () => void) => ReactNode;
}

/** A button that opens a menu below it, which is named by the button. */
export function MenuButton({ menu, label, menuProps, items, id, ...props }: MenuButtonProps) {
  const { isOpen, open, close } = useMenu(menu);
  const button = useRef<HTMLButtonElement>(null);
  const ownId = useId();
  const buttonId = id ?? ownId;
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <LoadingButton {...props} ref={button} id={buttonId} aria-haspopup="menu" aria-expanded={isOpen} onClick={open}>
        {label}
      </LoadingButton>
      <Menu
        {...menuProps}
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ ...menuProps?.slotProps, list: { 'aria-labelledby': buttonId } }}
      >
        {items(choose)}
      </Menu>
    </>
  );
}
