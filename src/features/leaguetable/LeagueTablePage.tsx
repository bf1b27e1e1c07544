import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGolfclubQuery, useGolfclubsQuery } from '../../api/golfclub';
import { useLeagueTableQuery } from '../../api/league';
import { useSession } from '../../session/useSession';
import { Page } from '../../ui/Page';
import { PickNamed } from '../../ui/PickNamed';
import { LeagueGrid } from './LeagueGrid';
import { leagueRows } from './leagueRows';
import { useLeagueUrl } from './leagueUrl';
import { Podium } from './Podium';

/** The club's league table, read anew whenever it is opened. */
export default function LeagueTablePage() {
  const { t } = useTranslation();
  const { id } = useSession();
  const { golfclubId, mayChooseClub, chooseClub } = useLeagueUrl();
  const { data: club } = useGolfclubQuery({ id: golfclubId, members: 'none' });
  const clubs = useGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  const query = useLeagueTableQuery({ golfclubId }, { refetchOnMountOrArgChange: true });
  // Only this club's table: another one's must not stand under this club's name while it is being read.
  const table = query.currentData;
  const rows = useMemo(() => table && leagueRows(table.leagueTableEntries, id), [table, id]);
  const isShown = rows !== undefined && rows.length > 0;
  return (
    <Page
      title={t('league.title')}
      actions={
        mayChooseClub && <PickNamed label={t('shell.golfclub')} query={clubs} value={golfclubId} onPick={chooseClub} />
      }
    >
      <Stack spacing={3}>
        {club?.id === golfclubId && <Typography variant="h2">{club.name}</Typography>}
        {isShown && <Podium rows={rows} />}
        <LeagueGrid
          label={club?.id === golfclubId ? t('league.tableOf', { club: club.name }) : t('league.title')}
          query={{ ...query, data: table }}
          rows={rows}
        />
        <Box component="section">
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('league.rule.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
            {t('league.rule.text')} {t('league.rule.noEvents')}
          </Typography>
        </Box>
      </Stack>
    </Page>
  );
}
