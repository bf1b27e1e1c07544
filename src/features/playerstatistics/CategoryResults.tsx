import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StatisticCategory, StatisticResult } from '../../../contract/statistic';
import { showDate } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { localizedText } from '../../i18n/localized';
import { showHandicap } from '../../i18n/numbers';
import { Grid } from '../../ui/Grid';
import type { GridColumn } from '../../ui/gridColumn';

const trainingId = ({ trainingId: id }: StatisticResult) => id;

/** The results in one training category as a table; a tournament has no handicaps. */
export function CategoryResults({ results: { category, history } }: { results: StatisticCategory }) {
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
      minWidth: 150,
      cell: ({ handicapStarted }) => handicap(handicapStarted),
    },
    {
      field: 'handicapPlayed',
      header: t('statistics.handicapPlayed'),
      align: 'right',
      minWidth: 180,
      cell: ({ handicapPlayed }) => handicap(handicapPlayed),
    },
    {
      field: 'points',
      header: t('statistics.points'),
      align: 'right',
      minWidth: 150,
      sortBy: ({ points }) => points,
      cell: ({ points }) => points,
    },
  ];
  const name = localizedText(category.name);
  return (
    <Box component="section" aria-label={name}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {name}
      </Typography>
      <Grid
        label={name}
        // The results are part of the statistics, so they are there as soon as those are.
        query={{ data: history, isLoading: false, refetch: () => undefined }}
        rows={history}
        columns={columns}
        rowId={trainingId}
        nothingYet={t('statistics.nothingYet')}
        cardsBelow={1280}
      />
    </Box>
  );
}
