import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SyncIcon from '@mui/icons-material/Sync';
import SyncProblemIcon from '@mui/icons-material/SyncProblem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { helperName } from '@/i18n/personName';
import type { BallRow } from './rows';

/** `taken`: the cursor is on it, and another device has recorded it meanwhile. */
type BallState = BallRow['state'] | 'taken' | 'open';

interface BallCellProps {
  playerDataId: string;
  /** Whose ball it is, part of the label in the grid of all players; the strip belongs to one player. */
  players?: string;
  index: number;
  /** Null: the ball has none. */
  points: number | null;
  state: BallRow['state'] | 'taken' | null;
  isSelected: boolean;
  /** Who recorded it, if that was a helper. */
  helper?: string | undefined;
  /** Without it the ball is read-only. */
  onPick?: ((playerDataId: string, index: number) => void) | undefined;
}

const states: readonly BallState[] = ['open', 'stored', 'waiting', 'sending', 'refused', 'conflict', 'taken'];
/** Each state has its own shape, so that it is recognised without colours. */
const signs: Record<BallState, string> = {
  open: '○',
  stored: '✓',
  waiting: '…',
  sending: '↑',
  refused: '!',
  conflict: '≠',
  taken: '⇄',
};
const icons = {
  open: RadioButtonUncheckedIcon,
  stored: CheckIcon,
  waiting: ScheduleIcon,
  sending: SyncIcon,
  refused: ErrorOutlineIcon,
  conflict: ErrorOutlineIcon,
  taken: SyncProblemIcon,
} satisfies Record<BallState, unknown>;

/** In rem, as its texts; the height depends on whether it is a finger that points. */
export const CELL_WIDTH = 2.75;

// No MUI button, because there may be hundreds of them.
const GridButton = styled('button')({
  // Inline, it would stand on the base line of the text, with room below it that depends on the font.
  display: 'block',
  width: `${CELL_WIDTH}rem`,
  height: 'var(--cell-height)',
  // Of a fixed size: new points lay out this ball alone.
  contain: 'size layout',
  padding: 0,
  border: '2px solid var(--mui-palette-divider)',
  borderRadius: 8,
  background: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 700,
  lineHeight: 1,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:disabled': { cursor: 'default', color: 'var(--mui-palette-text-disabled)' },
  '&[data-refused="true"]': { borderColor: 'var(--mui-palette-error-main)', borderStyle: 'dashed' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--mui-palette-primary-main)',
    borderWidth: 4,
    borderStyle: 'solid',
    background: 'var(--mui-palette-action-selected)',
  },
  '& > span': { display: 'block', fontSize: '0.75rem', fontWeight: 400 },
});

const StripButton = styled(GridButton)({
  flexShrink: 0,
  width: 'auto',
  minWidth: 72,
  height: 'auto',
  minHeight: 76,
  contain: 'none',
  padding: '0 4px',
  fontSize: '1.25rem',
  lineHeight: 1.2,
  '&:disabled': { cursor: 'default', color: 'inherit' },
  '&[aria-pressed="true"]': { borderWidth: 2 },
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)' },
  '& > strong': { fontWeight: 'inherit' },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: 'var(--mui-palette-text-secondary)',
  },
  '&[data-refused="true"] > span:last-of-type': { color: 'var(--mui-palette-error-main)' },
});

/**
 * One ball: its points and its state by sign and word, in the strip also its number. Memoised: recording one ball draws one.
 */
export const BallCell = memo(function BallCell(props: BallCellProps) {
  const { playerDataId, players, index, points, isSelected, helper, onPick } = props;
  const { t } = useTranslation();
  const stateText = useStateText();
  const number = index + 1;
  const state = props.state ?? 'open';
  const isInGrid = players !== undefined;
  const recorded = { number, points: t('wizard.balls.points', { count: points ?? 0 }), state: stateText(state) };
  const gridLabel =
    points === null
      ? t('recording.grid.open', { players, number })
      : t('recording.grid.recorded', { players, ...recorded });
  const stripLabel = points === null ? t('wizard.balls.open', { number }) : t('wizard.balls.recorded', recorded);
  const ball = isInGrid ? gridLabel : stripLabel;
  const label = helper === undefined ? ball : t('helper.recordedBy', { ball, name: helperName(helper) });
  const shared = {
    type: 'button',
    'aria-label': label,
    title: helper === undefined ? undefined : helperName(helper),
    'aria-pressed': isInGrid || onPick ? isSelected : undefined,
    'data-refused': state === 'refused' || state === 'conflict' || state === 'taken',
    disabled: !onPick,
    onClick: () => onPick?.(playerDataId, index),
  } as const;
  if (isInGrid)
    return (
      // One tab stop for all of them; the arrow keys move from there.
      <GridButton {...shared} translate="no" tabIndex={isSelected ? 0 : -1}>
        {points ?? '–'}
        <span>{signs[state]}</span>
      </GridButton>
    );
  const Icon = icons[state];
  return (
    <StripButton {...shared}>
      <span translate="no">{number}</span>
      <strong translate="no">{points ?? '–'}</strong>
      <span>
        <Icon aria-hidden sx={{ fontSize: 14, mr: 0.25 }} />
        <span>{stateText(state)}</span>
      </span>
    </StripButton>
  );
});

/** What the signs of the grid mean. */
export const BallLegend = memo(function BallLegend() {
  const { t } = useTranslation();
  const stateText = useStateText();
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('recording.grid.legend')}
      sx={{ flexWrap: 'wrap', columnGap: 2, listStyle: 'none', p: 0, m: 0 }}
    >
      {states.map((state) => (
        <Typography key={state} component="li" variant="body2">
          <span translate="no">{signs[state]}</span> <span>{stateText(state)}</span>
        </Typography>
      ))}
    </Stack>
  );
});

function useStateText() {
  const { t } = useTranslation();
  return (state: BallState) => (state === 'open' ? t('wizard.balls.openState') : t(`wizard.balls.state.${state}`));
}
