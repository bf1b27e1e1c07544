import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLabelOf } from './templateName';

/** A part of the form under its heading. */
export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  const labelOf = useLabelOf();
  return (
    <Stack component="section" aria-label={labelOf(title)} spacing={1.5}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
