import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetLeagueEntriesQuery } from '@/api/league';
import { addressOf } from '@/filters/address';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showHandicap } from '@/i18n/numbers';
import { ChainButton } from '@/scoring/ChainButton';
import { useSession } from '@/session/sessionSlice';
import { DataGrid } from '@/ui/dataGrid/DataGrid';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { LeagueEntry } from '@contract/league';
import type { Member } from '@contract/member';

const LATEST = 5;
const entryId = ({ trainingId }: LeagueEntry) => trainingId;

/** The latest league table entries of the member, and the way to all of them. */
export function MemberEntries({ member: { id: player, golfclubId } }: { member: Member }) {
  const { t } = useTranslation();
  const { golfclubId: ownClub } = useSession();
  const query = useGetLeagueEntriesQuery(
    { golfclubId, player, sort: '-date', page: '0', pageSize: String(LATEST) },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useEntryColumns();
  const { totalCount = 0, entries } = query.currentData ?? {};
  const club = golfclubId === ownClub ? null : golfclubId;
  return (
    <Stack spacing={1}>
      <DataGrid
        id="memberEntries"
        label={t('member.entries')}
        query={{ ...query, data: query.currentData }}
        rows={entries}
        columns={columns}
        rowId={entryId}
        nothingYet={t('member.entriesNothing')}
      />
      {totalCount > 0 && (
        <Button
          component={Link}
          to={addressOf('entries', { club, player, season: 'all' })}
          sx={{ alignSelf: 'flex-start' }}
        >
          <span>{t('member.allEntries', { count: totalCount })}</span>
        </Button>
      )}
    </Stack>
  );
}

function useEntryColumns(): GridColumn<LeagueEntry>[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  const handicap = (value: number | null | undefined) =>
    typeof value === 'number' ? showHandicap(value, locale) : '–';
  return [
    {
      field: 'training',
      header: t('leagueEntries.training'),
      isTitle: true,
      flex: 2,
      minWidth: 160,
      text: ({ trainingName }) => localizedText(trainingName),
    },
    {
      field: 'date',
      header: t('leagueEntries.date'),
      minWidth: 188,
      text: ({ trainingDate }) => showDate(trainingDate, locale),
    },
    {
      field: 'score',
      header: t('leagueEntries.score'),
      align: 'right',
      minWidth: 80,
      text: ({ score }) => number.format(score),
    },
    {
      field: 'handicapPlayed',
      header: t('leagueEntries.handicapPlayed'),
      align: 'right',
      minWidth: 130,
      text: ({ handicapPlayed }) => handicap(handicapPlayed),
    },
    {
      field: 'points',
      header: t('leagueEntries.points'),
      align: 'right',
      minWidth: 130,
      text: ({ points }) => number.format(points),
    },
    {
      field: 'chain',
      header: t('leagueEntries.chain'),
      isActions: true,
      width: 158,
      align: 'right',
      text: () => '',
      cell: ({ player, trainingId, trainingName, trainingDate }) => (
        <ChainButton
          trainingId={trainingId}
          playerId={player.id}
          label={`${localizedText(trainingName)} · ${showDate(trainingDate, locale)}`}
        />
      ),
    },
  ];
}
