import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubQuery, useGetGolfclubsQuery } from '../../../api/golfclub';
import { PickNamed } from '../../../ui/PickNamed';

interface ChooseClubProps {
  /** The club that is settled already, or null. */
  golfclubId: string | null;
  chosen: string;
  isDisabled: boolean;
  onChoose: (id: string) => void;
}

/** Says into which club members are imported, or asks for it. */
export function ChooseClub({ golfclubId, chosen, isDisabled, onChoose }: ChooseClubProps) {
  const { t } = useTranslation();
  const { data: settled } = useGetGolfclubQuery(golfclubId === null ? skipToken : { id: golfclubId, members: 'none' });
  const clubs = useGetGolfclubsQuery(golfclubId === null ? { members: 'none' } : skipToken);
  const name = golfclubId === null ? clubs.data?.find(({ id }) => id === chosen)?.name : settled?.name;
  // While members are written the club is no longer a question.
  if (golfclubId === null && !isDisabled) {
    return <PickNamed label={t('importing.club')} query={clubs} value={chosen} onPick={onChoose} />;
  }
  return name === undefined ? null : <Typography variant="subtitle1">{t('importing.into', { club: name })}</Typography>;
}
