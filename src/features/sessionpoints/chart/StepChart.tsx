import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import type { ReadRow } from '../editing/mappingForm';
import { steps } from './steps';

/** Pixels. */
const HEIGHT = 260;
const WIDTH_UNMEASURED = 320;

/** The chart fills its place, where the browser can tell how wide that is. */
const width = typeof ResizeObserver === 'undefined' ? { width: WIDTH_UNMEASURED } : {};
/** The theme's own colour, which differs in light and dark. */
const LINE_COLOUR = 'var(--mui-palette-primary-main)';

/** The rows as steps: how many points each difference gives. */
export default function StepChart({ rows }: { rows: readonly ReadRow[] }) {
  const { t } = useTranslation();
  const corners = steps(rows);
  const number = new Intl.NumberFormat(currentLocale());
  const inWords = (value: number | null) => (value === null ? '' : number.format(value));
  return (
    <LineChart
      {...width}
      height={HEIGHT}
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
          color: LINE_COLOUR,
          showMark: false,
          valueFormatter: inWords,
        },
      ]}
    />
  );
}
