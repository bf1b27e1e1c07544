import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { trainingStatuses } from '../../../../contract/lists';
import { useGolfclubsQuery } from '../../../api/golfclub';
import { useFilters } from '../../../filters/useFilters';
import { useShownClub } from '../../../filters/useShownClub';
import { Choice } from '../../../ui/Choice';
import { PickNamed } from '../../../ui/PickNamed';

/** Which trainings the list shows: their status and, for those who see every club, the club. */
export function TrainingFilter() {
  const { t } = useTranslation();
  const { golfclubId, mayChooseClub, chooseClub } = useShownClub('wizard');
  const [{ status }, change] = useFilters('wizard');
  const clubs = useGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
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
