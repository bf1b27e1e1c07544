import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { trainingStatuses } from '../../../../contract/lists';
import { useGolfclubsQuery } from '../../../api/golfclub';
import { Choice } from '../../../ui/Choice';
import { PickNamed } from '../../../ui/PickNamed';
import { useWizardUrl } from '../wizardUrl';

/** Which trainings the list shows: their status and, for those who see every club, the club. */
export function TrainingFilter() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { status, golfclubId, mayChooseClub, addressOf } = useWizardUrl();
  const clubs = useGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Choice
        label={t('wizard.filter.label')}
        value={status}
        options={trainingStatuses.map((value) => ({ value, label: t(`wizard.filter.${value}`) }))}
        onChoose={(chosen) => void navigate(addressOf({ status: chosen, trainingId: null }))}
      />
      {mayChooseClub && (
        <PickNamed
          label={t('shell.golfclub')}
          query={clubs}
          value={golfclubId}
          onPick={(club) => void navigate(addressOf({ golfclubId: club, trainingId: null }))}
        />
      )}
    </Stack>
  );
}
