import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ScheduledTraining } from '../../../../contract/training';
import { addressOf } from '../../../filters/address';
import { useFilters } from '../../../filters/useFilters';
import { showInstant } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { personName } from '../../../i18n/personName';
import { removalAsked } from '../../../modal/modalSlice';
import type { QueryFace } from '../../../ui/Faces';
import { Grid } from '../../../ui/Grid';
import type { GridColumn } from '../../../ui/gridColumn';
import { useTrainingWords } from '../useTrainingWords';

const trainingId = ({ id }: ScheduledTraining) => id;

/** The trainings that are running: each goes on in the wizard or is deleted. */
export function ActiveSessions({ query, rows }: { query: QueryFace; rows: ScheduledTraining[] | undefined }) {
  const { t } = useTranslation();
  return (
    <Grid
      label={t('activeTrainings.table.active')}
      query={query}
      rows={rows}
      columns={useActiveColumns()}
      rowId={trainingId}
      nothingYet={t('activeTrainings.nothingYet.active')}
    />
  );
}

function useActiveColumns(): GridColumn<ScheduledTraining>[] {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [{ club }] = useFilters('sessions');
  const { wordsOf, labelled } = useTrainingWords();
  const field = (name: 'name' | 'user' | 'plannedDate' | 'lastUpdate' | 'actions') => ({
    field: name,
    header: t(`activeTrainings.field.${name}`),
  });
  return [
    {
      ...field('name'),
      isTitle: true,
      flex: 2,
      minWidth: 150,
      sortBy: (training) => wordsOf(training).name,
      cell: (training) => wordsOf(training).name,
    },
    {
      ...field('user'),
      minWidth: 110,
      sortBy: ({ user }) => personName(user),
      cell: ({ user }) => personName(user),
    },
    {
      ...field('plannedDate'),
      minWidth: 130,
      sortBy: ({ plannedDate }) => plannedDate,
      cell: (training) => wordsOf(training).date,
    },
    {
      ...field('lastUpdate'),
      minWidth: 140,
      sortBy: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => showInstant(updated_at, currentLocale()),
    },
    {
      ...field('actions'),
      isActions: true,
      align: 'right',
      width: 170,
      cell: (training) => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Button
            component={Link}
            to={addressOf('wizard', { club, status: 'STARTED', training: training.id })}
            variant="outlined"
            aria-label={labelled(t('activeTrainings.action.continue'), training)}
            sx={{ minHeight: 44 }}
          >
            {t('activeTrainings.action.continue')}
          </Button>
          <IconButton
            aria-label={labelled(t('activeTrainings.action.delete'), training)}
            onClick={() => dispatch(removalAsked({ kind: 'deleteTraining', id: training.id }))}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ),
    },
  ];
}
