import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import type { QueryFace } from '../../../ui/Faces';
import { DataGrid } from '../../../ui/dataGrid/DataGrid';
import type { GridFilters } from '../../../ui/dataGrid/gridFilter';
import type { Paging } from '../../../ui/dataGrid/GridPager';
import type { GridSort } from '../../../ui/dataGrid/gridSort';
import { AwardedMeanwhile } from '../prizes/AwardedMeanwhile';
import type { Awarding } from '../prizes/useAwarding';
import { usePricedColumns } from './usePricedColumns';

interface PricedSessionsProps {
  table: 'unfinished' | 'finished';
  query: QueryFace;
  rows: readonly ScheduledTraining[] | undefined;
  awarding: Awarding;
  /** Where the server pages and sorts. */
  pages?: { paging: Paging; sort: GridSort; filters: GridFilters };
}

const trainingId = ({ id }: ScheduledTraining) => id;

/** Trainings with their instant prizes; where somebody else has chosen a prize meanwhile, that stands above. */
export function PricedSessions({ table, query, rows = [], awarding, pages }: PricedSessionsProps) {
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
        nothingYet={t(`activeTrainings.nothingYet.${table}`)}
        isFiltered={pages !== undefined && pages.paging.page > 0}
        nothingFound={
          <>
            {t('activeTrainings.noSuchPage')}{' '}
            <Button onClick={() => pages?.paging.onPage(0)}>{t('activeTrainings.firstPage')}</Button>
          </>
        }
        {...pages}
      />
    </Stack>
  );
}
