import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PROFILE } from '@/routing/routes';
import { useOpenReport, useOpenStateExport } from '@/ui/stateContexts';
import { colourModes, useColours } from '@/ui/useColours';

/** Pages of their own, without anything of this one. */
const OPENED_CAPSULE = '/?capsule';

const OPENED_STATE = '/?state';

interface UserMenuListProps {
  id: string;
  labelledBy: string;
  open: boolean;
  /** Where it opens. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onSignOut: () => void;
}

/** Profile, colours, reporting a problem, states out and in, and Sign Out (specification §2). */
export default function UserMenuList({ id, labelledBy, open, anchor, onClose, onSignOut }: UserMenuListProps) {
  const { t } = useTranslation();
  const themeItems = useThemeItems();
  const openCapsule = useOpenReport();
  const exportState = useOpenStateExport();
  return (
    <Menu
      id={id}
      anchorEl={() => anchor.current}
      open={open}
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

/** Returns the menu items that choose the colours; a menu's keyboard only knows items that are its direct children. */
function useThemeItems(): ReactElement[] {
  const { t } = useTranslation();
  const { mode, choose } = useColours();
  return colourModes.map((choice) => (
    <MenuItem
      key={choice}
      role="menuitemradio"
      aria-checked={mode === choice}
      aria-label={`${t('shell.theme.label')}: ${t(`shell.theme.${choice}`)}`}
      onClick={() => choose(choice)}
    >
      <ListItemIcon>{mode === choice && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText>{t(`shell.theme.${choice}`)}</ListItemText>
    </MenuItem>
  ));
}
