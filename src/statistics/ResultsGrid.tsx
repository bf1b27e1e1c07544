import { useTranslation } from 'react-i18next';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showHandicap } from '@/i18n/numbers';
import { ChainButton } from '@/scoring/ChainButton';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { StatisticResult } from '@contract/statistic';

interface ResultsGridProps {
  categoryId: string;
  label: string;
  /** Whose results they are. */
  heading: string;
  playerId: string;
  history: readonly StatisticResult[];
}

const lowest = Number.NEGATIVE_INFINITY;
const trainingId = ({ trainingId: id }: StatisticResult) => id;

/** The results in one training category as a table; each opens into what made its points. */
export function ResultsGrid({ categoryId, label, heading, playerId, history }: ResultsGridProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  const handicap = (value: number | null | undefined) =>
    typeof value === 'number' ? showHandicap(value, locale) : '–';
  const tenths = (value: number | null | undefined) =>
    typeof value === 'number' ? { number: value, decimals: 1 as const } : '';
  const columns: GridColumn<StatisticResult>[] = [
    {
      field: 'date',
      header: t('statistics.date'),
      minWidth: 188,
      sortBy: ({ date }) => date,
      text: ({ date }) => showDate(date, locale),
      file: ({ date }) => ({ day: date }),
      filter: { kind: 'date', value: ({ date }) => date },
    },
    {
      field: 'training',
      header: t('statistics.training'),
      isTitle: true,
      flex: 2,
      minWidth: 180,
      sortBy: ({ trainingName }) => localizedText(trainingName),
      text: ({ trainingName }) => localizedText(trainingName),
      filter: { kind: 'text' },
    },
    {
      field: 'score',
      header: t('statistics.score'),
      align: 'right',
      minWidth: 80,
      sortBy: ({ score }) => score,
      text: ({ score }) => number.format(score),
      file: ({ score }) => ({ number: score }),
      filter: { kind: 'number', value: ({ score }) => score },
    },
    {
      field: 'handicapStarted',
      header: t('statistics.handicapStarted'),
      align: 'right',
      minWidth: 140,
      sortBy: ({ handicapStarted }) => handicapStarted ?? lowest,
      text: ({ handicapStarted }) => handicap(handicapStarted),
      file: ({ handicapStarted }) => tenths(handicapStarted),
      filter: { kind: 'handicap', value: ({ handicapStarted }) => handicapStarted ?? null },
    },
    {
      field: 'handicapPlayed',
      header: t('statistics.handicapPlayed'),
      align: 'right',
      minWidth: 160,
      sortBy: ({ handicapPlayed }) => handicapPlayed ?? lowest,
      text: ({ handicapPlayed }) => handicap(handicapPlayed),
      file: ({ handicapPlayed }) => tenths(handicapPlayed),
      filter: { kind: 'handicap', value: ({ handicapPlayed }) => handicapPlayed ?? null },
    },
    {
      field: 'points',
      header: t('statistics.points'),
      align: 'right',
      minWidth: 156,
      sortBy: ({ points }) => points,
      text: ({ points }) => number.format(points),
      file: ({ points }) => ({ number: points }),
      filter: { kind: 'number', value: ({ points }) => points },
    },
    {
      field: 'chain',
      header: t('statistics.explanation'),
      isActions: true,
      width: 150,
      text: () => '',
      cell: (result) => (
        <ChainButton
          trainingId={result.trainingId}
          playerId={playerId}
          label={`${localizedText(result.trainingName)} · ${showDate(result.date, locale)}`}
        />
      ),
    },
  ];
  return (
    <DataGrid
      id="results"
      part={categoryId}
      label={label}
      // The results are part of the statistics, so they are there as soon as those are.
      query={{ data: history, isLoading: false, refetch: () => undefined }}
      rows={history}
      columns={columns}
      rowId={trainingId}
      nothingYet={t('statistics.nothingYet')}
      listExport={{ title: label, fileName: t('statistics.fileName'), heading: [heading] }}
    />
  );
}
