import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useGolfclubsQuery } from '../../api/golfclub';
import { Choice } from '../../ui/Choice';
import { PickNamed } from '../../ui/PickNamed';
import { shownTables, useActiveTrainingsUrl } from './activeTrainingsUrl';

/** Which tables are shown and, for those who see every club, whose trainings stand in them. */
export function TableFilter() {
  const { t } = useTranslation();
  const { golfclubId, show, mayChooseClub, go } = useActiveTrainingsUrl();
  const clubs = useGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Choice
        label={t('activeTrainings.filter.label')}
        value={show}
        options={shownTables.map((value) => ({ value, label: t(`activeTrainings.filter.${value}`) }))}
        onChoose={(chosen) => go({ show: chosen })}
      />
      {mayChooseClub && (
        <PickNamed
          label={t('shell.golfclub')}
          query={clubs}
          value={golfclubId}
          onPick={(club) => go({ golfclubId: club })}
        />
      )}
    </Stack>
  );
}
