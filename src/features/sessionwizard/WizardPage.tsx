import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoveTrainingDialog } from '@/editing/moving/MoveTrainingDialog';
import { addressOf } from '@/filters/address';
import { ClubPicker } from '@/filters/ClubPicker';
import { useFilters } from '@/filters/useFilters';
import { Choice } from '@/ui/fields/Choice';
import { Page } from '@/ui/Page';
import { trainingStatuses } from '@contract/lists';
import { OpenTraining } from './trainings/OpenTraining';
import { TrainingList } from './trainings/TrainingList';

/** The session wizard: the open training first, then the others with the chosen status. */
export default function WizardPage() {
  const { t } = useTranslation();
  const [{ club, training }] = useFilters('wizard');
  return (
    <Page
      title={t('wizard.title')}
      actions={
        <>
          <ClubPicker screen="wizard" />
          <Button component={Link} to={addressOf('sessions', { club })}>
            {t('activeTrainings.title')}
          </Button>
        </>
      }
    >
      <Stack spacing={3}>
        <TrainingFilter />
        {training !== null && <OpenTraining key={training} trainingId={training} />}
        <TrainingList />
        <MoveTrainingDialog />
      </Stack>
    </Page>
  );
}

/** Which trainings the list shows, by their status. */
function TrainingFilter() {
  const { t } = useTranslation();
  const [{ status }, change] = useFilters('wizard');
  return (
    <Choice
      label={t('wizard.filter.label')}
      value={status}
      options={trainingStatuses.map((value) => ({ value, label: t(`wizard.filter.${value}`) }))}
      onChoose={(chosen) => change({ status: chosen })}
    />
  );
}
