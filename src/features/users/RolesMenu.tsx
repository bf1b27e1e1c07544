import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grantableRoles } from '@contract/lists';
import type { MembersChange } from '@contract/member';

interface RolesMenuProps {
  isDisabled: boolean;
  onChoose: (change: Omit<MembersChange, 'ids'>) => void;
}

/** Gives a role to all checked users, or takes it from them. */
export function RolesMenu({ isDisabled, onChoose }: RolesMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  return (
    <>
      <Button
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isDisabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('users.checked.roles')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {(['grantRole', 'revokeRole'] as const).flatMap((action) =>
          grantableRoles.map((role) => (
            <MenuItem
              key={`${action} ${role}`}
              onClick={() => {
                setAnchor(null);
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
