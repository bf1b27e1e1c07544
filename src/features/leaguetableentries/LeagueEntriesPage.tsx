import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetGolfclubQuery } from '@/api/golfclub';
import { ClubPicker } from '@/filters/ClubPicker';
import { useSelectedClub } from '@/filters/useFilters';
import { Page } from '@/ui/Page';
import { ClubEntries } from './ClubEntries';

/** The league table entries of a club: the own one's for pros, any one's for admins. */
export default function LeagueEntriesPage() {
  const { t } = useTranslation();
  const { golfclubId } = useSelectedClub('entries');
  const { currentData: club } = useGetGolfclubQuery({ id: golfclubId, members: 'none' });
  return (
    <Page
      isWide
      title={t('leagueEntries.title')}
      filters={
        club && (
          <Typography variant="h2" color="textSecondary" sx={{ flexGrow: 1 }}>
            {club.name}
          </Typography>
        )
      }
      actions={<ClubPicker screen="entries" />}
    >
      <Stack spacing={0.5}>
        {/* Of another club nothing may be left, not even while its entries are being read. */}
        <ClubEntries key={golfclubId} clubName={club?.name ?? ''} />
      </Stack>
    </Page>
  );
}
