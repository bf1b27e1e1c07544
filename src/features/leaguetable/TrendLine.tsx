import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { chartColours } from '@/ui/chartStyle';
import { TREND_SIZE } from './leagueRows';

/** Points as a line without axes; what it shows stands in words beside it. */
export default function TrendLine({ points }: { points: readonly number[] }) {
  return (
    <SparkLineChart
      {...TREND_SIZE}
      data={[...points]}
      color={chartColours.line}
      skipAnimation
      disableAxisListener
      disableKeyboardNavigation
    />
  );
}
