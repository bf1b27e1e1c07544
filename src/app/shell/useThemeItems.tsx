import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { colourModes, useColours } from '../../ui/useColours';

/** Returns the menu items that choose the colours; a menu's keyboard only knows items that are its direct children. */
export function useThemeItems(): ReactElement[] {
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
