import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOutMutation } from '../../api/auth';
import { useSession } from '../../session/useSession';
import { initial } from './initial';
import { useThemeItems } from './useThemeItems';

/** The menu under the user's name: colours and Sign Out. */
export function UserMenu() {
  const { t } = useTranslation();
  const { name, surname } = useSession();
  const [signOut] = useSignOutMutation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [buttonId, menuId] = [useId(), useId()];
  const themeItems = useThemeItems();
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        id={buttonId}
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {`${initial(name)}. ${surname}`}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {themeItems}
        <Divider component="li" role="separator" />
        <MenuItem onClick={() => void signOut()}>{t('shell.signOut')}</MenuItem>
      </Menu>
    </>
  );
}
