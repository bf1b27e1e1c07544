import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A page outside the shell. */
export function Standalone({ page }: { page: ReactNode }) {
  return (
    <Box component="main" id="content" sx={{ minHeight: '100vh' }}>
      {page}
    </Box>
  );
}
