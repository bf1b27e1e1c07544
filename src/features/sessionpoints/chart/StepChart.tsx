import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { chartColours, chartWidth } from '@/ui/chartStyle';
import type { ReadRow } from '../editing/mappingForm';
import { steps } from './steps';

interface StepChartProps {
  /** Pixels. */
  height: number;
  rows: readonly ReadRow[];
}

/** The rows as steps: how many points each difference gives. */
export default function StepChart({ height, rows }: StepChartProps) {
  const { t } = useTranslation();
  const corners = steps(rows);
  const number = new Intl.NumberFormat(currentLocale());
  const inWords = (value: number | null) => (value === null ? '' : number.format(value));
  return (
    <LineChart
      {...chartWidth}
      height={height}
      skipAnimation
      hideLegend
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: corners.map(({ difference }) => difference),
          label: t('points.difference'),
          scaleType: 'linear',
          domainLimit: 'strict',
          valueFormatter: inWords,
        },
      ]}
      yAxis={[{ label: t('points.points'), valueFormatter: inWords }]}
      series={[
        {
          data: corners.map(({ points }) => points),
          label: t('points.points'),
          curve: 'stepAfter',
          color: chartColours.line,
          showMark: false,
          valueFormatter: inWords,
        },
      ]}
    />
  );
}
