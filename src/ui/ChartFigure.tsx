import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';

interface ChartFigureProps {
  /** Says what is drawn, for those who do not see it. */
  label: string;
  caption: string;
  /** Of the chart, in pixels. */
  height: number;
  /** The chart, loaded lazily: drawing needs a large library. Null: there is nothing to draw. */
  children: ReactNode;
}

/** A chart with its caption; what it shows stands in numbers beside it. */
export function ChartFigure({ label, caption, height, children }: ChartFigureProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      {children !== null && (
        <Box role="img" aria-label={label}>
          <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
        </Box>
      )}
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {caption}
      </Typography>
    </Box>
  );
}
