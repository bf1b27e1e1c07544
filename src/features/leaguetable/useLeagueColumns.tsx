import DragHandleIcon from '@mui/icons-material/DragHandle';
import PersonIcon from '@mui/icons-material/Person';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale';
import type { GridColumn } from '../../ui/dataGrid/gridColumn';
import type { LeagueRow, Movement } from './leagueRows';
import { MovementShown, movementText } from './MovementShown';
import { RowAction } from './RowAction';
import { Trend } from './Trend';

const line = { display: 'inline-flex', alignItems: 'center' } as const;
/** Above everyone who came from a rank. */
const NEW = 1_000_000;

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
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale);
    const columns: (GridColumn<LeagueRow> | null)[] = [
      {
        field: 'rank',
        header: t('league.rank'),
        width: 110,
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
        text: ({ totalPoints }) => number.format(totalPoints),
        filter: { kind: 'number', value: ({ totalPoints }) => totalPoints },
      },
      {
        field: 'movement',
        header: t('league.movement.header'),
        minWidth: 130,
        sortBy: ({ movement }) => places(movement),
        text: ({ movement }) => movementText(movement, t),
        cell: ({ movement }) => <MovementShown movement={movement} />,
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
  }, [t, locale, isStaff, hasTrend, onOpen]);
}

/** Returns by how many ranks it went up. */
function places(movement: Movement): number {
  if ('ranks' in movement) return movement.kind === 'up' ? movement.ranks : -movement.ranks;
  return movement.kind === 'new' ? NEW : 0;
}
