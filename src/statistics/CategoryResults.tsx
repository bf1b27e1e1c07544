import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showHandicap } from '@/i18n/numbers';
import { toTenths } from '@contract/handicap';
import type { StatisticCategory, StatisticResult } from '@contract/statistic';
import { TimeSeriesChart } from './TimeSeriesChart';
import { SummaryLine } from './SummaryLine';
import { byKind, handicapSummary, type PlayedResult, pointsSummary } from './summary';

interface CategoryResultsProps {
  results: StatisticCategory;
  /** Where it stands below another heading. */
  isPart?: boolean;
  /** What follows, such as the results as a table. */
  children?: ReactNode;
}

/** The results in one training category: summed up and drawn over time. */
export function CategoryResults({ results: { category, history }, isPart = false, children }: CategoryResultsProps) {
  const name = localizedText(category.name);
  const { played, tournaments } = byKind(history);
  return (
    <Stack component="section" aria-label={name} spacing={2}>
      <Typography variant={isPart ? 'h3' : 'h2'}>{name}</Typography>
      <HandicapsPlayed category={name} played={played} />
      <TournamentPoints category={name} tournaments={tournaments} />
      {children}
    </Stack>
  );
}

/** The points of the tournaments of one category, the latest first: tournaments have no handicap played. */
function TournamentPoints({ category, tournaments }: { category: string; tournaments: readonly StatisticResult[] }) {
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
      <TimeSeriesChart
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

/** The handicaps played in one category, the latest first, against those the player started with. */
function HandicapsPlayed({ category, played }: { category: string; played: readonly PlayedResult[] }) {
  const { t } = useTranslation();
  const summary = handicapSummary(played);
  if (summary === null) return null;
  const show = (tenths: number) => showHandicap(tenths / 10, currentLocale());
  const showTick = (handicap: number) => show(toTenths(handicap));
  const oldestFirst = [...played].reverse();
  return (
    <>
      <SummaryLine
        title={t('statistics.handicaps')}
        label={t('statistics.handicapsOf', { category })}
        summary={summary}
        show={show}
        showAverage={show}
      />
      <TimeSeriesChart
        label={t('statistics.handicapChart', { category })}
        caption={t('statistics.handicapCaption')}
        dates={oldestFirst.map(({ date }) => date)}
        isLowestBest
        lines={[
          {
            id: 'played',
            label: t('statistics.handicapPlayed'),
            values: oldestFirst.map(({ handicapPlayed }) => handicapPlayed / 10),
            show: showTick,
          },
          {
            id: 'started',
            label: t('statistics.handicapStarted'),
            values: oldestFirst.map(({ handicapStarted }) => (handicapStarted === null ? null : handicapStarted / 10)),
            show: showTick,
            isReference: true,
          },
        ]}
      />
    </>
  );
}
