import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/Page';
import { UnsentElsewhere } from './balls/UnsentElsewhere';
import { OpenTraining } from './trainings/OpenTraining';
import { TrainingFilter } from './trainings/TrainingFilter';
import { TrainingList } from './trainings/TrainingList';
import { useWizardUrl } from './wizardUrl';

/** The session wizard: the open training first, then the others with the chosen status. */
export default function WizardPage() {
  const { t } = useTranslation();
  const { trainingId } = useWizardUrl();
  return (
    <Page title={t('wizard.title')}>
      <Stack spacing={3}>
        <TrainingFilter />
        <UnsentElsewhere trainingId={trainingId} />
        {trainingId !== null && <OpenTraining key={trainingId} trainingId={trainingId} />}
        <TrainingList />
      </Stack>
    </Page>
  );
}
