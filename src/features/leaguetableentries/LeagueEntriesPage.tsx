import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubQuery, useGetGolfclubsQuery } from '@/api/golfclub';
import { useSelectedClub } from '@/filters/useFilters';
import { Page } from '@/ui/Page';
import { PickNamed } from '@/ui/PickNamed';
import { ClubEntries } from './ClubEntries';

/** The league table entries of a club: the own one's for pros, any one's for admins. */
export default function LeagueEntriesPage() {
  const { t } = useTranslation();
  const { golfclubId, mayChooseClub, chooseClub } = useSelectedClub('entries');
  const { currentData: club } = useGetGolfclubQuery({ id: golfclubId, members: 'none' });
  const clubs = useGetGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  return (
    <Page
      isWide
      title={t('leagueEntries.title')}
      filters={club && <Typography variant="h2">{club.name}</Typography>}
      actions={
        mayChooseClub && (
          <PickNamed isCompact label={t('shell.golfclub')} query={clubs} value={golfclubId} onPick={chooseClub} />
        )
      }
    >
      <Stack spacing={0.5}>
        {/* Of another club nothing may be left, not even while its entries are being read. */}
        <ClubEntries key={golfclubId} clubName={club?.name ?? ''} />
      </Stack>
    </Page>
  );
}
