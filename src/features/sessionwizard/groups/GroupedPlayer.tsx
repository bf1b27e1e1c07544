import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { PointerEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { playersOf } from '@/i18n/personName';
import { MenuButton } from '@/ui/MenuButton';
import { limits } from '@contract/limits';
import type { PlayerData } from '@contract/training';
import { moveButtonId } from './useChangingGroups';
import { DRAG_HANDLE } from './useDragging';

interface GroupedPlayerProps {
  session: PlayerData;
  groups: readonly (readonly PlayerData[])[];
  isBusy: boolean;
  /** How far it is dragged; null: it is not. */
  by: { x: number; y: number } | null;
  onPointerDown: PointerEventHandler | undefined;
  onMove: (group: number) => void;
}

/** A player, or a team, who is dragged to another group, or moved there by the menu. */
export function GroupedPlayer({ session, groups, isBusy, by, onPointerDown, onMove }: GroupedPlayerProps) {
  const { t } = useTranslation();
  const players = playersOf(session);
  return (
    <Box
      component="li"
      onPointerDown={onPointerDown}
      sx={{
        display: 'flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: 'grab',
        userSelect: 'none',
        // What is below the pointer is found through it.
        ...(by && { position: 'relative', zIndex: 1, boxShadow: 3, pointerEvents: 'none' }),
      }}
      style={by ? { transform: `translate(${by.x}px, ${by.y}px)` } : undefined}
    >
      <Box
        {...{ [DRAG_HANDLE]: '' }}
        aria-hidden
        sx={{ display: 'grid', placeItems: 'center', width: 44, height: 48, flexShrink: 0, touchAction: 'none' }}
      >
        <DragIndicatorIcon />
      </Box>
      <MenuButton
        menu={`group/${session.id}`}
        label={players}
        translate="no"
        id={moveButtonId(session.id)}
        aria-label={t('groups.move', { players, number: session.group ?? 0 })}
        disabled={isBusy}
        endIcon={<ExpandMoreIcon />}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          minHeight: 48,
          justifyContent: 'space-between',
          textAlign: 'left',
          textTransform: 'none',
          color: 'text.primary',
          overflowWrap: 'anywhere',
        }}
        items={(choose) => [
          ...groups.map(({ length }, index) => {
            const number = index + 1;
            const isFull = length >= limits.group;
            if (number === session.group) return null;
            return (
              <MenuItem key={number} disabled={isFull} onClick={choose(() => onMove(number))} sx={{ minHeight: 44 }}>
                <span>{t(isFull ? 'groups.full' : 'groups.moveTo', { number })}</span>
              </MenuItem>
            );
          }),
          <MenuItem key="new" onClick={choose(() => onMove(groups.length + 1))} sx={{ minHeight: 44 }}>
            {t('groups.moveToNew')}
          </MenuItem>,
        ]}
      />
    </Box>
  );
}
