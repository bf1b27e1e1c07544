import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { leagueEffect } from '@/api/league';
import { useDeleteTrainingMutation, useGetTrainingQuery } from '@/api/training';
import { useTrainingsWithStatus } from '@/api/trainingsWithStatus';
import { useChangedRow } from '@/editing/rowChange';
import { useFilters, useSelectedClub } from '@/filters/useFilters';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { useDialog } from '@/modal/useDialog';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import { trainingSortFields, type TrainingStatus } from '@contract/lists';
import { sortingOr } from '@contract/sorting';
import type { ScheduledTraining } from '@contract/training';
import { useTrainingColumns } from './trainingColumns';
import { useWizardAddress } from './useWizardAddress';

const trainingId = ({ id }: { id: string }) => id;

/** The club's trainings in the chosen status, each of which leads into the wizard and can be deleted. */
export function TrainingsTable() {
  const { t } = useTranslation();
  const { golfclubId } = useSelectedClub('planner');
  const [{ status, page, sort, where }, change] = useFilters('planner');
  const pageSize = usePageSize('plannedTrainings');
  const { query, trainings, totalCount } = useTrainingsWithStatus({
    golfclubId,
    status,
    page,
    pageSize,
    sort: sort ?? usualSort(status),
    where,
  });
  const changed = useChangedRow('training', trainings);
  const columns = useTrainingColumns(useWizardAddress());
  const firstPage = (
    <>
      {t('planner.noSuchPage')} <Button onClick={() => change({ page: 0 })}>{t('planner.firstPage')}</Button>
    </>
  );
  return (
    <>
      <DataGrid
        id="plannedTrainings"
        label={t(`planner.table.${status}`)}
        query={query}
        rows={trainings}
        columns={columns}
        rowId={trainingId}
        highlightedId={changed}
        nothingYet={t(`planner.nothingYet.${status}`)}
        nothingFound={where.length > 0 ? undefined : firstPage}
        isFiltered={page > 0}
        filters={{ where, onFilter: (wanted) => change({ where: wanted }) }}
        sort={{
          by: sort ?? usualSort(status),
          onSort: (by) => change({ sort: by === usualSort(status) ? null : sortingOr(by, trainingSortFields, null) }),
        }}
        paging={{ page, pageSize, totalCount, onPage: (wanted) => change({ page: wanted }) }}
      />
      <DeleteTrainingDialog trainings={trainings ?? []} />
    </>
  );
}

/** Returns the order in which a status is read best: what comes next first, or what ended last. */
const usualSort = (status: TrainingStatus): 'plannedDate' | '-plannedDate' =>
  status === 'PLANNED' ? 'plannedDate' : '-plannedDate';

/** Asks before a training is deleted, saying which one and what is lost with it. */
function DeleteTrainingDialog({ trainings }: { trainings: readonly ScheduledTraining[] }) {
  const { t } = useTranslation();
  const { dialog } = useDialog('deleteTraining');
  const [deleteTraining] = useDeleteTrainingMutation();
  // Read anew, because what is lost depends on whether somebody has finished the training meanwhile.
  const { currentData } = useGetTrainingQuery(dialog ? { scheduledTrainingId: dialog.id } : skipToken);
  const named = ({ name, plannedDate }: ScheduledTraining) => ({
    name: localizedText(name),
    date: showDate(plannedDate, currentLocale()),
  });
  const loss = (training: ScheduledTraining) => {
    if (training.status !== 'FINISHED') return t('planner.remove.consequence');
    const { withResult, points } = leagueEffect(training);
    return t('planner.remove.consequenceFinished', { results: withResult, points });
  };
  return (
    <RemovalDialog
      kind="deleteTraining"
      things={currentData ? [currentData] : trainings}
      question={() => t('planner.remove.question')}
      consequence={(training) => (
        <>
          <strong>{t('planner.remove.which', named(training))}</strong>
          <br />
          {loss(training)}
        </>
      )}
      remove={({ id }) => deleteTraining({ scheduledTrainingId: id })}
      done={(training) => ({ textKey: 'planner.remove.done', values: named(training) })}
    />
  );
}
