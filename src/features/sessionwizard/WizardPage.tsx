import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetGolfclubsQuery } from '@/api/golfclub';
import { MoveTrainingDialog } from '@/editing/moving/MoveTrainingDialog';
import { addressOf } from '@/filters/address';
import { useFilters, useSelectedClub } from '@/filters/useFilters';
import { Choice } from '@/ui/Choice';
import { Page } from '@/ui/Page';
import { PickNamed } from '@/ui/PickNamed';
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
        <Button component={Link} to={addressOf('sessions', { club })}>
          {t('activeTrainings.title')}
        </Button>
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

/** Which trainings the list shows: their status and, for those who see every club, the club. */
function TrainingFilter() {
  const { t } = useTranslation();
  const { golfclubId, mayChooseClub, chooseClub } = useSelectedClub('wizard');
  const [{ status }, change] = useFilters('wizard');
  const clubs = useGetGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Choice
        label={t('wizard.filter.label')}
        value={status}
        options={trainingStatuses.map((value) => ({ value, label: t(`wizard.filter.${value}`) }))}
        onChoose={(chosen) => change({ status: chosen })}
      />
      {mayChooseClub && <PickNamed label={t('shell.golfclub')} query={clubs} value={golfclubId} onPick={chooseClub} />}
    </Stack>
  );
}
