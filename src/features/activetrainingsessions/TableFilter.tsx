import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubsQuery } from '../../api/golfclub';
import { shownTables } from '../../filters/filters';
import { useFilters } from '../../filters/useFilters';
import { useShownClub } from '../../filters/useShownClub';
import { Choice } from '../../ui/Choice';
import { PickNamed } from '../../ui/PickNamed';

/** Which tables are shown and, for those who see every club, whose trainings stand in them. */
export function TableFilter() {
  const { t } = useTranslation();
  const { golfclubId, mayChooseClub, chooseClub } = useShownClub('sessions');
  const [{ show }, change] = useFilters('sessions');
  const clubs = useGetGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Choice
        label={t('activeTrainings.filter.label')}
        value={show}
        options={shownTables.map((value) => ({ value, label: t(`activeTrainings.filter.${value}`) }))}
        onChoose={(chosen) => change({ show: chosen })}
      />
      {mayChooseClub && <PickNamed label={t('shell.golfclub')} query={clubs} value={golfclubId} onPick={chooseClub} />}
    </Stack>
  );
}
