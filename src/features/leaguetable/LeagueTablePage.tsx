import ListAltIcon from '@mui/icons-material/ListAlt';
import TvIcon from '@mui/icons-material/Tv';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useGetGolfclubQuery } from '@/api/golfclub';
import { useGetLeagueTableQuery } from '@/api/league';
import { addressOf } from '@/filters/address';
import { ClubPicker } from '@/filters/ClubPicker';
import { useFilters, useSeason, useSelectedClub } from '@/filters/useFilters';
import { currentLocale } from '@/i18n/locale';
import { NextStep } from '@/routing/NextStep';
import { DISPLAY_LINKS } from '@/routing/routes';
import { useMay, useSession } from '@/session/sessionSlice';
import { Page } from '@/ui/Page';
import { SearchBox } from '@/ui/fields/SearchField';
import { SeasonPicker, seasonText } from '@/ui/fields/SeasonPicker';
import { useFound } from '@/ui/useControl';
import { LeagueGrid } from './LeagueGrid';
import { leagueExport } from './leagueExport';
import { PlayerEvents } from './PlayerEvents';
import { Podium } from './Podium';
import { leagueRows, rowsCalled } from './leagueRows';

/** The club's league table of a season, read anew whenever it is opened. */
export default function LeagueTablePage() {
  const { t } = useTranslation();
  const locale = currentLocale();
  const { id } = useSession();
  const isStaff = useMay('league.readEvents');
  const { golfclubId } = useSelectedClub('league');
  const season = useSeason('league');
  const [{ club: chosenClub, season: chosenSeason, q, player }, change] = useFilters('league');
  const openPlayer = useCallback((opened: string) => change({ player: opened }), [change]);
  const { data: current } = useGetGolfclubQuery({ id: golfclubId, members: 'none' });
  const club = current?.id === golfclubId ? current.name : null;
  const requested = { golfclubId, ...season.period, events: 'none' } as const;
  const query = useGetLeagueTableQuery(requested, { refetchOnMountOrArgChange: true });
  // Only what was asked for: another club's or season's table must not stand here while this one is being read.
  const table = query.currentData;
  const rows = useMemo(() => table && leagueRows(table.leagueTableEntries, id), [table, id]);
  const called = useMemo(() => rows && rowsCalled(rows, q), [rows, q]);
  const found = useFound('league', q, { all: rows, found: called, idOf: ({ playerId }) => playerId });
  const years = query.data?.golfclubId === golfclubId ? query.data.years : [];
  const opened = isStaff ? rows?.find(({ playerId }) => playerId === player) : undefined;
  const own = rows?.find(({ isOwn }) => isOwn);
  const inSeason = seasonText(season.choice, t, locale);
  const heading = [club ?? '', inSeason, ...(q === '' ? [] : [t('league.search.of', { q })])];
  const nothing = () => {
    if (q !== '' && rows && rows.length > 0) return t('ui.nothingFound');
    if (years.length > 0 && season.choice !== 'all') return t('league.nothingInSeason');
    return (
      <>
        <span>{t('league.nothingYet')}</span> <NextStep to="wizard" />
      </>
    );
  };
  return (
    <Page
      isWide
      filters={
        <Stack
          direction="row"
          useFlexGap
          sx={{ flex: '1 1 500px', minWidth: 0, flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}
        >
          {club !== null && (
            <Typography variant="h2" color="textSecondary" sx={{ mr: 1 }}>
              {`${club} · ${inSeason}`}
            </Typography>
          )}
          <LeagueFilters years={years} />
        </Stack>
      }
      title={t('league.title')}
      actions={<ClubPicker screen="league" />}
    >
      <Stack spacing={1} sx={{ pt: 1 }}>
        {season.isPast && <Typography color="textSecondary">{t('ui.season.past')}</Typography>}
        {rows && rows.length > 0 && <Podium rows={rows} prizes={table?.prizes ?? []} />}
        {own && (
          <Typography>
            {t('league.own', {
              rank: own.rank,
              all: rows?.length,
              points: t('league.points', { count: own.totalPoints }),
            })}
          </Typography>
        )}
        <LeagueGrid
          label={club === null ? t('league.title') : t('league.tableOf', { club })}
          query={{ ...query, data: table }}
          rows={found}
          isFiltered={q !== ''}
          isStaff={isStaff}
          onOpen={openPlayer}
          nothing={nothing()}
          tools={<LeagueTools entriesAddress={addressOf('entries', { club: chosenClub, season: chosenSeason })} />}
          listExport={leagueExport(t, heading)}
        />
        <LeagueRule />
      </Stack>
      {opened && (
        <PlayerEvents
          key={opened.playerId}
          row={opened}
          golfclubId={golfclubId}
          period={season.period}
          season={inSeason}
          onClose={() => change({ player: null })}
        />
      )}
    </Page>
  );
}

/** How the order and the arrows come about, which stands next to the table. */
function LeagueRule() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ typography: 'subtitle2' }}>
        {t('league.rule.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${t('league.rule.text')} ${t('league.rule.noEvents')} ${t('league.rule.movement')}`}
      </Typography>
    </Box>
  );
}

/** Which season the table is of, and whom it is searched for. */
function LeagueFilters({ years }: { years: readonly number[] }) {
  const { t } = useTranslation();
  const season = useSeason('league');
  const [{ q }, change] = useFilters('league');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SeasonPicker isCompact choice={season.choice} onChoose={season.choose} years={years} />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, maxWidth: { sm: 400 } }}>
        <SearchBox
          isCompact
          label={t('league.search.label')}
          help={t('league.search.help')}
          q={q}
          onSearch={(wanted) => change({ q: wanted })}
        />
      </Box>
    </Stack>
  );
}

/** Where staff go on from the table. */
function LeagueTools({ entriesAddress }: { entriesAddress: string }) {
  const { t } = useTranslation();
  const maySeeEntries = useMay('league.readEvents');
  const maySeeDisplays = useMay('display.list');
  return (
    <>
      {maySeeEntries && (
        <Button size="small" component={RouterLink} to={entriesAddress} startIcon={<ListAltIcon />}>
          {t('league.toEntries')}
        </Button>
      )}
      {maySeeDisplays && (
        <Button size="small" component={RouterLink} to={DISPLAY_LINKS} startIcon={<TvIcon />}>
          {t('league.toDisplay')}
        </Button>
      )}
    </>
  );
}
