import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { TRAININGS_A_PAGE, useTrainingsWithStatus } from '../../../api/trainingsWithStatus';
import { Grid } from '../../../ui/Grid';
import { DeleteTrainingDialog } from './DeleteTrainingDialog';
import { sortNamed, usePlannerUrl } from '../plannerUrl';
import { useTrainingColumns } from './trainingColumns';

const trainingId = ({ id }: { id: string }) => id;

/** The club's trainings in the chosen status, each of which leads into the wizard and can be deleted. */
export function TrainingsTable() {
  const { t } = useTranslation();
  const { golfclubId, status, page, sort, go, wizardAddress } = usePlannerUrl();
  const { query, trainings, totalCount } = useTrainingsWithStatus({ golfclubId, status, page, sort });
  const columns = useTrainingColumns(wizardAddress);
  const firstPage = (
    <>
      {t('planner.noSuchPage')} <Button onClick={() => go({ page: 0 })}>{t('planner.firstPage')}</Button>
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
        isFiltered={page > 0}
        sort={{ by: sort, onSort: (by) => go({ sort: sortNamed(by) ?? 'plannedDate' }) }}
        paging={{ page, pageSize: TRAININGS_A_PAGE, totalCount, onPage: (wanted) => go({ page: wanted }) }}
      />
      <DeleteTrainingDialog trainings={trainings ?? []} />
    </>
  );
}
