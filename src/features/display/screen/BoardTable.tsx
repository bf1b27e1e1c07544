import { styled } from '@mui/material/styles';

/** A table whose rows have the height that `boardLayout` reckons with; long names end in dots instead of a second line. */
export const BoardTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': {
    fontSize: '0.6em',
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.text.secondary,
    textAlign: 'left',
    padding: '0 0.5em 0.3em 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td': {
    height: '1.45em',
    padding: '0 0.3em 0 0',
    borderTop: '1px solid',
    borderColor: (theme.vars ?? theme).palette.divider,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .number': { textAlign: 'right' },
}));
