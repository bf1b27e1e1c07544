import { useTranslation } from 'react-i18next';
import type { StatisticResult } from '../../../contract/statistic';
import { showDate } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { localizedText } from '../../i18n/localized';
import { showHandicap } from '../../i18n/numbers';
import { ChainButton } from '../../modal/chain/ChainButton';
import { Grid } from '../../ui/Grid';
import type { GridColumn } from '../../ui/gridColumn';

interface ResultsGridProps {
  label: string;
  playerId: string;
  history: readonly StatisticResult[];
}

const trainingId = ({ trainingId: id }: StatisticResult) => id;

/** The results in one training category as a table; each opens into what made its points. */
export function ResultsGrid({ label, playerId, history }: ResultsGridProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const handicap = (value: number | null | undefined) =>
    typeof value === 'number' ? showHandicap(value, locale) : '–';
  const columns: GridColumn<StatisticResult>[] = [
    {
      field: 'date',
      header: t('statistics.date'),
      minWidth: 160,
      sortBy: ({ date }) => date,
      cell: ({ date }) => showDate(date, locale),
    },
    {
      field: 'training',
      header: t('statistics.training'),
      isTitle: true,
      flex: 2,
      minWidth: 180,
      sortBy: ({ trainingName }) => localizedText(trainingName),
      cell: ({ trainingName }) => localizedText(trainingName),
    },
    {
      field: 'score',
      header: t('statistics.score'),
      align: 'right',
      minWidth: 80,
      sortBy: ({ score }) => score,
      cell: ({ score }) => score,
    },
    {
      field: 'handicapStarted',
      header: t('statistics.handicapStarted'),
      align: 'right',
      minWidth: 140,
      cell: ({ handicapStarted }) => handicap(handicapStarted),
    },
    {
      field: 'handicapPlayed',
      header: t('statistics.handicapPlayed'),
      align: 'right',
      minWidth: 160,
      cell: ({ handicapPlayed }) => handicap(handicapPlayed),
    },
    {
      field: 'points',
      header: t('statistics.points'),
      align: 'right',
      minWidth: 140,
      sortBy: ({ points }) => points,
      cell: ({ points }) => points,
    },
    {
      field: 'chain',
      header: t('statistics.explanation'),
      isActions: true,
      width: 200,
      cell: (result) => (
        <ChainButton
          trainingId={result.trainingId}
          playerId={playerId}
          label={`${localizedText(result.trainingName)}, ${showDate(result.date, locale)}`}
        />
      ),
    },
  ];
  return (
    <Grid
      label={label}
      // The results are part of the statistics, so they are there as soon as those are.
      query={{ data: history, isLoading: false, refetch: () => undefined }}
      rows={history}
      columns={columns}
      rowId={trainingId}
      nothingYet={t('statistics.nothingYet')}
    />
  );
}
