import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const modes = ['light', 'dark', 'system'] as const;

/** Returns the menu items that choose the colours; a menu's keyboard only knows items that are its direct children. */
export function useThemeItems(): ReactElement[] {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  return modes.map((choice) => (
    <MenuItem
      key={choice}
      role="menuitemradio"
      aria-checked={mode === choice}
      aria-label={`${t('shell.theme.label')}: ${t(`shell.theme.${choice}`)}`}
      onClick={() => setMode(choice)}
    >
      <ListItemIcon>{mode === choice && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText>{t(`shell.theme.${choice}`)}</ListItemText>
    </MenuItem>
  ));
}
