import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { playersOf } from '@/i18n/personName';
import { scoreOf } from '@contract/scoring';
import { BallCell } from './BallCell';
import { isSameRow, type RecorderRow } from './rows';

const CELL = 64;
const GAP = 4;
const PLAYERS = 124;
const TOTAL = 56;

/** The scroll padding of the grid: the sticky header and names cover what is below them. */
export const gridScrollPadding = `${CELL}px 0 0 ${PLAYERS + GAP}px`;

/**
 * Returns the width of a row with so many balls, in pixels. All parts have fixed sizes, so that a recorded ball moves
 * nothing and rows out of view are not laid out.
 */
export const rowWidth = (balls: number) => PLAYERS + TOTAL + balls * CELL + (balls + 3) * GAP;

const GridLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: GAP,
  padding: GAP / 2,
  boxSizing: 'border-box',
  '& > *': { flex: `0 0 ${CELL}px`, boxSizing: 'border-box' },
  '& > :nth-of-type(1)': {
    flexBasis: PLAYERS,
    position: 'sticky',
    left: 0,
    zIndex: 1,
    alignSelf: 'stretch',
    backgroundColor: 'var(--mui-palette-background-paper)',
    fontWeight: 600,
  },
  '& > :nth-of-type(2)': { flexBasis: TOTAL },
});

export const GridHead = styled(GridLine)({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  minHeight: 32,
  backgroundColor: 'var(--mui-palette-background-paper)',
  textAlign: 'center',
  fontWeight: 600,
  '& > :nth-of-type(1)': { textAlign: 'left' },
});

const GridBody = styled(GridLine)({
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${CELL + GAP}px`,
});

interface GridRowProps {
  row: RecorderRow;
  /** The selected ball of this player; null: none is. */
  selected: number | null;
  isCurrent: boolean;
  onPick: (playerDataId: string, index: number) => void;
  onPickPlayer: (row: RecorderRow) => void;
}

/** A player with the total and the balls; rendered again only where one of them differs. */
export const GridRow = memo(function GridRow({ row, selected, isCurrent, onPick, onPickPlayer }: GridRowProps) {
  const players = playersOf(row.session);
  const balls = new Map(row.balls.map((ball) => [ball.index, ball]));
  return (
    <GridBody role="row">
      <div role="rowheader">
        <ButtonBase
          aria-current={isCurrent}
          onClick={() => onPickPlayer(row)}
          sx={{
            width: 120,
            minHeight: 64,
            height: '100%',
            p: 0.5,
            justifyContent: 'flex-start',
            textAlign: 'left',
            font: 'inherit',
            overflowWrap: 'anywhere',
            borderLeft: 6,
            borderColor: isCurrent ? 'primary.main' : 'transparent',
          }}
        >
          {players}
        </ButtonBase>
      </div>
      <div role="cell">{scoreOf(row.balls)}</div>
      {Array.from({ length: row.length }, (_none, index) => {
        const ball = balls.get(index);
        return (
          <div key={index} role="cell">
            <BallCell
              playerDataId={row.playerDataId}
              players={players}
              index={index}
              points={ball?.points ?? null}
              state={ball?.state ?? null}
              isSelected={index === selected}
              onPick={row.isOpen ? onPick : undefined}
            />
          </div>
        );
      })}
    </GridBody>
  );
}, areEqual);

function areEqual(before: GridRowProps, after: GridRowProps): boolean {
  const { row, ...others } = after;
  const areOthersEqual = (Object.keys(others) as (keyof typeof others)[]).every(
    (name) => before[name] === others[name],
  );
  return areOthersEqual && isSameRow(before.row, row);
}
