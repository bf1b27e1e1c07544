import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCapsule } from '../../ui/useCapsule';
import { useStateExport } from '../../ui/useStateExport';
import { PROFILE } from '../places';
import { useThemeItems } from './useThemeItems';

/** Pages of their own, without anything of this one. */
const OPENED_CAPSULE = '/?capsule';
const OPENED_STATE = '/?state';

interface UserMenuListProps {
  id: string;
  labelledBy: string;
  /** Where it opens; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onSignOut: () => void;
}

/** Profile, colours, reporting a problem, states out and in, and Sign Out (specification §2). */
export default function UserMenuList({ id, labelledBy, anchor, onClose, onSignOut }: UserMenuListProps) {
  const { t } = useTranslation();
  const themeItems = useThemeItems();
  const openCapsule = useCapsule();
  const exportState = useStateExport();
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      <MenuItem component={Link} to={PROFILE} onClick={onClose}>
        {t('profile.title')}
      </MenuItem>
      <Divider component="li" role="separator" />
      {themeItems}
      <Divider component="li" role="separator" />
      {openCapsule && (
        <MenuItem
          aria-keyshortcuts="Control+Shift+X Meta+Shift+X"
          onClick={() => {
            onClose();
            openCapsule();
          }}
        >
          {t('shell.capsule.report')}
        </MenuItem>
      )}
      <MenuItem component="a" href={OPENED_CAPSULE}>
        {t('shell.capsule.open')}
      </MenuItem>
      {exportState && (
        <MenuItem
          aria-keyshortcuts="Control+Shift+E Meta+Shift+E"
          onClick={() => {
            onClose();
            exportState();
          }}
        >
          {t('shell.state.export')}
        </MenuItem>
      )}
      <MenuItem component="a" href={OPENED_STATE}>
        {t('shell.state.open')}
      </MenuItem>
      <Divider component="li" role="separator" />
      <MenuItem
        onClick={() => {
          onClose();
          onSignOut();
        }}
      >
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  );
}
