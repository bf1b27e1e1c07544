import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragHandleIcon from '@mui/icons-material/DragHandle';
import FiberNewIcon from '@mui/icons-material/FiberNew';
import PersonIcon from '@mui/icons-material/Person';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { useMemberLink } from '@/routing/MemberLink';
import { ranksGained, type RankMovement } from '@/scoring/rankMovement';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import { RowAction } from './RowAction';
import { Trend } from './Trend';
import type { LeagueRow } from './leagueRows';

const line = { display: 'inline-flex', alignItems: 'center' } as const;

interface Shown {
  isStaff: boolean;
  /** Some row has a trend that is for this reader. */
  hasTrend: boolean;
  onOpen: (playerId: string) => void;
}

/** Returns the columns of the league table; what colour shows, words say too. */
export function useLeagueColumns({ isStaff, hasTrend, onOpen }: Shown): GridColumn<LeagueRow>[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const memberLink = useMemberLink();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale);
    const columns: (GridColumn<LeagueRow> | null)[] = [
      {
        field: 'rank',
        header: t('league.rank'),
        width: 150,
        isTitle: true,
        isSticky: true,
        text: ({ rank, tied }) => (tied ? `${rank} ${t('league.tied')}` : `${rank}`),
        filter: { kind: 'number', value: ({ rank }) => rank },
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
        minWidth: 160,
        isTitle: true,
        isSticky: true,
        text: ({ player }) => player,
        filter: { kind: 'text' },
        sortBy: ({ player }) => player,
        cell: ({ player, username, isOwn }) => (
          <Stack component="span" direction="row" spacing={1} sx={line}>
            <Typography component="span" variant="inherit" sx={{ fontWeight: isOwn ? 700 : 'inherit' }}>
              {memberLink({ username }, player)}
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
        minWidth: 120,
        sortBy: ({ totalPoints }) => totalPoints,
        text: ({ totalPoints }) => number.format(totalPoints),
        filter: { kind: 'number', value: ({ totalPoints }) => totalPoints },
      },
      {
        field: 'movement',
        header: t('league.movement.header'),
        // The longest of its words, in German.
        minWidth: 190,
        sortBy: ({ movement }) => ranksGained(movement),
        text: ({ movement }) => movementText(movement, t),
        cell: ({ movement }) => <MovementMark movement={movement} />,
      },
      hasTrend
        ? {
            field: 'trend',
            header: t('league.trend.header'),
            width: 130,
            text: ({ trend }) => trend.map((points) => number.format(points)).join(', '),
            cell: ({ trend }) => <Trend points={trend} />,
          }
        : null,
      {
        field: 'actions',
        header: t(isStaff ? 'league.events.header' : 'league.actions'),
        width: isStaff ? 130 : 160,
        isActions: true,
        text: () => '',
        cell: (row) => <RowAction row={row} isStaff={isStaff} onOpen={onOpen} />,
      },
    ];
    return columns.filter((column) => column !== null);
  }, [t, locale, memberLink, isStaff, hasTrend, onOpen]);
}

const icons = { up: ArrowUpwardIcon, down: ArrowDownwardIcon, same: RemoveIcon, new: FiberNewIcon } as const;

const colours = { up: 'success', down: 'error', same: 'disabled', new: 'primary' } as const;

/** Returns in words how a player moved since the latest training. */
const movementText = (movement: RankMovement, t: TFunction): string =>
  'ranks' in movement
    ? t(`league.movement.${movement.kind}`, { count: movement.ranks })
    : t(`league.movement.${movement.kind}`);

/** How a player moved since the latest training: an arrow, and the same in words. */
function MovementMark({ movement }: { movement: RankMovement }) {
  const { t } = useTranslation();
  const Icon = icons[movement.kind];
  return (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon fontSize="small" color={colours[movement.kind]} aria-hidden />
      {/* Its baseline is that of the cell: on a card it stands beside a name. */}
      <Box component="span" sx={{ alignSelf: 'baseline' }}>
        {movementText(movement, t)}
      </Box>
    </Stack>
  );
}
