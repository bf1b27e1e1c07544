import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { useCapsule } from '../../ui/useCapsule';
import { PROFILE } from '../places';
import { initial } from './initial';
import { useSigningOut } from './useSigningOut';
import { useThemeItems } from './useThemeItems';

/** A page of its own, without anything of this one. */
const OPENED_CAPSULE = '/?capsule';

/** The menu under the user's name: Profile, colours, reporting a problem and Sign Out (specification §2). */
export function UserMenu() {
  const { t } = useTranslation();
  const { name, surname } = useSession();
  const { signOut, question } = useSigningOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [buttonId, menuId] = [useId(), useId()];
  const themeItems = useThemeItems();
  const openCapsule = useCapsule();
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
        <MenuItem component={Link} to={PROFILE} onClick={() => setAnchor(null)}>
          {t('profile.title')}
        </MenuItem>
        <Divider component="li" role="separator" />
        {themeItems}
        <Divider component="li" role="separator" />
        {openCapsule && (
          <MenuItem
            aria-keyshortcuts="Control+Shift+X Meta+Shift+X"
            onClick={() => {
              setAnchor(null);
              openCapsule();
            }}
          >
            {t('shell.capsule.report')}
          </MenuItem>
        )}
        <MenuItem component="a" href={OPENED_CAPSULE}>
          {t('shell.capsule.open')}
        </MenuItem>
        <Divider component="li" role="separator" />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            signOut();
          }}
        >
          {t('shell.signOut')}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}
