import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import type { Command } from './command';

/** One thing that can be chosen in the palette. */
export function CommandOption({ command, ...props }: HTMLAttributes<HTMLElement> & { command: Command }) {
  const { label, detail } = command;
  return (
    <Box
      {...props}
      component="div"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 44,
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        '&.Mui-focused': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      <span>{label}</span>
      {detail !== undefined && (
        <Typography component="span" variant="body2">
          {detail}
        </Typography>
      )}
    </Box>
  );
}
