import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SyncIcon from '@mui/icons-material/Sync';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownBall } from './shownBalls';

interface BallTileProps {
  index: number;
  ball: ShownBall | undefined;
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

/** One ball: its number, its points, and by shape and word whether they are saved. */
export function BallTile({ index, ball, isSelected, onPick }: BallTileProps) {
  const { t } = useTranslation();
  const number = index + 1;
  const Icon = ball ? icons[ball.state] : RadioButtonUncheckedIcon;
  const isRefused = ball?.state === 'refused' || ball?.state === 'conflict';
  const state = ball ? t(`wizard.balls.state.${ball.state}`) : t('wizard.balls.openState');
  const label = ball
    ? t('wizard.balls.recorded', { number, points: t('wizard.balls.points', { count: ball.points }), state })
    : t('wizard.balls.open', { number });
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
        {ball ? ball.points : '–'}
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
        {state}
      </Box>
    </ButtonBase>
  );
}
