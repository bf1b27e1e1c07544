import { styled } from '@mui/material/styles';
import { ROW } from './boardLayout';

/** A table whose rows have the height that `boardLayout` reckons with. */
export const BoardTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': {
    fontSize: '0.6em',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    textAlign: 'left',
    padding: '0 0.5em 0.3em 0',
    whiteSpace: 'nowrap',
  },
  '& td': {
    height: `${ROW}em`,
    padding: '0 0.3em 0 0',
    borderTop: '1px solid',
    borderColor: theme.vars.palette.divider,
    whiteSpace: 'nowrap',
  },
  '& td.name': { whiteSpace: 'normal' },
  '& .number': { textAlign: 'right' },
}));

/** Height of a text in so many rows, without the line above it. */
export const heightOfRows = (rows: number): string => `calc(${rows * ROW}em - 2px)`;
