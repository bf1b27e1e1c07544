import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { playersOf } from '@/i18n/personName';
import { scoreOf } from '@contract/scoring';
import { BallCell, CELL_WIDTH } from './BallCell';
import { isSameRow, type RecorderRow } from './rows';

// In rem: with a larger font of the browser the cells grow with their texts.
const GAP = 0.25;
const HEAD = 2;
const TOTAL = 3.75;
const PLAYERS = 'var(--players)';
const HEIGHT = 'var(--cell-height)';

/**
 * The styles of what scrolls the grid. All parts have fixed sizes, so that a recorded ball moves nothing and rows out of view
 * are not laid out; the sticky header, names and totals cover what is below them.
 */
export const gridScrollArea = {
  '--players': { xs: '7rem', md: '11.875rem' },
  '--cell-height': '2.25rem',
  // A finger needs more than a mouse.
  '@media (any-pointer: coarse)': { '--cell-height': '2.75rem' },
  scrollPadding: `${HEAD + GAP}rem 0 0 calc(${PLAYERS} + ${TOTAL + GAP}rem)`,
} as const;

/** Returns the width of the grid for rows with so many balls, as CSS. */
export const gridWidth = (balls: number): string =>
  `calc(${PLAYERS} + ${TOTAL + balls * CELL_WIDTH + (balls + 3) * GAP}rem)`;

const GridLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: `${GAP}rem`,
  padding: `${GAP / 2}rem`,
  boxSizing: 'border-box',
  '& > *': { flex: `0 0 ${CELL_WIDTH}rem`, boxSizing: 'border-box', minWidth: 0 },
});

/** The cells of a row that stay in view: the player and the total. In one element, because each that stays is a layer. */
export const FixedCells = styled('div')({
  '&&': { flexBasis: `calc(${PLAYERS} + ${TOTAL + GAP}rem)` },
  position: 'sticky',
  left: 0,
  zIndex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: `${GAP}rem`,
  backgroundColor: 'var(--mui-palette-background-paper)',
  fontWeight: 600,
  textAlign: 'left',
  '& > :nth-of-type(1)': { flex: `0 0 ${PLAYERS}` },
  '& > :nth-of-type(2)': {
    flex: `0 0 ${TOTAL}rem`,
    boxSizing: 'border-box',
    paddingRight: `${GAP}rem`,
    textAlign: 'right',
  },
});

export const GridHeader = styled(GridLine)({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  minHeight: `${HEAD}rem`,
  backgroundColor: 'var(--mui-palette-background-paper)',
  textAlign: 'center',
  fontSize: '0.875rem',
  fontWeight: 600,
});

const GridBody = styled(GridLine)({
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto calc(${HEIGHT} + ${GAP}rem)`,
});

/** Long names take two lines, as high as a cell. */
const Players = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

interface GridRowProps {
  row: RecorderRow;
  /** The selected ball of this player; null: none is. */
  selected: number | null;
  isCurrent: boolean;
  /** Another device has recorded the selected one meanwhile. */
  isTaken: boolean;
  onPick: (playerDataId: string, index: number) => void;
  onPickPlayer: (row: RecorderRow) => void;
}

/** A player with the total and the balls; rendered again only where one of them differs. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, selected, isCurrent, isTaken, onPick, onPickPlayer } = props;
  const players = playersOf(row.session);
  const balls = new Map(row.balls.map((ball) => [ball.index, ball]));
  return (
    <GridBody role="row">
      <FixedCells role="presentation">
        <div role="rowheader">
          <ButtonBase
            aria-current={isCurrent}
            onClick={() => onPickPlayer(row)}
            sx={{
              width: `calc(${PLAYERS} - 4px)`,
              height: HEIGHT,
              px: 0.5,
              justifyContent: 'flex-start',
              textAlign: 'left',
              font: 'inherit',
              fontSize: '0.875rem',
              lineHeight: 1.15,
              overflowWrap: 'anywhere',
              borderLeft: 6,
              borderColor: isCurrent ? 'primary.main' : 'transparent',
            }}
          >
            <Players translate="no">{players}</Players>
          </ButtonBase>
        </div>
        <div role="cell">{scoreOf(row.balls)}</div>
      </FixedCells>
      {Array.from({ length: row.length }, (_none, index) => {
        const ball = balls.get(index);
        return (
          <div key={index} role="cell">
            <BallCell
              playerDataId={row.playerDataId}
              players={players}
              index={index}
              points={ball?.points ?? null}
              state={isTaken && index === selected ? 'taken' : (ball?.state ?? null)}
              helper={ball?.helper}
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
  return areOthersEqual && (before.row === row || isSameRow(before.row, row));
}
