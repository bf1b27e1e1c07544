import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { trainingSortFields } from '../../../../contract/lists';
import { sortingOr } from '../../../../contract/sorting';
import { useTrainingsWithStatus } from '../../../api/trainingsWithStatus';
import { useFilters } from '../../../filters/useFilters';
import { useShownClub } from '../../../filters/useShownClub';
import { useChangedRow } from '../../../editing/rowChange';
import { DataGrid } from '../../../ui/dataGrid/DataGrid';
import { usePageSize } from '../../../ui/dataGrid/usePageSize';
import { DeleteTrainingDialog } from './DeleteTrainingDialog';
import { usualSort } from '../trainingSort';
import { useWizardAddress } from '../useWizardAddress';
import { useTrainingColumns } from './trainingColumns';

const trainingId = ({ id }: { id: string }) => id;

/** The club's trainings in the chosen status, each of which leads into the wizard and can be deleted. */
export function TrainingsTable() {
  const { t } = useTranslation();
  const { golfclubId } = useShownClub('planner');
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
