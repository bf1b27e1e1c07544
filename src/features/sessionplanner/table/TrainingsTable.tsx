import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { TRAININGS_A_PAGE, useTrainingsWithStatus } from '../../../api/trainingsWithStatus';
import { useFilters } from '../../../filters/useFilters';
import { useShownClub } from '../../../filters/useShownClub';
import { Grid } from '../../../ui/Grid';
import { DeleteTrainingDialog } from './DeleteTrainingDialog';
import { askedSort, usualSort } from '../trainingSort';
import { useWizardAddress } from '../useWizardAddress';
import { useTrainingColumns } from './trainingColumns';

const trainingId = ({ id }: { id: string }) => id;

/** The club's trainings in the chosen status, each of which leads into the wizard and can be deleted. */
export function TrainingsTable() {
  const { t } = useTranslation();
  const { golfclubId } = useShownClub('planner');
  const [{ status, page, sort, where }, change] = useFilters('planner');
  const { query, trainings, totalCount } = useTrainingsWithStatus({
    golfclubId,
    status,
    page,
    sort: askedSort(sort, status),
  });
  const columns = useTrainingColumns(useWizardAddress());
  const firstPage = (
    <>
      {t('planner.noSuchPage')} <Button onClick={() => change({ page: 0 })}>{t('planner.firstPage')}</Button>
    </>
  );
  return (
    <>
      <Grid
        label={t(`planner.table.${status}`)}
        query={query}
        rows={trainings}
        columns={columns}
        rowId={trainingId}
        nothingYet={t(`planner.nothingYet.${status}`)}
        nothingFound={firstPage}
        isFiltered={where.length > 0 || page > 0}
        sort={{
          by: sort ?? usualSort(status),
          onSort: (by) => change({ sort: by === usualSort(status) ? null : by }),
        }}
        paging={{ page, pageSize: TRAININGS_A_PAGE, totalCount, onPage: (wanted) => change({ page: wanted }) }}
      />
      <DeleteTrainingDialog trainings={trainings ?? []} />
    </>
  );
}
