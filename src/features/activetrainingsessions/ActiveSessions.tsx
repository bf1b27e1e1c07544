import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeleteTrainingButton } from '@/editing/DeleteTrainingButton';
import { addressOf } from '@/filters/address';
import { useFilters } from '@/filters/useFilters';
import { dayOf, showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { showShortPlanned, sortedPlan } from '@/i18n/plannedTimes';
import { NextStep } from '@/routing/NextStep';
import type { QueryResult } from '@/ui/QueryState';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import { useRowTabIndex } from '@/ui/dataGrid/gridsSlice';
import type { ScheduledTraining } from '@contract/training';
import { useTrainingWords } from './useTrainingWords';

const trainingId = ({ id }: ScheduledTraining) => id;

/** The trainings that are running: each goes on in the wizard or is deleted. */
export function ActiveSessions({ query, rows }: { query: QueryResult; rows: ScheduledTraining[] | undefined }) {
  const { t } = useTranslation();
  return (
    <DataGrid
      id="activeSessions"
      density="standard"
      label={t('activeTrainings.table.active')}
      query={query}
      rows={rows}
      columns={useActiveColumns()}
      rowId={trainingId}
      nothingYet={
        <>
          <span>{t('activeTrainings.nothingYet.active')}</span> <NextStep to="wizard" />
        </>
      }
      listExport={{ title: t('activeTrainings.table.active'), fileName: t('activeTrainings.fileName') }}
    />
  );
}

function useActiveColumns(): GridColumn<ScheduledTraining>[] {
  const { t } = useTranslation();
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
      minWidth: 120,
      sortBy: (training) => wordsOf(training).name,
      text: (training) => wordsOf(training).name,
      filter: { kind: 'text' },
    },
    {
      ...field('user'),
      minWidth: 110,
      sortBy: ({ user }) => personName(user),
      text: ({ user }) => personName(user),
      filter: { kind: 'text' },
    },
    {
      ...field('plannedDate'),
      minWidth: 290,
      sortBy: sortedPlan,
      text: (training) => showShortPlanned(training, currentLocale()),
      filter: { kind: 'date', value: ({ plannedDate }) => plannedDate },
    },
    {
      ...field('lastUpdate'),
      minWidth: 256,
      sortBy: ({ updated_at }) => updated_at,
      text: ({ updated_at }) => showInstant(updated_at, currentLocale()),
      filter: { kind: 'date', value: ({ updated_at }) => dayOf(updated_at) },
    },
    {
      ...field('actions'),
      isActions: true,
      align: 'right',
      width: 170,
      text: () => '',
      cell: (training) => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <ContinueLink training={training} club={club} />
          <DeleteTrainingButton training={training} label={labelled(t('activeTrainings.action.delete'), training)} />
        </Stack>
      ),
    },
  ];
}

function ContinueLink({ training, club }: { training: ScheduledTraining; club: string | null }) {
  const { t } = useTranslation();
  const tabIndex = useRowTabIndex();
  const { labelled } = useTrainingWords();
  return (
    <Button
      component={Link}
      to={addressOf('wizard', { club, status: 'STARTED', training: training.id })}
      variant="outlined"
      aria-label={labelled(t('activeTrainings.action.continue'), training)}
      size="small"
      tabIndex={tabIndex}
    >
      {t('activeTrainings.action.continue')}
    </Button>
  );
}
