import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/ui/MenuButton';
import { grantableRoles } from '@contract/lists';
import type { MembersChange } from '@contract/member';

interface RolesMenuProps {
  /** A role is being given or taken. */
  isBusy: boolean;
  isDisabled: boolean;
  onChoose: (change: Omit<MembersChange, 'ids'>) => void;
}

/** Gives a role to all checked users, or takes it from them. */
export function RolesMenu({ isBusy, isDisabled, onChoose }: RolesMenuProps) {
  const { t } = useTranslation();
  return (
    <MenuButton
      menu="roles"
      label={t('users.checked.roles')}
      loading={isBusy}
      disabled={isDisabled}
      items={(choose) =>
        (['grantRole', 'revokeRole'] as const).flatMap((action) =>
          grantableRoles.map((role) => (
            <MenuItem key={`${action} ${role}`} onClick={choose(() => onChoose({ action, role }))}>
              <span>{t(`users.checked.${action}`, { role: t(`users.role.${role}`) })}</span>
            </MenuItem>
          )),
        )
      }
    />
  );
}
