import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOf } from '../../filters/address';
import { useFilters } from '../../filters/useFilters';
import { Page } from '../../ui/Page';
import { OpenTraining } from './trainings/OpenTraining';
import { TrainingFilter } from './trainings/TrainingFilter';
import { TrainingList } from './trainings/TrainingList';

/** The session wizard: the open training first, then the others with the chosen status. */
export default function WizardPage() {
  const { t } = useTranslation();
  const [{ club, training }] = useFilters('wizard');
  return (
    <Page
      title={t('wizard.title')}
      actions={
        <Button component={Link} to={addressOf('sessions', { club })}>
          {t('activeTrainings.title')}
        </Button>
      }
    >
      <Stack spacing={3}>
        <TrainingFilter />
        {training !== null && <OpenTraining key={training} trainingId={training} />}
        <TrainingList />
      </Stack>
    </Page>
  );
}
