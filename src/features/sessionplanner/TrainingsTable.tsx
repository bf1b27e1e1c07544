import { useTranslation } from 'react-i18next';
import { useAllTrainings, useTrainingsWithStatus } from '@/api/trainingsWithStatus';
import { DeleteTrainingDialog } from '@/editing/DeleteTrainingDialog';
import { FocusAfterRemoval } from '@/editing/FocusAfterRemoval';
import { useChangedRow } from '@/editing/rowChange';
import { useFilters, useSelectedClub } from '@/filters/useFilters';
import { useLastPage } from '@/filters/useLastPage';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import { trainingSortFields, type TrainingStatus } from '@contract/lists';
import { sortingOr } from '@contract/sorting';
import { useTrainingColumns } from './trainingColumns';
import { useWizardAddress } from './useWizardAddress';

const trainingId = ({ id }: { id: string }) => id;

/** The club's trainings in the chosen status, each of which leads into the wizard and can be deleted. */
export function TrainingsTable() {
  const { t } = useTranslation();
  const { golfclubId } = useSelectedClub('planner');
  const [{ status, page, sort, where }, change] = useFilters('planner');
  const pageSize = usePageSize('plannedTrainings');
  const wanted = { golfclubId, status, sort: sort ?? usualSort(status), where };
  const { query, trainings, totalCount } = useTrainingsWithStatus({ ...wanted, page, pageSize });
  const read = useAllTrainings(wanted);
  const changed = useChangedRow('training', trainings);
  const columns = useTrainingColumns(useWizardAddress());
  const shown = useLastPage('planner', query, { pageSize, rowCount: trainings?.length ?? 0, totalCount });
  return (
    <>
      <DataGrid
        id="plannedTrainings"
        label={t(`planner.table.${status}`)}
        query={shown}
        rows={trainings}
        columns={columns}
        rowId={trainingId}
        {...changed}
        nothingYet={t(`planner.nothingYet.${status}`)}
        filters={{ where, onFilter: (filters) => change({ where: filters }) }}
        sort={{
          by: sort ?? usualSort(status),
          onSort: (by) => change({ sort: by === usualSort(status) ? null : sortingOr(by, trainingSortFields, null) }),
        }}
        paging={{ page, pageSize, totalCount, onPage: (next) => change({ page: next }) }}
        listExport={{ title: t(`planner.table.${status}`), fileName: t('planner.fileName'), read }}
      />
      <DeleteTrainingDialog screen="planner" trainings={trainings ?? []} />
      <FocusAfterRemoval entries={trainings} />
    </>
  );
}

/** Returns the order in which a status is read best: what comes next first, or what ended last. */
const usualSort = (status: TrainingStatus): 'plannedDate' | '-plannedDate' =>
  status === 'PLANNED' ? 'plannedDate' : '-plannedDate';
