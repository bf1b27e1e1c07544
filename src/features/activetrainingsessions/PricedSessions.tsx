import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetSessionPricesQuery } from '@/api/price';
import { NextStep } from '@/routing/NextStep';
import type { QueryResult } from '@/ui/QueryState';
import { StaleVersions } from '@/ui/StaleVersions';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { Paging } from '@/ui/dataGrid/GridPager';
import type { GridFilters } from '@/ui/dataGrid/gridFilter';
import type { GridSort } from '@/ui/dataGrid/gridSort';
import type { WholeList } from '@/ui/dataGrid/listExport';
import type { ScheduledTraining } from '@contract/training';
import type { Awarding } from './useAwarding';
import { usePricedColumns } from './usePricedColumns';
import { useTrainingWords } from './useTrainingWords';

interface PricedSessionsProps {
  table: 'unfinished' | 'finished';
  query: QueryResult;
  rows: readonly ScheduledTraining[] | undefined;
  awarding: Awarding;
  /** Where the server pages and sorts. */
  pages?: { paging: Paging; sort: GridSort; filters: GridFilters };
  /** Reads those of all pages. */
  read?: () => Promise<WholeList<ScheduledTraining>>;
}

const trainingId = ({ id }: ScheduledTraining) => id;

/** Trainings with their instant prizes; where somebody else has chosen a prize meanwhile, that stands above. */
export function PricedSessions({ table, query, rows = [], awarding, pages, read }: PricedSessionsProps) {
  const { t } = useTranslation();
  const columns = usePricedColumns(awarding);
  return (
    <Stack spacing={2}>
      {rows
        .filter((training) => awarding.choosingOf(training).meanwhile !== null)
        .map((training) => (
          <AwardedMeanwhile key={training.id} training={training} awarding={awarding} />
        ))}
      <DataGrid
        id={`${table}Sessions`}
        density="comfortable"
        label={t(`activeTrainings.table.${table}`)}
        query={query}
        rows={rows}
        columns={columns}
        rowId={trainingId}
        nothingYet={
          <>
            <span>{t(`activeTrainings.nothingYet.${table}`)}</span>{' '}
            {table === 'unfinished' && <NextStep to="planner" />}
          </>
        }
        listExport={{
          title: t(`activeTrainings.table.${table}`),
          fileName: t('activeTrainings.fileName'),
          ...(read ? { read } : {}),
        }}
        {...pages}
      />
    </Stack>
  );
}

/** Somebody else has chosen the instant prize of the training meanwhile: which of both it is to be. */
function AwardedMeanwhile({ training, awarding }: { training: ScheduledTraining; awarding: Awarding }) {
  const { t } = useTranslation();
  const { nameAndDate } = useTrainingWords();
  const { data: prices = [] } = useGetSessionPricesQuery();
  const { chosen, isBusy, meanwhile: theirs } = awarding.choosingOf(training);
  if (theirs === null) return null;
  const nameOf = (id: string) =>
    id === ''
      ? t('activeTrainings.prize.none')
      : ([training.session_price, ...prices].find((price) => price?.id === id)?.name ?? '');
  return (
    <Box role="group" aria-label={nameAndDate(training)}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{nameAndDate(training)}</Typography>
      <StaleVersions
        fields={[{ label: t('activeTrainings.field.prize'), mine: nameOf(chosen), theirs: nameOf(theirs) }]}
        onReload={() => awarding.end(training.id)}
        onOverwrite={() => void awarding.save(training, theirs)}
        isBusy={isBusy}
      />
    </Box>
  );
}
