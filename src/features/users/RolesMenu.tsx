import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '@/ui/shellSlice';
import { grantableRoles } from '@contract/lists';
import type { MembersChange } from '@contract/member';

interface RolesMenuProps {
  isDisabled: boolean;
  onChoose: (change: Omit<MembersChange, 'ids'>) => void;
}

/** Gives a role to all checked users, or takes it from them. */
export function RolesMenu({ isDisabled, onChoose }: RolesMenuProps) {
  const { t } = useTranslation();
  const { isOpen, open, close } = useMenu('roles');
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  return (
    <>
      <Button
        ref={button}
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={open}
      >
        {t('users.checked.roles')}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {(['grantRole', 'revokeRole'] as const).flatMap((action) =>
          grantableRoles.map((role) => (
            <MenuItem
              key={`${action} ${role}`}
              onClick={() => {
                close();
                onChoose({ action, role });
              }}
            >
              {t(`users.checked.${action}`, { role: t(`users.role.${role}`) })}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
}
