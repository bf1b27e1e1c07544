import { ChartFigure } from '@/ui/ChartFigure';
import { lazyComponent } from '@/ui/lazyLoading';
import type { ChartLine } from './OverTime';

const OverTime = lazyComponent(() => import('./OverTime'));

/** Pixels. */
const HEIGHT = 280;

interface TimeSeriesChartProps {
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
export function TimeSeriesChart({ label, caption, ...drawn }: TimeSeriesChartProps) {
  return (
    <ChartFigure label={label} caption={caption} height={HEIGHT}>
      <OverTime height={HEIGHT} {...drawn} />
    </ChartFigure>
  );
}
