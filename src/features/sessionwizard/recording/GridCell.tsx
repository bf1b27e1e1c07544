import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownBall } from '../balls/shownBalls';
import { ballSigns } from './ballSigns';

interface GridCellProps {
  playerDataId: string;
  players: string;
  index: number;
  /** Null: the ball has none. */
  points: number | null;
  state: ShownBall['state'] | null;
  isSelected: boolean;
  isOpen: boolean;
  onPick: (playerDataId: string, index: number) => void;
}

// Bare, because there may be hundreds of them.
const Cell = styled('button')({
  width: 64,
  height: 64,
  padding: 0,
  border: '2px solid var(--mui-palette-divider)',
  borderRadius: 8,
  background: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  font: 'inherit',
  fontWeight: 700,
  lineHeight: 1.1,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:disabled': { cursor: 'default', color: 'var(--mui-palette-text-disabled)' },
  '&[data-refused="true"]': { borderColor: 'var(--mui-palette-error-main)', borderStyle: 'dashed' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--mui-palette-primary-main)',
    borderWidth: 5,
    borderStyle: 'solid',
    background: 'var(--mui-palette-action-selected)',
  },
  '& span': { display: 'block', fontSize: '0.875rem', fontWeight: 400 },
});

/** One ball of one player: its points, and by sign and word how far it is. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { playerDataId, players, index, points, state, isSelected, isOpen, onPick } = props;
  const { t } = useTranslation();
  const number = index + 1;
  const label =
    points === null || state === null
      ? t('recording.grid.open', { players, number })
      : t('recording.grid.recorded', {
          players,
          number,
          points: t('wizard.balls.points', { count: points }),
          state: t(`wizard.balls.state.${state}`),
        });
  return (
    <Cell
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      data-refused={state === 'refused' || state === 'conflict'}
      // One stop for all of them; the arrow keys go on from there.
      tabIndex={isSelected ? 0 : -1}
      disabled={!isOpen}
      onClick={() => onPick(playerDataId, index)}
    >
      {points ?? '–'}
      <span>{ballSigns[state ?? 'open']}</span>
    </Cell>
  );
});
