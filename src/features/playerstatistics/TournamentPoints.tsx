import { useTranslation } from 'react-i18next';
import type { StatisticResult } from '../../../contract/statistic';
import { currentLocale } from '../../i18n/locale';
import { Chart } from './Chart';
import { pointsSummary } from './summary';
import { SummaryLine } from './SummaryLine';

/** The points of the tournaments of one category, the latest first: tournaments have no handicap played. */
export function TournamentPoints({
  category,
  tournaments,
}: {
  category: string;
  tournaments: readonly StatisticResult[];
}) {
  const { t } = useTranslation();
  const summary = pointsSummary(tournaments);
  if (summary === null) return null;
  const whole = new Intl.NumberFormat(currentLocale());
  const decimal = new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const oldestFirst = [...tournaments].reverse();
  return (
    <>
      <SummaryLine
        title={t('statistics.tournaments')}
        label={t('statistics.pointsOf', { category })}
        summary={summary}
        show={(tenths) => whole.format(tenths / 10)}
        showAverage={(tenths) => decimal.format(tenths / 10)}
      />
      <Chart
        label={t('statistics.pointsChart', { category })}
        caption={t('statistics.pointsCaption')}
        dates={oldestFirst.map(({ date }) => date)}
        isLowestBest={false}
        lines={[
          {
            id: 'points',
            label: t('statistics.points'),
            values: oldestFirst.map(({ points }) => points),
            show: (points) => whole.format(points),
          },
        ]}
      />
    </>
  );
}
