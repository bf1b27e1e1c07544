import DragHandleIcon from '@mui/icons-material/DragHandle';
import PersonIcon from '@mui/icons-material/Person';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale';
import type { QueryFace } from '../../ui/Faces';
import { Grid } from '../../ui/Grid';
import type { GridColumn } from '../../ui/gridColumn';
import type { LeagueRow } from './leagueRows';

const line = { display: 'inline-flex', alignItems: 'center' } as const;
const playerId = (row: LeagueRow) => row.playerId;

/** The league table: rank, player and total points (specification §2); what colour shows, words say too. */
export function LeagueGrid({ label, query, rows }: { label: string; query: QueryFace; rows: LeagueRow[] | undefined }) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(currentLocale());
  const columns: GridColumn<LeagueRow>[] = [
    {
      field: 'rank',
      header: t('league.rank'),
      width: 160,
      isTitle: true,
      sortBy: ({ rank }) => rank,
      cell: ({ rank, tied }) => (
        <Stack component="span" direction="row" spacing={1} sx={line}>
          <span>{rank}</span>
          {tied && <Chip component="span" size="small" icon={<DragHandleIcon />} label={t('league.tied')} />}
        </Stack>
      ),
    },
    {
      field: 'player',
      header: t('league.player'),
      flex: 2,
      minWidth: 200,
      isTitle: true,
      sortBy: ({ player }) => player,
      cell: ({ player, isOwn }) => (
        <Stack component="span" direction="row" spacing={1} sx={line}>
          <Typography component="span" variant="inherit" sx={{ fontWeight: isOwn ? 700 : 'inherit' }}>
            {player}
          </Typography>
          {isOwn && (
            <Chip component="span" size="small" color="primary" icon={<PersonIcon />} label={t('league.you')} />
          )}
        </Stack>
      ),
    },
    {
      field: 'totalPoints',
      header: t('league.totalPoints'),
      align: 'right',
      minWidth: 130,
      sortBy: ({ totalPoints }) => totalPoints,
      cell: ({ totalPoints }) => number.format(totalPoints),
    },
  ];
  return (
    <Grid
      label={label}
      query={query}
      rows={rows}
      columns={columns}
      rowId={playerId}
      nothingYet={t('league.nothingYet')}
    />
  );
}
