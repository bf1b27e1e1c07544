import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SyncIcon from '@mui/icons-material/Sync';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownBall } from './shownBalls';

interface BallTileProps {
  index: number;
  /** Null: the ball has none. */
  points: number | null;
  state: ShownBall['state'] | null;
  isSelected: boolean;
  onPick?: (index: number) => void;
}

const icons: Record<ShownBall['state'], ComponentType<SvgIconProps>> = {
  stored: CheckIcon,
  waiting: ScheduleIcon,
  sending: SyncIcon,
  refused: ErrorOutlineIcon,
  conflict: ErrorOutlineIcon,
};

/** One ball: its number, its points, and by shape and word whether they are saved. With each ball only those are drawn that differ. */
export const BallTile = memo(function BallTile({ index, points, state, isSelected, onPick }: BallTileProps) {
  const { t } = useTranslation();
  const number = index + 1;
  const Icon = state ? icons[state] : RadioButtonUncheckedIcon;
  const isRefused = state === 'refused' || state === 'conflict';
  const stateText = state ? t(`wizard.balls.state.${state}`) : t('wizard.balls.openState');
  const label =
    points === null
      ? t('wizard.balls.open', { number })
      : t('wizard.balls.recorded', {
          number,
          points: t('wizard.balls.points', { count: points }),
          state: stateText,
        });
  return (
    <ButtonBase
      component="button"
      aria-label={label}
      aria-pressed={onPick ? isSelected : undefined}
      disabled={!onPick}
      onClick={() => onPick?.(index)}
      sx={{
        fontFamily: 'inherit',
        flexDirection: 'column',
        flexShrink: 0,
        minWidth: 72,
        minHeight: 76,
        px: 0.5,
        border: 2,
        borderRadius: 1,
        borderColor: isSelected ? 'primary.main' : isRefused ? 'error.main' : 'divider',
        bgcolor: isSelected ? 'action.selected' : 'background.paper',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {number}
      </Box>
      <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.2 }}>
        {points ?? '–'}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'flex',
          alignItems: 'center',
          fontSize: '0.75rem',
          color: isRefused ? 'error.main' : 'text.secondary',
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 14, mr: 0.25 }} />
        {stateText}
      </Box>
    </ButtonBase>
  );
});
