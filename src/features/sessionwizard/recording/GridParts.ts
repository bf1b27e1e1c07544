import { styled } from '@mui/material/styles';

const CELL = 64;
const GAP = 4;
const PLAYERS = 124;
const TOTAL = 56;

/** Kept free when a ball is scrolled into sight: the header and the names lie over what is below them. */
export const coveredByHeads = `${CELL}px 0 0 ${PLAYERS + GAP}px`;

/**
 * Returns the width of a row with so many balls. Every part of the grid has its size by itself, so that a recorded ball
 * moves nothing, and rows out of sight cost nothing until they are scrolled to.
 */
export const rowWidth = (balls: number) => PLAYERS + TOTAL + balls * CELL + (balls + 3) * GAP;

export const GridLine = styled('div')({
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

export const GridBody = styled(GridLine)({
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${CELL + GAP}px`,
});
