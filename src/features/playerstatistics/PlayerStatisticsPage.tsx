import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetWhoamiQuery } from '@/api/auth';
import { useGetPlayerStatisticQuery } from '@/api/league';
import { refusalOf } from '@/errors/failure';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showHandicap } from '@/i18n/numbers';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { QueryState } from '@/ui/QueryState';
import { toTenths } from '@contract/handicap';
import type { StatisticCategory, StatisticResult } from '@contract/statistic';
import { Chart } from './Chart';
import { ResultsGrid } from './ResultsGrid';
import { SummaryLine } from './SummaryLine';
import { byKind, handicapSummary, type PlayedResult, pointsSummary } from './summary';

/** A player's results by training category, read anew whenever it is opened. */
export default function PlayerStatisticsPage() {
  const { t } = useTranslation();
  const { username = '' } = useParams();
  const { data: me } = useGetWhoamiQuery();
  const query = useGetPlayerStatisticQuery({ username }, { refetchOnMountOrArgChange: true });
  // Another player's results must not stand under this name while the own ones are on their way.
  const statistic = query.currentData;
  const isOwn = me?.username.toLowerCase() === username.toLowerCase();
  const title = isOwn ? t('statistics.own') : t('statistics.title', { username });
  return (
    <Page title={title}>
      {refusalOf(query.error)?.code === 'not-found' ? (
        <Notice severity="warning">{t('statistics.gone')}</Notice>
      ) : (
        <QueryState
          query={{ ...query, data: statistic }}
          isEmpty={statistic?.categories.length === 0}
          nothingYet={t('statistics.nothingYet')}
        >
          <Stack spacing={4}>
            <Typography color="textSecondary">{t('statistics.text')}</Typography>
            {statistic?.categories.map((results) => (
              <CategoryResults
                key={results.category.id}
                heading={title}
                playerId={statistic.playerId}
                results={results}
              />
            ))}
          </Stack>
        </QueryState>
      )}
    </Page>
  );
}

interface CategoryResultsProps {
  /** Whose they are. */
  heading: string;
  playerId: string;
  results: StatisticCategory;
}

/** The results in one training category: summed up, drawn over time, and as a table. */
function CategoryResults({ heading, playerId, results: { category, history } }: CategoryResultsProps) {
  const name = localizedText(category.name);
  const { played, tournaments } = byKind(history);
  return (
    <Stack component="section" aria-label={name} spacing={2}>
      <Typography variant="h2">{name}</Typography>
      <HandicapsPlayed category={name} played={played} />
      <TournamentPoints category={name} tournaments={tournaments} />
      <ResultsGrid categoryId={category.id} label={name} heading={heading} playerId={playerId} history={history} />
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
      <Chart
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
