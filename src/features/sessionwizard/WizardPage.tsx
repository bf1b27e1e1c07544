import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShownClub } from '../../session/useShownClub';
import { Page } from '../../ui/Page';
import { OpenTraining } from './trainings/OpenTraining';
import { TrainingFilter } from './trainings/TrainingFilter';
import { TrainingList } from './trainings/TrainingList';
import { useWizardUrl } from './wizardUrl';

/** The session wizard: the open training first, then the others with the chosen status. */
export default function WizardPage() {
  const { t } = useTranslation();
  const { trainingId } = useWizardUrl();
  const { golfclubId, ownClubId } = useShownClub();
  return (
    <Page
      title={t('wizard.title')}
      actions={
        <Button
          component={Link}
          to={`/private/activetrainingsessions${golfclubId === ownClubId ? '' : `?club=${golfclubId}`}`}
        >
          {t('activeTrainings.link')}
        </Button>
      }
    >
      <Stack spacing={3}>
        <TrainingFilter />
        {trainingId !== null && <OpenTraining key={trainingId} trainingId={trainingId} />}
        <TrainingList />
      </Stack>
    </Page>
  );
}
