import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyComponent } from '@/ui/lazyLoading';
import type { ChartLine } from './OverTime';

/** Drawing needs a large library, which only this page loads. */
const OverTime = lazyComponent(() => import('./OverTime'));

interface ChartProps {
  /** Says what is drawn, for those who do not see it. */
  label: string;
  caption: string;
  /** Calendar dates, the oldest first. */
  dates: readonly string[];
  lines: readonly ChartLine[];
  /** The lowest value stands highest, as the best handicap does. */
  isLowestBest: boolean;
}

/** Results drawn over time; the table below says the same in numbers. */
export function Chart({ label, caption, ...drawn }: ChartProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box role="img" aria-label={label}>
        <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
          <OverTime {...drawn} />
        </Suspense>
      </Box>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {caption}
      </Typography>
    </Box>
  );
}
