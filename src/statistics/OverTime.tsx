import { LineChart } from '@mui/x-charts/LineChart';
import { showDate } from '@/i18n/dates';
import { dayjs } from '@/i18n/dayjs';
import { currentLocale } from '@/i18n/locale';
import { chartColours, chartWidth } from '@/ui/chartStyle';
import type { Locale } from '@contract/lists';

export interface ChartLine {
  id: string;
  label: string;
  /** One for each date; null: none. */
  values: readonly (number | null)[];
  show: (value: number) => string;
  /** Something to compare with: dashed, and without marks where there is a line. */
  isReference?: boolean;
}

interface OverTimeProps {
  /** Pixels. */
  height: number;
  /** Calendar dates, the oldest first. */
  dates: readonly string[];
  lines: readonly ChartLine[];
  isLowestBest: boolean;
}

/** More would not fit beside each other on a phone; then the chart chooses. */
const MOST_NAMED_DATES = 5;

/** `Nov 20`, `20. Nov.` */
const axisFormat: Readonly<Record<Locale, string>> = { en: 'MMM D', de: 'D. MMM' };

/** Room for half of the last date. */
const margin = { right: 36 };
const dashed = { '& path[data-series="reference"]': { strokeDasharray: '7 5' } };

/** Lines over time, each result a mark. */
export default function OverTime({ height, dates, lines, isLowestBest }: OverTimeProps) {
  const locale = currentLocale();
  const days = dates.map((date) => dayjs.utc(date).toDate());
  const named = [...new Set(dates)];
  const show = lines[0]?.show ?? String;
  return (
    <LineChart
      {...chartWidth}
      height={height}
      margin={margin}
      skipAnimation
      disableKeyboardNavigation
      hideLegend={lines.length < 2}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: days,
          scaleType: 'utc',
          tickNumber: MOST_NAMED_DATES,
          ...(named.length <= MOST_NAMED_DATES ? { tickInterval: named.map((date) => dayjs.utc(date).toDate()) } : {}),
          valueFormatter: (day: Date, { location }) =>
            location === 'tick'
              ? dayjs.utc(day).locale(locale).format(axisFormat[locale])
              : showDate(dayjs.utc(day).format('YYYY-MM-DD'), locale),
        },
      ]}
      yAxis={[{ reverse: isLowestBest, width: 56, valueFormatter: (value: number) => show(value) }]}
      series={lines.map(({ id, label, values, show: inWords, isReference = false }) => ({
        id: isReference ? 'reference' : id,
        data: [...values],
        label,
        curve: isReference ? ('stepAfter' as const) : ('linear' as const),
        color: isReference ? chartColours.reference : chartColours.line,
        // One result makes no line.
        showMark: !isReference || dates.length === 1,
        valueFormatter: (value: number | null) => (value === null ? '' : inWords(value)),
      }))}
      sx={dashed}
    />
  );
}
