import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { TREND_SIZE } from './leagueRows';

/** The theme's own colour, which differs in light and dark. */
const LINE_COLOUR = 'var(--mui-palette-primary-main)';

/** Points as a line without axes; what it shows stands in words beside it. */
export default function TrendLine({ points }: { points: readonly number[] }) {
  return (
    <SparkLineChart
      {...TREND_SIZE}
      data={[...points]}
      color={LINE_COLOUR}
      skipAnimation
      disableAxisListener
      disableKeyboardNavigation
    />
  );
}
